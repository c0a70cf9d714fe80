import { afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { EventQueries } from '../../../src/doors/graphql/resolvers/EventQueries.ts';
import { useServer } from '../../support/useServer.ts';

const server = useServer();
let address: string;
beforeAll(async () => {
  address = await server.app.listen({ port: 0, host: '127.0.0.1' });
});

const JSON_TYPE = 'application/json';
const ACCEPTED = [
  JSON_TYPE,
  `${JSON_TYPE}, application/graphql-response+json`,
  'application/graphql-response+json',
  '*/*',
];

const get = async (query: string, accept: string, variables: object = {}) => {
  const search = new URLSearchParams({ query, variables: JSON.stringify(variables) }).toString();
  const headers = { accept };
  const response = await fetch(`${address}/graphql?${search}`, { headers });
  const names = ['content-type', 'content-length', 'cache-control', 'vary', 'x-content-type-options', 'retry-after'];
  return {
    status: response.status,
    headers: Object.fromEntries(names.map((name) => [name, response.headers.get(name)])),
    body: await response.json(),
  };
};

const refusedAt = (name: string) => `query ${name} { eventTypes { id } events(after: "nothing") { totalCount } }`;

afterEach(() => void jest.restoreAllMocks());

describe('a public document that is refused', () => {
  it('is executed once, the first time as later', async () => {
    const executed = jest.spyOn(EventQueries.prototype, 'events');
    for (const time of [1, 2, 3]) {
      const { body } = await get(refusedAt('Once'), JSON_TYPE);
      expect(body).toMatchObject({ errors: [{ extensions: { code: 'BAD_USER_INPUT' } }] });
      expect(executed).toHaveBeenCalledTimes(time);
    }
  });

  it.each([
    ['by a resolver', (name: string) => refusedAt(name), {}],
    [
      'for a variable',
      (name: string) => `query ${name}($first: Int) { events(first: $first) { totalCount } }`,
      { first: 'x' },
    ],
    ['for a field that is none', (name: string) => `query ${name} { events { nope } }`, {}],
    ['as it is no document', (name: string) => `query ${name} { events {`, {}],
    [
      'as it asks for too much',
      (name: string) => `query ${name} { ${'...A '.repeat(16)} } fragment A on Query { a: __typename }`,
      {},
    ],
  ])('%s is told so by the cache as by the routes, whatever is accepted', async (_why, document, variables) => {
    for (const [number, accept] of ACCEPTED.entries()) {
      const query = document(`Q${number}`);
      const byCache = await get(query, accept, variables);
      const byRoutes = await get(query, accept, variables);
      expect([accept, byCache]).toEqual([accept, byRoutes]);
    }
  });
});
