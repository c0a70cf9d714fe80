import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { asPerson } from '../../src/graphiql/asPerson.ts';

const sent = jest.fn<typeof fetch>();
const { fetch } = globalThis;
beforeEach(() => {
  sent.mockReset();
  globalThis.fetch = sent;
});
afterEach(() => {
  globalThis.fetch = fetch;
});

const authorizationOf = () => new Headers(sent.mock.calls[0]?.[1]?.headers).get('authorization');
const signedIn = { getIdToken: () => Promise.resolve('an-id-token') };
const ACCEPT = { accept: 'application/json' };

it('GraphiQL asks as the person who is signed in in the app, once that is known', async () => {
  let restore = (): void => undefined;
  const restored = new Promise<void>((resolve) => (restore = resolve));
  const asked = asPerson(signedIn, restored)('/graphql', { method: 'POST', headers: ACCEPT });
  expect(sent).not.toHaveBeenCalled();
  restore();
  await asked;
  expect(authorizationOf()).toBe('Bearer an-id-token');
  expect(sent.mock.calls[0]?.[1]).toMatchObject({ method: 'POST' });
  expect(new Headers(sent.mock.calls[0]?.[1]?.headers).get('accept')).toBe('application/json');
});

it('as nobody, if nobody is', async () => {
  await asPerson({ getIdToken: () => Promise.resolve(null) }, Promise.resolve())('/graphql', { headers: ACCEPT });
  expect(authorizationOf()).toBeNull();
});

it('and by the token of the Headers tab, if there is one', async () => {
  const headers = { Authorization: 'Bearer quorum_pat_of_mine' };
  await asPerson(signedIn, Promise.resolve())('/graphql', { headers });
  expect(authorizationOf()).toBe('Bearer quorum_pat_of_mine');
});
