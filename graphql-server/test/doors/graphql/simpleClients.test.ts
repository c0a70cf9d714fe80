import { beforeAll, describe, expect, it } from '@jest/globals';
import type { EventView } from '../../../src/doors/presenters/presentEvent.ts';
import { anEvent, readEvent } from '../../support/builders.ts';
import { statementsOf } from '../../support/testServer.ts';
import { useServer } from '../../support/useServer.ts';

const server = useServer();
let address: string;
let event: EventView;
beforeAll(async () => {
  address = await server.app.listen({ port: 0, host: '127.0.0.1' });
  event = await anEvent(server);
});

const LIST = 'query List($first: Int) { events(first: $first) { nodes { urlHash } } }';
const DELETE = 'mutation Delete($urlHash: String!) { deleteEvent(urlHash: $urlHash) }';

const get = (parameters: Record<string, string>, headers: Record<string, string>) =>
  fetch(`${address}/graphql?${new URLSearchParams(parameters).toString()}`, { headers });

/** As a page of another site sends a request that its browser does not ask about first. */
const FROM_ELSEWHERE = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors', origin: 'https://evil.example' };

const CLIENTS: [string, Record<string, string>, string][] = [
  [
    'urql, as it is',
    {
      accept:
        'application/graphql-response+json, application/graphql+json, application/json, text/event-stream, multipart/mixed',
      'sec-fetch-site': 'same-origin',
      'sec-fetch-mode': 'cors',
    },
    'application/graphql-response+json; charset=utf-8',
  ],
  ['curl', { accept: '*/*' }, 'application/json; charset=utf-8'],
  ['a program that names JSON', { accept: 'application/json' }, 'application/json; charset=utf-8'],
];

describe.each(CLIENTS)('a client that reads by GET: %s', (_who, headers, type) => {
  const ask = (query: string, variables: object) =>
    get({ query, operationName: 'List', variables: JSON.stringify(variables) }, headers);

  it('is answered without a header that says that it is one', async () => {
    const answer = await ask(LIST, { first: 1 });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, type]);
    expect(await answer.json()).toEqual({ data: { events: { nodes: [{ urlHash: event.urlHash }] } } });
  });

  it('is answered from the cache when it asks again', async () => {
    await ask(LIST, { first: 2 });
    const counted = await statementsOf(server, () => ask(LIST, { first: 2 }));
    expect(counted).toBe(0);
  });

  it('changes nothing, also signed in: a mutation by GET is 405', async () => {
    const variables = JSON.stringify({ urlHash: event.urlHash });
    const answer = await get({ query: DELETE, variables }, { ...headers, authorization: 'Bearer uid:ada' });
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'POST']);
    expect(await answer.json()).toMatchObject({ errors: [{ extensions: { code: 'BAD_REQUEST' } }] });
    expect(await readEvent(server, event)).toEqual(event);
  });
});

describe('a page of another site', () => {
  const body = () => JSON.stringify({ query: DELETE, variables: { urlHash: event.urlHash } });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    'is refused a POST of %s, with or without a header that tells its site',
    async (type) => {
      const post = (headers: object) =>
        fetch(`${address}/graphql`, { method: 'POST', body: body(), headers: { 'content-type': type, ...headers } });
      const [foreign, silent] = [await post(FROM_ELSEWHERE), await post({})];
      expect([foreign.status, silent.status]).toEqual([403, 415]);
      expect(await foreign.json()).toMatchObject({ errors: [{ extensions: { code: 'FORBIDDEN' } }] });
      expect(await readEvent(server, event)).toEqual(event);
    },
  );

  it('is refused a POST without a type as well', async () => {
    const post = (headers: object) =>
      server.app.inject({ method: 'POST', url: '/graphql', payload: Buffer.from(body()), headers: { ...headers } });
    expect((await post(FROM_ELSEWHERE)).statusCode).toBe(403);
    expect((await post({})).statusCode).toBe(415);
  });

  it('may read the answer to a GET, without anybody’s cookies', async () => {
    const answer = await get({ query: LIST }, FROM_ELSEWHERE);
    expect(answer.status).toBe(200);
    const { headers } = answer;
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(headers.get('access-control-allow-credentials')).toBeNull();
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-type')).toMatch(/json/);
  });

  it('has a mutation by GET refused like everybody', async () => {
    const variables = JSON.stringify({ urlHash: event.urlHash });
    const answer = await get({ query: DELETE, variables }, FROM_ELSEWHERE);
    expect(answer.status).toBe(405);
  });
});
