import { respondedEventKey, responseTokenKey, votedPollKey, voteTokenKey } from '@quorum/domain/response/constants';

/** The votes that a form has just sent; `SavedVotes.tsx` names them. */
const noteVotes = () => {
  const { savedVote = '' } = document.querySelector<HTMLElement>('[data-saved-vote]')?.dataset ?? {};
  const [id = '', token = ''] = savedVote.split('.');
  const [, urlHash = ''] = /^\/polls\/([^/]+)/.exec(location.pathname) ?? [];
  if (!token) return;
  localStorage.setItem(votedPollKey(urlHash), id);
  localStorage.setItem(voteTokenKey(id), token);
};

/** Whether the page says what a form has just done. It says so once: a reload would take it away. */
export const isConfirming = (): boolean =>
  document.querySelector('[data-saved-vote], [data-saved-response], [data-removed-response]') !== null;

/** Stores the token of the response or the votes that a form has just sent, or removes it; `Confirmed.tsx` names it. */
export const noteConfirmed = (): void => {
  noteVotes();
  const { savedResponse, removedResponse } =
    document.querySelector<HTMLElement>('[data-saved-response], [data-removed-response]')?.dataset ?? {};
  const [id = '', token = ''] = savedResponse?.split('.') ?? [];
  const [, urlHash = ''] = /^\/events\/([^/]+)/.exec(location.pathname) ?? [];
  if (token) {
    localStorage.setItem(respondedEventKey(urlHash), id);
    localStorage.setItem(responseTokenKey(id), token);
  }
  if (!removedResponse) return;
  localStorage.removeItem(responseTokenKey(removedResponse));
  if (localStorage.getItem(respondedEventKey(urlHash)) === removedResponse)
    localStorage.removeItem(respondedEventKey(urlHash));
};
