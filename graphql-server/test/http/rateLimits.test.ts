import { beforeAll, describe, expect, it } from '@jest/globals';
import { parse } from 'graphql';
import { buildSchema } from '../../src/doors/graphql/buildSchema.ts';
import { isPublicDocument } from '../../src/doors/graphql/isPublicDocument.ts';
import { measureDocument } from '../../src/doors/graphql/measureDocument.ts';
import { LIMITS } from '../../src/gateways/limiter.ts';
import { RateLimited } from '../../src/gateways/RateLimited.ts';
import { headersOfRefusal } from '../../src/http/limits/rateLimits.ts';
import { aProgram } from '../platform/aProgram.ts';
import { aDraft, anEvent } from '../support/builders.ts';
import type { Caller } from '../support/testServer.ts';
import { useServer } from '../support/useServer.ts';
import { useUp } from '../support/useUp.ts';

const server = useServer({ env: { RATE_LIMITS: 'on', SHARED_CACHE: '2', PUBLIC_URL: 'http://quorum.example' } });
let address: string;
let event: { urlHash: string };
beforeAll(async () => {
  address = await server.app.listen({ port: 0, host: '127.0.0.1' });
  event = await anEvent(server);
});

const CREATE = 'mutation ($input: CreateEventInput!) { createEvent(input: $input) { id } }';
const LEFT = '{ rateLimit { cost limit remaining resetAt } }';

/** What the headers of an answer say of limits. */
const limitsIn = (headers: Record<string, unknown>) => [headers['ratelimit-policy'], headers.ratelimit];

const ask = (query: string, { from, headers = {} }: Caller & { from: string }, variables = {}) =>
  server.app.inject({ method: 'POST', url: '/graphql', payload: { query, variables }, remoteAddress: from, headers });

const asAda = async () => {
  const known = await server.rest('GET', '/api/me/data', undefined, { as: 'ada', from: '198.51.100.250' });
  return { headers: { authorization: String(known.raw.req.headers.authorization) } };
};

describe('what is left of the requests of a network', () => {
  it('is told at both doors, where no cache may store the answer', async () => {
    const from = '198.51.100.1';
    const own = await server.rest('GET', '/api/init', undefined, { from });
    expect(limitsIn(own.headers)).toEqual(['"request";q=1200;w=60', '"request";r=1199;t=60']);
    server.clock.set('2026-05-01T12:00:20.000Z');
    expect(limitsIn((await ask('{ __typename }', { from })).headers)[1]).toBe('"request";r=1198;t=40');
  });

  it.each(['/api/events', '/api/event-types', '/api/openapi.json', '/calendar.ics', '/feed.json', '/embed/events'])(
    'is not told with %s, which others may be sent, nor when it has not changed',
    async (url) => {
      const first = await server.rest('GET', url, undefined, { from: '198.51.100.2' });
      expect([url, first.statusCode, ...limitsIn(first.headers)]).toEqual([url, 200, undefined, undefined]);
      const headers = { 'if-none-match': String(first.headers.etag) };
      const again = await server.rest('GET', url, undefined, { from: '198.51.100.2', headers });
      expect([url, ...limitsIn(again.headers)]).toEqual([url, undefined, undefined]);
    },
  );

  it('is not told with what the cache keeps, nor with what it is refilled by', async () => {
    const url = `${address}/graphql?query=${encodeURIComponent('{ told: events { totalCount } }')}`;
    for (const time of ['refilled', 'kept']) {
      const { status, headers } = await fetch(url);
      expect([time, status, headers.get('ratelimit')]).toEqual([time, 200, null]);
    }
  });

  it('is not told with a public event that shared caches store, and is with a refusal', async () => {
    const from = '198.51.100.3';
    const shared = await server.rest('GET', `/api/events/${event.urlHash}`, undefined, { from });
    expect(shared.headers['cache-control']).toContain('s-maxage');
    expect(limitsIn(shared.headers)).toEqual([undefined, undefined]);
    const unknown = await server.rest('GET', '/api/events/AAAAAAAAAAAAAAAAAAAAAA', undefined, { from });
    expect([unknown.statusCode, unknown.headers.ratelimit]).toEqual([404, '"request";r=1198;t=60']);
  });
});

describe('the limit of a single action', () => {
  it('is named at both doors, with when it ends', async () => {
    // one has been made
    await useUp(server, 'createEvent', 'ada', { left: 1 });
    const policies = '"createEvent";q=50;w=86400, "request";q=1200;w=60';
    const refused = await server.rest('POST', '/api/events', aDraft(), { as: 'ada', from: '198.51.100.4' });
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '86400']);
    expect(refused.json()).toMatchObject({ code: 'RATE_LIMITED', policy: 'createEvent' });
    expect(limitsIn(refused.headers)).toEqual([policies, '"createEvent";r=0;t=86400, "request";r=1199;t=60']);

    const from = '198.51.100.5';
    const answer = await ask(CREATE, { from, ...(await asAda()) }, { input: aDraft() });
    expect(answer.json()).toMatchObject({
      errors: [{ extensions: { code: 'RATE_LIMITED', retryAfter: 86_400, policy: 'createEvent' } }],
    });
    expect([answer.headers['retry-after'], ...limitsIn(answer.headers)]).toEqual([
      '86400',
      policies,
      '"createEvent";r=0;t=86400, "request";r=1199;t=60',
    ]);
  });

  it('is told once where it is that of requests', async () => {
    const from = '198.51.100.6';
    for (let taken = 0; taken < 1_200; taken++) await server.app.inject({ url: '/api/nothing', remoteAddress: from });
    for (const refused of [await server.rest('GET', '/api/init', undefined, { from }), await ask(LEFT, { from })])
      expect([refused.statusCode, ...limitsIn(refused.headers)]).toEqual([
        429,
        '"request";q=1200;w=60',
        '"request";r=0;t=60',
      ]);
  });

  it('says nothing of how many it takes to close what people pump', () => {
    const refusal = new RateLimited({ name: 'phonesOfCountry' }, 'limit.phonesOfCountry', { retryAfter: 60 });
    expect(headersOfRefusal(refusal)).toEqual({});
  });
});

