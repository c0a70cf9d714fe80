import { FORM_PAGES, PAGES, POLL_FORM_PAGES } from '@quorum/domain/pages';
import type { Confirmation } from '@quorum/domain/response/confirmation';

const filled = (path: string, urlHash: string, id = '') =>
  path
    .replace(':urlHash', () => encodeURIComponent(urlHash))
    .replace(/:(participantId|voterId)/, () => encodeURIComponent(id));

/** Where a form leads to. */
export const eventPath = (urlHash: string): string => filled(PAGES.event, urlHash);
export const joinPath = (urlHash: string): string => filled(FORM_PAGES.join, urlHash);
export const editPath = (urlHash: string, participantId: number): string =>
  filled(FORM_PAGES.editResponse, urlHash, String(participantId));

export const pollPath = (urlHash: string): string => filled(PAGES.poll, urlHash);
export const votePath = (urlHash: string): string => filled(POLL_FORM_PAGES.vote, urlHash);
export const editVotePath = (urlHash: string, voterId: number): string =>
  filled(POLL_FORM_PAGES.editVote, urlHash, String(voterId));

/** The page that says what a form has done. */
export const confirmingPath = ({ did, urlHash }: Confirmation): string =>
  did === 'voted' ? pollPath(urlHash) : eventPath(urlHash);
