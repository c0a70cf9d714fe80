import { fillPath, FORM_PAGES, PAGES, POLL_FORM_PAGES } from '@quorum/domain/pages';
import type { Confirmation } from '@quorum/domain/response/confirmation';

/** Where a form leads to. */
export const eventPath = (urlHash: string): string => fillPath(PAGES.event, { urlHash });
export const joinPath = (urlHash: string): string => fillPath(FORM_PAGES.join, { urlHash });
export const editPath = (urlHash: string, participantId: number): string =>
  fillPath(FORM_PAGES.editResponse, { urlHash, participantId: String(participantId) });

export const pollPath = (urlHash: string): string => fillPath(PAGES.poll, { urlHash });
export const votePath = (urlHash: string): string => fillPath(POLL_FORM_PAGES.vote, { urlHash });
export const editVotePath = (urlHash: string, voterId: number): string =>
  fillPath(POLL_FORM_PAGES.editVote, { urlHash, voterId: String(voterId) });

export const seriesPath = (seriesHash: string): string => fillPath(PAGES.series, { seriesHash });

/** The page that says what a form has done. */
export const confirmingPath = ({ did, urlHash }: Confirmation): string => {
  if (did === 'voted') return pollPath(urlHash);
  return did === 'becameRegular' ? seriesPath(urlHash) : eventPath(urlHash);
};
