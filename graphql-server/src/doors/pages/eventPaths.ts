import { FORM_PAGES, PAGES } from '@quorum/domain/pages';

const filled = (path: string, urlHash: string, participantId = '') =>
  path
    .replace(':urlHash', () => encodeURIComponent(urlHash))
    .replace(':participantId', () => encodeURIComponent(participantId));

/** Where a form leads to. */
export const eventPath = (urlHash: string): string => filled(PAGES.event, urlHash);
export const joinPath = (urlHash: string): string => filled(FORM_PAGES.join, urlHash);
export const editPath = (urlHash: string, participantId: number): string =>
  filled(FORM_PAGES.editResponse, urlHash, String(participantId));
