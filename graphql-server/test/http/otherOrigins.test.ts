import { beforeAll, describe, expect, it } from '@jest/globals';
import type { EventView } from '../../src/doors/presenters/presentEvent.ts';
import { aProgram } from '../platform/aProgram.ts';
import { aDraft, anEvent } from '../support/builders.ts';
import { useServer } from '../support/useServer.ts';

const server = useServer();
const ORIGIN = { origin: 'https://club.example', 'sec-fetch-site': 'cross-site' };

let event: EventView;
let program: Record<string, string>;
let address: string;
beforeAll(async () => {
  event = await anEvent(server);
  program = (await aProgram(server, 'ada')).headers ?? {};
  // what is cached is sent before the routes have it
  address = await server.app.listen({ port: 0, host: '127.0.0.1' });
});

const allowed = (headers: Headers) =>
  [...headers].filter(([name]) => name.startsWith('access-control-')).map(([name]) => name);

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${address}${path}`, { headers: { ...ORIGIN, ...headers } });

const READ = ['access-control-allow-origin', 'access-control-expose-headers'];

describe('a page of another site', () => {
  it.each<[string, () => string]>([
    ['the list', () => '/api/events'],
    ['an event', () => `/api/events/${event.urlHash}`],
    ['a refusal', () => '/api/events/nothing'],
    ['GraphQL', () => '/graphql?query={eventTypes{id}}'],
    ['GraphQL that is for each alone', () => '/graphql?query={viewer{uid}}'],
    ['the calendar', () => '/calendar.ics'],
    ['the calendar of an event', () => `/events/${event.urlHash}.ics`],
    ['the OpenAPI document', () => '/api/openapi.json'],
    ['the GraphQL schema', () => '/schema.graphql'],
    ['a sample of a webhook', () => '/developers/webhooks/event.confirmed.json'],
  ])('may read %s, the first time and again', async (_what, path) => {
    for (const _time of [1, 2]) {
      const { headers } = await get(path());
      expect(allowed(headers).sort()).toEqual(READ);
      expect(headers.get('access-control-allow-origin')).toBe('*');
    }
  });

  it('may read that it has it already, with the tag', async () => {
    const first = await get('/api/events');
    const again = await get('/api/events', { 'if-none-match': first.headers.get('etag') ?? '' });
    expect([again.status, again.headers.get('access-control-allow-origin')]).toEqual([304, '*']);
    const exposed = first.headers.get('access-control-expose-headers')?.split(', ');
    expect(exposed).toEqual(
      expect.arrayContaining(['etag', 'link', 'retry-after', 'ratelimit', 'ratelimit-policy', 'location']),
    );
  });

  it.each(['/', '/about', '/healthz', '/api/docs/', '/metrics', '/mailbox', '/calendar/secret.ics', '/graphql/x'])(
    'may not read %s',
    async (path) => {
      const { headers } = await get(path);
      expect(allowed(headers)).toEqual([]);
    },
  );

  it('writes nothing without a token, whatever header it makes up', async () => {
    const write = (headers: Record<string, string>) =>
      server.rest(
        'POST',
        `/api/events/${event.urlHash}/join`,
        { name: 'Vera' },
        { headers: { ...ORIGIN, ...headers } },
      );
    expect((await write({})).statusCode).toBe(403);
    expect((await write({ authorization: 'Bearer uid:ada' })).statusCode).toBe(403);
    expect((await write({ authorization: 'Bearer quorum_pat_nothing' })).statusCode).toBe(401);
    expect(allowed(new Headers((await write({})).headers as Record<string, string>))).toEqual([]);
  });

  it('does with a token what the token is for', async () => {
    const created = await server.rest('POST', '/api/events', aDraft(), { headers: { ...ORIGIN, ...program } });
    expect([created.statusCode, created.headers['access-control-allow-origin']]).toEqual([201, '*']);
    const payload = { query: 'mutation ($input: CreateEventInput!) { createEvent(input: $input) { urlHash } }' };
    const answer = await server.app.inject({
      method: 'POST',
      url: '/graphql',
      headers: { ...ORIGIN, ...program },
      payload: { ...payload, variables: { input: aDraft() } },
    });
    expect(answer.json()).toMatchObject({ data: { createEvent: {} } });
  });

  it('makes no browser out of a program: what it joins is not that of the visitor', async () => {
    const joined = await server.rest(
      'POST',
      `/api/events/${event.urlHash}/join`,
      { name: 'Bot' },
      {
        headers: { ...ORIGIN, ...program },
      },
    );
    expect([joined.statusCode, joined.headers['set-cookie']]).toEqual([201, undefined]);
  });

  it('never gets more by the cookies of a browser: nothing allows credentials', async () => {
    const answers = await Promise.all(['/api/events', '/graphql?query={viewer{uid}}'].map((path) => get(path)));
    expect(answers.map(({ headers }) => headers.get('access-control-allow-credentials'))).toEqual([null, null]);
  });
});

describe('a preflight', () => {
  const ask = async (path: string, method: string, headers = '') => {
    const answer = await fetch(`${address}${path}`, {
      method: 'OPTIONS',
      headers: { ...ORIGIN, 'access-control-request-method': method, 'access-control-request-headers': headers },
    });
    return { status: answer.status, methods: answer.headers.get('access-control-allow-methods'), answer };
  };

  it('allows to read, and with a token what the address takes', async () => {
    const at = `/api/events/${event.urlHash}`;
    expect(await ask(at, 'GET', 'if-none-match')).toMatchObject({ status: 204, methods: 'GET, HEAD' });
    expect(await ask(at, 'DELETE', 'content-type')).toMatchObject({ status: 204, methods: 'GET, HEAD' });
    const { methods, answer } = await ask(at, 'PATCH', 'Authorization, content-type, idempotency-key');
    expect(methods?.split(', ')).toEqual(expect.arrayContaining(['DELETE', 'PATCH', 'PUT']));
    const headers = answer.headers.get('access-control-allow-headers')?.split(', ');
    expect(headers).toEqual(
      expect.arrayContaining(['authorization', 'content-type', 'idempotency-key', 'x-response-token']),
    );
    expect(answer.headers.get('access-control-allow-credentials')).toBeNull();
  });

  it('allows nothing elsewhere', async () => {
    for (const path of ['/', `/events/${event.urlHash}/join`, '/mailbox']) {
      const { answer } = await ask(path, 'POST', 'authorization');
      expect([path, allowed(answer.headers)]).toEqual([path, []]);
    }
  });
});
