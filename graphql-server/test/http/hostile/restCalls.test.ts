import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { LightMyRequestResponse } from 'fastify';
import type { EventView } from '../../../src/doors/presenters/presentEvent.ts';
import { aDraft, anEvent, aResponse, type Joined } from '../../support/builders.ts';
import { startTestServer, type TestServer } from '../../support/testServer.ts';
import { hunt, LEAK } from './runs.ts';
import { hostileBody, hostileHeader, hostileText } from './values.ts';

let server: TestServer;
let event: EventView;
let response: Joined;
beforeAll(async () => {
  server = await startTestServer();
  event = await anEvent(server);
  response = await aResponse(server, event);
});
afterAll(() => server.stop());

const count = async (table: 'event' | 'participant') => {
  const [row] = await server.orm.em.getConnection().execute<{ n: number }[]>(`select count(*)::int n from ${table}`);
  return row?.n ?? 0;
};

/** A sentence in the form that spec section 7 gives errors: text for the join call, `{ message, fields? }` else. */
const expectSentence = ({ headers, body }: LightMyRequestResponse, isJoin: boolean) => {
  expect(headers['content-type']).toBe(
    isJoin ? 'text/plain; charset=utf-8' : 'application/problem+json; charset=utf-8',
  );
  const problem = (isJoin ? { message: body } : JSON.parse(body)) as { message: string; fields?: string[] };
  expect(problem.message).toMatch(/^[A-Z].+/);
  expect(Object.keys(problem).filter((key) => key !== 'message' && key !== 'fields')).toEqual([]);
};

const expectDecent = (answer: LightMyRequestResponse, isJoin = false) => {
  expect(answer.statusCode).toBeLessThan(500);
  expect(answer.body).not.toMatch(LEAK);
  if (answer.statusCode >= 400) expectSentence(answer, isJoin);
};

const JOIN = { name: 'Vera', email: 'vera@example.com', likelihood: 0.5, uid: null, comment: 'Late' };
const json = { 'content-type': 'application/json' };
const signedIn = { ...json, authorization: 'Bearer uid:ada' };
const post = (url: string, payload: string, headers: Record<string, string>) =>
  server.app.inject({ method: 'POST', url, payload, headers });

describe('a hostile payload', () => {
  it('never makes a create fail, lie or leave a row that it did not answer with', async () => {
    const draft = { ...aDraft(), creatorId: 'ada', creatorName: 'Ada' };
    await fc.assert(
      fc.asyncProperty(hostileBody(draft), async (payload) => {
        const before = await count('event');
        const answer = await post('/api/events', payload, signedIn);
        expectDecent(answer);
        expect(await count('event')).toBe(answer.statusCode === 201 ? before + 1 : before);
        if (answer.statusCode !== 201) return;
        const said = answer.json<EventView>();
        expect((await server.rest('GET', `/api/events/${said.urlHash}`)).json()).toEqual(said);
      }),
      hunt(120),
    );
  });

  it('never makes a join fail, lie or leave a row that it did not answer with', async () => {
    await fc.assert(
      fc.asyncProperty(hostileBody(JOIN), async (payload) => {
        const before = await count('participant');
        const answer = await post(`/api/events/${event.urlHash}/join`, payload, json);
        expectDecent(answer, true);
        expect(await count('participant')).toBe(answer.statusCode === 201 ? before + 1 : before);
        if (answer.statusCode !== 201) return;
        const { responseToken: _, ...said } = answer.json<Joined>();
        const shown = await server.rest('GET', `/api/events/${event.urlHash}`, undefined, { as: 'ada' });
        expect(shown.json<EventView>().participants).toContainEqual(said);
        await server.rest('DELETE', `/api/events/${event.urlHash}/participants/${said.id}`, undefined, { as: 'ada' });
      }),
      hunt(120),
    );
  });

  it('never makes an edit fail or leave what it was refused for', async () => {
    const { responseToken } = response;
    const ofResponse = `/api/events/${event.urlHash}/participants/${response.id}`;
    const edits: [string, Record<string, unknown>, url: string][] = [
      ['event', { ...aDraft() }, `/api/events/${event.urlHash}`],
      ['response', { ...JOIN, responseToken }, ofResponse],
    ];
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...edits).chain(([, valid, url]) => fc.tuple(fc.constant(url), hostileBody(valid))),
        async ([url, payload]) => {
          const read = async () =>
            (await server.rest('GET', `/api/events/${event.urlHash}`, undefined, { as: 'ada' })).json();
          const before = await read();
          const answer = await server.app.inject({ method: 'PUT', url, payload, headers: signedIn });
          expectDecent(answer);
          const after = await read();
          const said = answer.json<object>();
          if (answer.statusCode >= 400) expect(after).toEqual(before);
          else if (url === ofResponse) expect(after.participants).toContainEqual(said);
          else expect(after).toEqual(said);
        },
      ),
      hunt(120),
    );
  });
});

