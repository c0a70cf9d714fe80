import { gql, type TypedDocumentNode } from '@apollo/client';
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { createPollingClient } from '../../../src/lib/api/pollingClient.ts';

const query: TypedDocumentNode<{ event: { title: string } }, { urlHash: string }> = gql`
  query List($urlHash: String!) {
    event(urlHash: $urlHash) {
      title
    }
  }
`;

const fetched = jest.fn<typeof fetch>();
const realFetch = globalThis.fetch;
beforeEach(() => void (globalThis.fetch = fetched));
afterEach(() => {
  globalThis.fetch = realFetch;
  fetched.mockReset();
});

const answer = (title: string, etag: string) => Response.json({ data: { event: { title } } }, { headers: { etag } });
const unchanged = () => new Response(null, { status: 304 });
const tagSent = () => new Headers(fetched.mock.lastCall?.[1]?.headers).get('if-none-match');

const aReader = (token: string | null = 'token') => {
  const client = createPollingClient(async () => token);
  return async (urlHash = 'A') =>
    (await client.query({ query, variables: { urlHash }, fetchPolicy: 'no-cache' })).data?.event.title;
};

it('sends who asks, and once it has read something its tag; what is unchanged is as it was', async () => {
  const read = aReader();
  fetched.mockResolvedValueOnce(answer('One', 'W/"1"'));
  expect(await read()).toBe('One');
  expect(tagSent()).toBeNull();
  expect(new Headers(fetched.mock.lastCall?.[1]?.headers).get('authorization')).toBe('Bearer token');
  fetched.mockImplementation(async () => unchanged());
  expect([await read(), tagSent()]).toEqual(['One', 'W/"1"']);
  expect(await read()).toBe('One');
  fetched.mockImplementation(async () => answer('Two', 'W/"2"'));
  expect(await read()).toBe('Two');
  await read();
  expect(tagSent()).toBe('W/"2"');
});

it('has browsers store nothing', async () => {
  fetched.mockImplementation(async () => answer('One', 'W/"1"'));
  await aReader()();
  expect(fetched.mock.lastCall?.[1]).toMatchObject({ cache: 'no-store', method: 'GET' });
});

it('keeps apart what is read from other addresses, and by other readers', async () => {
  const read = aReader();
  fetched.mockImplementation(async () => answer('One', 'W/"1"'));
  await read('A');
  await read('B');
  expect(tagSent()).toBeNull();
  await aReader(null)('A');
  expect(tagSent()).toBeNull();
});

it('keeps no tag of a refusal', async () => {
  const read = aReader();
  const refusal = { errors: [{ message: 'Later' }] };
  fetched.mockImplementation(async () => Response.json(refusal, { status: 429, headers: { etag: 'W/"no"' } }));
  await expect(read()).rejects.toThrow();
  fetched.mockImplementation(async () => answer('One', 'W/"1"'));
  expect([await read(), tagSent()]).toEqual(['One', null]);
});
