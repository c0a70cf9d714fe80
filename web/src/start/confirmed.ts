import { respondedEventKey, responseTokenKey } from '@quorum/domain/response/constants';

/** Lets the browser hold the response that a form has just sent, or drop it; `Confirmed.tsx` names it. */
export const noteConfirmed = (): void => {
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
