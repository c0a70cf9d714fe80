import { clearDraft, draftAbout, keepDraft } from '../../../lib/browser/drafts.ts';
import type { Votes } from '../grid/likelihoods.ts';

interface Unsent {
  by: string;
  votes: Votes;
}

const about = (urlHash: string) => `unsent votes ${urlHash}`;

const isUnsent = (draft: unknown): draft is Unsent =>
  typeof draft === 'object' && draft !== null && 'by' in draft && 'votes' in draft;

/**
 * The votes in a poll that did not reach the server when they were chosen. This tab keeps them through a reload.
 * @param by the account, or the voter of this browser
 */
export const readUnsent = (urlHash: string, by: string): Votes => {
  const draft = draftAbout(about(urlHash));
  return isUnsent(draft) && draft.by === by ? draft.votes : {};
};

/** Stores what is still to be sent; nothing, where all was. */
export const keepUnsent = (urlHash: string, by: string, votes: Votes): void => {
  if (Object.keys(votes).length === 0) clearDraft(about(urlHash));
  else keepDraft(about(urlHash), { by, votes } satisfies Unsent);
};
