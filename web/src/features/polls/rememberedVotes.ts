import { createRemembered, NONE } from '../../lib/rememberedTokens.ts';
import { createTokenStore } from '../../lib/tokenStore.ts';
import { VOTE_TOKEN } from '../../lib/voteTokenKey.ts';

/** The tokens by which a visitor without an account owns their votes. */
export const voteTokens = createTokenStore(VOTE_TOKEN);

/** The polls that this browser votes in, each with the number of its vote: what becomes of them it does not know yet. */
export const votedPolls = createTokenStore('voted-poll-');

const remembered = createRemembered(voteTokens);

export const useRememberedVotes = remembered.useRemembered;

export const rememberVote = (urlHash: string, voterId: string, token: string): void => {
  votedPolls.save(urlHash, voterId);
  remembered.remember(voterId, token);
};

export const forgetVote = (voterId: string): void => {
  for (const urlHash of votedPolls.ids()) if (votedPolls.read(urlHash) === voterId) votedPolls.remove(urlHash);
  remembered.forget(voterId);
};

/** The number of this browser's vote in a poll: what is on the screen may be older. */
export const heldVote = (urlHash: string): string | undefined => {
  const voterId = votedPolls.read(urlHash);
  return voterId !== null && voteTokens.read(voterId) !== null ? voterId : undefined;
};

/** The same; renders again when that changes, in another tab too. */
export const useHeldVote = (urlHash: string): string | undefined =>
  remembered.useVersion() === NONE ? undefined : heldVote(urlHash);

/** Voters are numbered in the order of voting: after this number comes that voter. */
export const numberBefore = (voterId: string | null | undefined): string =>
  String(Math.max(0, Number(voterId ?? 0) - 1));
