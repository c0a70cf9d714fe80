import { createRemembered } from '../../lib/rememberedTokens.ts';
import { createTokenStore } from '../../lib/tokenStore.ts';

/** The tokens by which a visitor without an account owns their votes. */
export const voteTokens = createTokenStore('vote-token-');

/** The polls that this browser votes in, each with the number of its vote: what becomes of them it does not know yet. */
export const votedPolls = createTokenStore('voted-poll-');

const remembered = createRemembered(voteTokens);

export const { forget: forgetVote, useRemembered: useRememberedVotes } = remembered;

export const rememberVote = (urlHash: string, voterId: string, token: string): void => {
  remembered.remember(voterId, token);
  votedPolls.save(urlHash, voterId);
};
