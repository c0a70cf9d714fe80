import { respondedEventKey, responseTokenKey, votedPollKey, voteTokenKey } from '@quorum/domain/response/constants';

/** The votes that a form has just sent; `SavedVotes.tsx` names them. */
const noteVotes = () => {
  const { heldVote = '' } = document.querySelector<HTMLElement>('[data-held-vote]')?.dataset ?? {};
  const [id = '', token = ''] = heldVote.split('.');
  const [, urlHash = ''] = /^\/polls\/([^/]+)/.exec(location.pathname) ?? [];
  if (!token) return;
  localStorage.setItem(votedPollKey(urlHash), id);
  localStorage.setItem(voteTokenKey(id), token);
};

/** Whether the page says what a form has just done. It says so once: a reload would take it away. */
export const isConfirming = (): boolean =>
  document.querySelector('[data-held-vote], [data-held]:not([data-held=""]), [data-dropped]') !== null;

/** Lets the browser hold the response or the votes that a form has just sent, or drop it; `Confirmed.tsx` names it. */
export const noteConfirmed = (): void => {
  noteVotes();
  const { held, dropped } = document.querySelector<HTMLElement>('[data-held], [data-dropped]')?.dataset ?? {};
  const [id = '', token = ''] = held?.split('.') ?? [];
  const [, urlHash = ''] = /^\/events\/([^/]+)/.exec(location.pathname) ?? [];
  if (token) {
    localStorage.setItem(respondedEventKey(urlHash), id);
    localStorage.setItem(responseTokenKey(id), token);
  }
  if (!dropped) return;
  localStorage.removeItem(responseTokenKey(dropped));
  if (localStorage.getItem(respondedEventKey(urlHash)) === dropped) localStorage.removeItem(respondedEventKey(urlHash));
};
