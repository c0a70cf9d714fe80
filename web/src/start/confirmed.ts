import { respondedEventKey, responseTokenKey, votedPollKey, voteTokenKey } from '@quorum/domain/response/constants';
import { regularOfSeriesKey, regularTokenKey } from '@quorum/domain/series/regularForm';

/** What a page may confirm, the address of such pages, and where its token is stored. */
const KINDS = [
  {
    saved: 'savedResponse',
    page: /^\/events\/([^/]+)/,
    keyOfToken: responseTokenKey,
    keyOfAnswered: respondedEventKey,
  },
  { saved: 'savedVote', page: /^\/polls\/([^/]+)/, keyOfToken: voteTokenKey, keyOfAnswered: votedPollKey },
  { saved: 'savedRegular', page: /^\/series\/([^/]+)/, keyOfToken: regularTokenKey, keyOfAnswered: regularOfSeriesKey },
] as const;

const CONFIRMING = '[data-saved-response], [data-saved-vote], [data-saved-regular], [data-removed-response]';

/** Whether the page says what a form has just done. It says so once: a reload would take it away. */
export const isConfirming = (): boolean => document.querySelector(CONFIRMING) !== null;

const forget = (id: string) => {
  const [, urlHash = ''] = KINDS[0].page.exec(location.pathname) ?? [];
  localStorage.removeItem(responseTokenKey(id));
  if (localStorage.getItem(respondedEventKey(urlHash)) === id) localStorage.removeItem(respondedEventKey(urlHash));
};

/**
 * Stores the token of what a form has just sent, or removes it; `Confirmed.tsx`, `SavedVotes.tsx` and `SeriesView.tsx`
 * name it.
 */
export const noteConfirmed = (): void => {
  const data = document.querySelector<HTMLElement>(CONFIRMING)?.dataset ?? {};
  for (const { saved, page, keyOfToken, keyOfAnswered } of KINDS) {
    const [, urlHash = ''] = page.exec(location.pathname) ?? [];
    const [id = '', token = ''] = data[saved]?.split('.') ?? [];
    if (!token) continue;
    localStorage.setItem(keyOfAnswered(urlHash), id);
    localStorage.setItem(keyOfToken(id), token);
  }
  if (data.removedResponse) forget(data.removedResponse);
};
