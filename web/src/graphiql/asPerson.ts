import type { Session } from '../features/session/session.ts';

/** Sends requests as the person who is signed in in the app, unless the Headers tab says who it is. */
export const asPerson =
  ({ getIdToken }: Pick<Session, 'getIdToken'>, restored: Promise<unknown>): typeof fetch =>
  async (input, init) => {
    const headers = new Headers(init?.headers);
    if (headers.has('authorization')) return fetch(input, init);
    await restored;
    const token = await getIdToken();
    if (token === null) return fetch(input, init);
    headers.set('authorization', `Bearer ${token}`);
    return fetch(input, { ...init, headers });
  };
