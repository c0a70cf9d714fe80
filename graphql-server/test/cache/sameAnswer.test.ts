import { beforeAll, describe, expect, it } from '@jest/globals';
import { cacheKeyOf } from '../../src/cache/cacheKey.ts';
import { anEvent } from '../support/builders.ts';
import { statementsOf } from '../support/testServer.ts';
import { useServer } from '../support/useServer.ts';
import { aProblem } from '../support/aProblem.ts';

const JSON_TYPE = 'application/json';
const RESPONSE_TYPE = 'application/graphql-response+json';
const QUERY = 'query Lists { events { totalCount nodes { urlHash title } } }';
const POLL = `/graphql?query=${encodeURIComponent(QUERY)}`;

const server = useServer();
let address: string;
beforeAll(async () => {
  address = await server.app.listen({ port: 0, host: '127.0.0.1' });
  await anEvent(server);
});

const get = async (path: string, headers: Record<string, string> = {}) => {
  const answer = await fetch(`${address}${path}`, { headers });
  return { status: answer.status, type: answer.headers.get('content-type'), body: await answer.text() };
};

const queriesOf = (act: () => Promise<unknown>) => statementsOf(server, act);

const HUNDRED = Array.from({ length: 100 }, (_, number) => number);

describe.each([
  ['the polled operation', POLL],
  ['GET /api/events', '/api/events'],
  ['GET /api/event-types', '/api/event-types'],
])('%s', (_name, path) => {
  it('is made once for a hundred query strings that say nothing and a hundred ways to accept JSON', async () => {
    const { body } = await get(path);
    const queries = await queriesOf(async () => {
      for (const number of HUNDRED) {
        const silent = await get(`${path}${path.includes('?') ? `&nonsense=${number}` : `?${'&'.repeat(number)}`}`);
        const accepting = await get(path, { accept: `text/x-${number}, application/json;q=0.9, */*;q=0.1` });
        expect([silent.body, accepting.body]).toEqual([body, body]);
      }
    });
    expect(queries).toBe(0);
  });
});

it.each(['/api/events', '/api/event-types', '/api/polls'])(
  '%s refuses a hundred parameters that it does not know without asking the database',
  async (path) => {
    await get(path);
    const message = 'There is no parameter "_"';
    const about = { status: 400, code: 'BAD_USER_INPUT', title: 'Bad input', key: 'parameter.unknown', field: '_' };
    const unknown = aProblem({ ...about, message });
    const queries = await queriesOf(async () => {
      for (const number of HUNDRED) {
        const refused = await get(`${path}?_=${number}`);
        expect([refused.status, refused.body]).toEqual([
          400,
          JSON.stringify({ ...unknown, reasons: [{ key: 'parameter.unknown', values: { name: '"_"' } }] }),
        ]);
      }
      expect((await get(path)).status).toBe(200);
    });
    expect(queries).toBe(0);
  },
);

it('an operation is the same in whatever order its parts come', async () => {
  const [query, name] = [`query=${encodeURIComponent(QUERY)}`, 'operationName=Lists'];
  await get(`/graphql?${query}&${name}`);
  expect(await queriesOf(() => get(`/graphql?x=1&${name}&y&${query}`))).toBe(0);
});

it.each([
  ['says a part twice', `${POLL}&query=${encodeURIComponent('{ eventTypes { id } }')}`],
  ['says a part in disguise', `${POLL}&%71uery=${encodeURIComponent('{ eventTypes { id } }')}`],
])('an operation that %s is refused as ever', async (_how, path) => {
  await get(POLL);
  const answer = await get(path);
  expect([answer.status, answer.body]).toEqual([400, expect.stringContaining('may only be specified once')]);
});

it('gives each client the media type that it wants most', async () => {
  for (const accept of [JSON_TYPE, RESPONSE_TYPE]) {
    expect((await get(POLL, { accept })).type).toBe(`${accept}; charset=utf-8`);
  }
  expect(await queriesOf(() => get(POLL, { accept: `${RESPONSE_TYPE};q=0.9,${JSON_TYPE};q=0.8` }))).toBe(0);
});

describe('of JSON and the type of GraphQL responses a client wants', () => {
  it.each([
    [undefined, JSON_TYPE],
    ['*/*', JSON_TYPE],
    ['application/*', JSON_TYPE],
    [JSON_TYPE, JSON_TYPE],
    ['Application/JSON ; charset=utf-8', JSON_TYPE],
    ['application/json, text/plain, */*', JSON_TYPE],
    [RESPONSE_TYPE, RESPONSE_TYPE],
    [`${RESPONSE_TYPE},application/json;q=0.9`, RESPONSE_TYPE],
    [`application/json;q=0.9,${RESPONSE_TYPE}`, RESPONSE_TYPE],
    [`${RESPONSE_TYPE}, ${JSON_TYPE}`, RESPONSE_TYPE],
    [`${JSON_TYPE}, ${RESPONSE_TYPE}`, JSON_TYPE],
    [`*/*, ${RESPONSE_TYPE}`, RESPONSE_TYPE],
    [`${JSON_TYPE};q=0, */*`, RESPONSE_TYPE],
    ['image/png', null],
    [`${JSON_TYPE};q=0`, null],
    [`${JSON_TYPE};q=a`, null],
    ['', null],
    [`${JSON_TYPE}, ${'x'.repeat(1_000)}`, null],
  ])('by %j: %j', (accept, type) => {
    expect(cacheKeyOf('/graphql?query=1', accept)).toBe(type && `/graphql?query=1 ${type}; charset=utf-8`);
  });
});