describe('rateLimit', () => {
  const costOf = (query: string) => measureDocument(buildSchema(), parse(query))[0]?.cost;
  const WITH_EVENTS =
    'query Board { events(first: 20) { nodes { ...Card } } rateLimit { cost } } fragment Card on Event { title }';

  it('tells a network what a document costs, and what is left', async () => {
    const from = '198.51.100.7';
    const first = await ask(LEFT, { from });
    const left = { limit: 1_200, remaining: 1_199, resetAt: '2026-05-01T12:01:00.000Z' };
    expect(first.json()).toEqual({ data: { rateLimit: { cost: 5, ...left } } });
    const second = await ask(WITH_EVENTS, { from });
    expect(second.json()).toMatchObject({ data: { rateLimit: { cost: costOf(WITH_EVENTS) } } });
    expect(costOf(WITH_EVENTS)).toBeGreaterThan(13_000);
    expect((await ask(LEFT, { from })).json()).toMatchObject({ data: { rateLimit: { remaining: 1_197 } } });
  });

  it('tells a program what is left to its token', async () => {
    const program = await aProgram(server, 'ada', ['read']);
    const answer = await ask(LEFT, { from: '198.51.100.8', ...program });
    const left = { limit: 5_000, remaining: 4_999, resetAt: '2026-05-01T13:00:00.000Z' };
    expect(answer.json()).toEqual({ data: { rateLimit: { cost: 5, ...left } } });
  });

  it('is of one reader, so that no document with it is kept for everybody', async () => {
    expect(isPublicDocument(parse('{ events { totalCount } }'))).toBe(true);
    expect(isPublicDocument(parse('{ events { totalCount } rateLimit { remaining } }'))).toBe(false);
    const url = `${address}/graphql?query=${encodeURIComponent('{ events { totalCount } rateLimit { remaining } }')}`;
    const seen: number[] = [];
    for (let time = 0; time < 2; time++) {
      const answer = await fetch(url);
      const { data } = (await answer.json()) as { data: { rateLimit: { remaining: number } } };
      expect(answer.headers.get('cache-control')).toBe('no-store');
      seen.push(data.rateLimit.remaining);
    }
    expect(seen[1]).toBe(Number(seen[0]) - 1);
  });
});

describe('a search of lists', () => {
  const search = (word: string) => `{ events(search: "${word}") { totalCount } }`;
  const costOf = (query: string) => measureDocument(buildSchema(), parse(query))[0]?.cost ?? 0;

  it('costs what a page costs, besides the page', () => {
    const page = costOf('{ events { totalCount } }');
    expect(costOf(search('ball')) - page).toBe(13_000);
    expect(costOf('query ($word: String) { events(search: $word) { totalCount } }') - page).toBe(13_000);
    expect(costOf('{ events(search: null) { totalCount } }')).toBe(page);
    expect(costOf('{ polls(search: "ball") { totalCount } }')).toBe(costOf(search('ball')));
  });

  it('has a limit of its own in a minute, at whichever door and in whichever list', async () => {
    const from = '198.51.100.9';
    expect(LIMITS.search).toMatchObject({ points: 300, duration: 60 });
    const lists = [
      '/api/events?search=ball',
      '/api/polls?search=ball',
      '/api/events?updatedSince=2026-05-01&search=ball',
    ];
    for (let taken = 0; taken < 99; taken++)
      for (const url of lists) await server.app.inject({ url, remoteAddress: from });
    const thrice = '{ one: events(search: "a") { totalCount } two: polls(search: "b") { totalCount } }';
    expect((await ask(thrice, { from })).json()).not.toHaveProperty('errors');
    expect((await server.rest('GET', lists[0] ?? '', undefined, { from })).statusCode).toBe(200);
    for (const url of lists) {
      const refused = await server.rest('GET', url, undefined, { from });
      expect([url, refused.statusCode, refused.json<{ policy: string }>().policy]).toEqual([url, 429, 'search']);
      expect([refused.headers['retry-after'], limitsIn(refused.headers)[0]]).toEqual([
        '60',
        '"search";q=300;w=60, "request";q=1200;w=60',
      ]);
    }
    expect((await ask(search('c'), { from })).json()).toMatchObject({ errors: [{ extensions: { policy: 'search' } }] });
    expect((await server.rest('GET', '/api/events?when=PAST', undefined, { from })).statusCode).toBe(200);
  });

  it('counts for its reader, where other documents are kept for everybody', async () => {
    expect(isPublicDocument(parse(search('ball')))).toBe(false);
    expect(isPublicDocument(parse('query ($word: String) { events(search: $word) { totalCount } }'))).toBe(false);
    const answer = await fetch(`${address}/graphql?query=${encodeURIComponent(search('kept'))}`);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
  });
});
