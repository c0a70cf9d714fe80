import { createRemembered } from '../../lib/rememberedTokens.ts';
import { createTokenStore } from '../../lib/tokenStore.ts';

/** The tokens by which a visitor without an account owns their votes. */
export const voteTokens = createTokenStore('vote-token-');

export const {
  remember: rememberVote,
  forget: forgetVote,
  useRemembered: useRememberedVotes,
} = createRemembered(voteTokens);
