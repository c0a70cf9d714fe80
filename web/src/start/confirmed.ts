import { responseTokenKey } from '@quorum/domain/response/constants';

/** Lets the browser hold the response that a form has just sent, or drop it; `Confirmed.tsx` names it. */
export const noteConfirmed = (): void => {
  const { held, dropped } = document.querySelector<HTMLElement>('[data-held], [data-dropped]')?.dataset ?? {};
  const [id = '', token = ''] = held?.split('.') ?? [];
  if (token) localStorage.setItem(responseTokenKey(id), token);
  if (dropped) localStorage.removeItem(responseTokenKey(dropped));
};
