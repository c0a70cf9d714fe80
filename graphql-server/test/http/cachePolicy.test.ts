import { beforeAll, describe, expect, it } from '@jest/globals';
import type { EventView } from '../../src/doors/presenters/presentEvent.ts';
import { aDraft, anEvent, aResponse, type Joined } from '../support/builders.ts';
import type { Caller, TestServer } from '../support/testServer.ts';
import { useServer } from '../support/useServer.ts';

const server = useServer();
let event: EventView;
let response: Joined;
beforeAll(async () => {
  event = await anEvent(server);
  response = await aResponse(server, event, {}, { as: 'ben' });
});

const ADA: Caller = { as: 'ada' };
const policyOf = ({ statusCode, headers }: Awaited<ReturnType<TestServer['rest']>>) => [
  statusCode,
  headers['cache-control'],
];

describe('nothing stores', () => {
  const at = () => `/api/events/${event.urlHash}`;
  it.each<[string, number, () => ReturnType<TestServer['rest']>]>([
    ['an event by its hash', 200, () => server.rest('GET', at())],
    ['an event as its organiser sees it', 200, () => server.rest('GET', at(), undefined, ADA)],
    ["a person's events", 200, () => server.rest('GET', '/api/events/user?uid=ada', undefined, ADA)],
    ['all that is kept of a person', 200, () => server.rest('GET', '/api/me/data', undefined, ADA)],
    ['an event that was made', 201, () => server.rest('POST', '/api/events', aDraft(), ADA)],
    ['an event that was changed', 200, () => server.rest('PUT', at(), { title: 'New' }, ADA)],
    ['a join with its token', 201, () => server.rest('POST', `${at()}/join`, { name: 'Vera' })],
    [
      'a response that was changed',
      200,
      () => server.rest('PUT', `${at()}/participants/${response.id}`, { likelihood: 0.5 }, { as: 'ben' }),
    ],
    ['a link to hand over', 201, () => server.rest('POST', `${at()}/hand-over`, undefined, ADA)],
    ['a refusal', 401, () => server.rest('GET', '/api/me/data')],
    ['what there is not', 404, () => server.app.inject('/api/nothing')],
    ['what a client needs at run time', 200, () => server.rest('GET', '/api/init')],
    [
      'what GraphQL answers to one person',
      200,
      () =>
        server.app.inject({
          method: 'POST',
          url: '/graphql',
          payload: { query: '{ viewer { events { id } } }' },
          headers: { authorization: 'Bearer uid:ada' },
        }),
    ],
    ['what GraphQL refuses', 400, () => server.app.inject({ method: 'POST', url: '/graphql', payload: {} })],
  ])('%s (%d)', async (_what, status, ask) => {
    expect(policyOf(await ask())).toEqual([status, 'no-store']);
  });
});

describe('browsers store, and ask each time whether it is still so,', () => {
  it.each(['/api/events', '/api/event-types'])('%s, from the cache or not', async (url) => {
    const address = server.app.server.listening
      ? server.app.listeningOrigin
      : await server.app.listen({ port: 0, host: '127.0.0.1' });
    expect((await fetch(`${address}${url}`)).headers.get('cache-control')).toBe('private, no-cache');
    expect(policyOf(await server.rest('GET', url, undefined, ADA))).toEqual([200, 'private, no-cache']);
  });

  it.each([
    '/api/openapi.json',
    '/schema.graphql',
    '/developers/webhooks/event.confirmed.json',
    '/api/docs/',
    '/api/docs/json',
    '/api/docs/static/swagger-initializer.js',
  ])('%s', async (url) => expect(policyOf(await server.app.inject(url))).toEqual([200, 'no-cache']));

  it('the files of the documentation', async () => {
    const { statusCode, headers } = await server.app.inject('/api/docs/static/swagger-ui.css');
    expect([statusCode, headers['cache-control'], headers.etag]).toEqual([
      ...[200, 'public, max-age=0', expect.stringMatching(/^W\//)],
    ]);
  });
});