describe('a join', () => {
  it.each(['%00', '%F4%80%B2%80', `${'a'.repeat(22)}%00`])('of an event named %j is refused', async (hash) => {
    const payload = { name: 'Vera' };
    const answer = await server.app.inject({ method: 'POST', url: `/api/events/${hash}/join`, payload });
    expect(answer.statusCode).toBe(404);
  });
});

describe('a hostile request', () => {
  const METHODS = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'HEAD', 'OPTIONS'] as const;
  const encoded = hostileText.map((text) => encodeURIComponent(Buffer.from(text).toString()));
  const raw = fc.constantFrom(
    '%',
    '%E0%A4%A',
    '%zz',
    '..%2f..',
    '%2e%2e/%2e%2e',
    '%00',
    '%C0%80',
    '//',
    ';a=b',
    'a'.repeat(300),
  );
  const segment = fc.oneof(encoded, raw, fc.constantFrom('user', 'HASH', 'ID', '0', '-1', '1.5', '99999999999'));
  const path = fc.oneof(
    {
      weight: 4,
      arbitrary: fc.tuple(
        fc.constant('api'),
        fc.constantFrom('events', 'event-types', 'init'),
        segment,
        fc.constantFrom('join', 'duplicate', 'participants', 'calendar.ics'),
        segment,
      ),
    },
    { weight: 1, arbitrary: fc.array(segment, { maxLength: 4 }) },
    {
      weight: 1,
      arbitrary: fc.tuple(
        fc.constantFrom(
          'graphql',
          'healthz',
          'readyz',
          'metrics',
          'events',
          'emulator',
          'unsubscribe',
          'answer',
          'mail',
          'assets',
          'calendar',
        ),
        segment,
      ),
    },
  );
  const address = fc
    .tuple(
      path.chain((segments) => fc.nat(segments.length).map((length) => segments.slice(0, length + 1))),
      fc.option(encoded),
    )
    .map(([segments, search]) => `/${segments.join('/')}${search === null ? '' : `?uid=${search}&query=${search}`}`);
  const headers = fc.dictionary(
    fc.constantFrom(
      ...['authorization', 'cookie', 'content-type', 'x-response-token', 'accept', 'accept-encoding', 'if-none-match'],
      ...[
        'content-encoding',
        'origin',
        'sec-fetch-site',
        'range',
        'x-forwarded-for',
        'idempotency-key',
        'expect',
        'te',
      ],
    ),
    fc.oneof(
      hostileHeader,
      hostileHeader.map((text) => `Bearer ${text}`),
      hostileHeader.map((text) => `quorum_visitor=${text}; quorum_visitor=x; =; ;;`),
      fc.constantFrom(
        'Basic YTpi',
        'Bearer',
        'application/json',
        'application/json; charset=x',
        'text/html',
        'gzip',
        '*',
        '""',
      ),
    ),
    { maxKeys: 4, noNullPrototype: true },
  );

  it('to any address, in any manner, is answered without a fault', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...METHODS),
        address,
        headers,
        fc.option(hostileBody(JOIN), { nil: undefined }),
        async (method, where, how, payload) => {
          const url = where.replace('HASH', event.urlHash).replace('ID', String(response.id));
          const answer = await server.app.inject({
            method,
            url,
            headers: how,
            ...(payload !== undefined && { payload }),
          });
          expect(answer.statusCode).toBeLessThan(500);
          expect(answer.headers['content-type'] ?? '').not.toBe('application/json');
          if (url.startsWith('/api/') && answer.statusCode >= 400 && method !== 'HEAD') {
            expectDecent(answer, method === 'POST' && /^\/api\/events\/[^?]*\/join(\?|$)/.test(url));
          }
        },
      ),
      hunt(500),
    );
    expect((await server.rest('GET', `/api/events/${event.urlHash}`)).statusCode).toBe(200);
  });
});
