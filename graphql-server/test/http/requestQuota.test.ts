import { beforeAll, describe, expect, it } from '@jest/globals';
import { PAGES } from '@quorum/domain/pages';
import Fastify, { type InjectOptions } from 'fastify';
import { fakeClock } from '../../src/gateways/clock.ts';
import { LIMITS, OWN_MACHINE_TIMES, SITE_TIMES } from '../../src/gateways/limiter.ts';
import { addressOf } from '../../src/http/RequestQuota.ts';
import { limitsFrom } from '../../src/persistence/limitsFrom.ts';
import { useWebApp } from '../doors/pages/useWebApp.ts';
import { anEvent } from '../support/builders.ts';
import { NOW } from '../support/testServer.ts';
import { useServer } from '../support/useServer.ts';
import { aProblem } from '../support/aProblem.ts';

const RATE_LIMITED = { status: 429, code: 'RATE_LIMITED', title: 'Too many requests' };

const { points } = LIMITS.request;
const SENTENCE = 'Too many requests. Please wait a little and try again';
const A_MINUTE_LATER = '2026-05-01T12:01:00.000Z';

const built = useWebApp();
const server = useServer(() => ({ webRoot: built.root, env: { RATE_LIMITS: 'on', TRUST_PROXY: 'true' } }));
let address: string;
beforeAll(async () => {
  address = await server.app.listen({ port: 0, host: '127.0.0.1' });
});

/** Somebody at an address of their own, who may have so many requests handled yet. */
const someoneWith = async (left: number) => {
  someoneWith.count += 1;
  const from = `203.0.113.${someoneWith.count}`;
  const inject = (url: string, more: InjectOptions = {}) =>
    server.app.inject({ url, ...more, remoteAddress: from, headers: { ...more.headers } });
  for (let taken = left; taken < points; taken++) await inject('/api/nothing');
  const fetchAs = (path: string, headers: Record<string, string> = {}) =>
    fetch(`${address}${path}`, { headers: { 'x-forwarded-for': from, ...headers } });
  return { inject, fetch: fetchAs };
};
someoneWith.count = 0;

describe('a network that has more than 1,200 requests handled in a minute', () => {
  it('is refused in the words of the door, and told when to come back', async () => {
    expect([points, LIMITS.request.duration]).toEqual([1_200, 60]);
    server.clock.set(NOW);
    const { inject } = await someoneWith(1);
    expect((await inject('/api/init')).statusCode).toBe(200);

    const said = async (url: string, more?: InjectOptions) => {
      const { statusCode, headers, body } = await inject(url, more);
      return [statusCode, headers['retry-after'], headers['content-type'], body];
    };
    const reasons = [{ key: 'limit.requests' }];
    const problem = [
      429,
      '60',
      'application/problem+json; charset=utf-8',
      JSON.stringify(aProblem({ ...RATE_LIMITED, message: SENTENCE, key: 'limit.requests', policy: 'request' })),
    ];
    expect(await said('/api/init')).toEqual(problem);
    expect(await said('/calendar.ics')).toEqual(problem);
    const [status, after, , body] = await said('/graphql', { method: 'POST', payload: { query: '{ __typename }' } });
    const errors = [
      { message: SENTENCE, extensions: { code: 'RATE_LIMITED', retryAfter: 60, reasons, policy: 'request' } },
    ];
    expect([status, after, JSON.parse(String(body))]).toEqual([429, '60', { errors }]);
    const text = [429, '60', 'text/plain; charset=utf-8', SENTENCE];
    expect(await said('/api/events/nothing/join', { method: 'POST', payload: {} })).toEqual(text);
    for (const url of ['/', '/events/nothing', '/made-up'])
      expect(await said(url, { headers: { accept: 'text/html,*/*' } })).toEqual(text);

    server.clock.set(A_MINUTE_LATER);
    expect((await inject('/api/init')).statusCode).toBe(200);
    server.clock.set(NOW);
  });

  it('is refused at whatever address, but those of files and probes', async () => {
    const { urlHash } = await anEvent(server);
    const { inject } = await someoneWith(0);
    const statusOf = async (url: string) => (await inject(url)).statusCode;
    const paths = [...Object.keys(server.app.swagger().paths ?? {}), ...Object.values(PAGES)];
    const others = ['/index.html', '/mailbox', '/calendar/secret.ics', '/unsubscribe/token', '/answer/token', '/none'];
    for (const path of [
      ...paths,
      ...others,
      '/api/openapi.json',
      '/schema.graphql',
      '/api/docs/',
      '/emulator/auth/handler',
    ]) {
      const url = path.replace(/\{urlHash\}|:urlHash|:hash/, urlHash);
      expect([url, await statusOf(url)]).toEqual([url, 429]);
    }
    for (const url of ['/healthz', '/readyz', '/metrics', '/assets/app-1a2b3c.js', '/favicon.svg'])
      expect([url, await statusOf(url)]).toEqual([url, 200]);
    expect((await inject('/favicon.svg', { method: 'HEAD' })).statusCode).toBe(200);
  });
});

describe('from a cache', () => {
  const READ = { 'apollo-require-preflight': 'true' };
  const documentOf = (alias: string) => `/graphql?query=${encodeURIComponent(`{ ${alias}: events { totalCount } }`)}`;

  it('everybody gets as often as they like what is there', async () => {
    const paths = ['/api/events', documentOf('kept')];
    const other = await someoneWith(points);
    for (const path of paths) await other.fetch(path, READ);
    const { fetch: read } = await someoneWith(0);
    for (const path of paths) expect([path, (await read(path, READ)).status]).toEqual([path, 200]);
  });

  it('each made-up document counts, once', async () => {
    const { fetch: read } = await someoneWith(2);
    const statuses = [];
    for (const alias of ['one', 'two', 'three']) statuses.push((await read(documentOf(alias), READ)).status);
    expect(statuses).toEqual([200, 200, 429]);
    const refused = await (await read(documentOf('three'), READ)).json();
    expect(refused).toMatchObject({ errors: [{ extensions: { code: 'RATE_LIMITED' } }] });
  });

  it('a request that its route must handle after all counts once', async () => {
    const { urlHash } = await anEvent(server);
    const { fetch: read } = await someoneWith(1);
    const own = `/graphql?query=${encodeURIComponent(`{ event(urlHash: "${urlHash}") { title } }`)}`;
    expect((await read(own, READ)).status).toBe(200);
    expect((await read(own, READ)).status).toBe(429);
  });
});

describe('whoever has more pages and calendars written for them in a minute than 300', () => {
  const HTML = { accept: 'text/html' };
  const done = { urlHash: 'none', did: 'joined', participantId: '1', responseToken: null, isWayBack: false };
  const CONFIRMATION = encodeURIComponent(JSON.stringify(done));
  const VARIED: [what: string, request: (index: number) => [url: string, headers?: Record<string, string>]][] = [
    ['hosts', (index) => ['/', { host: `made-up-${index}.localhost` }]],
    ['hosts of events', (index) => ['/events/none', { host: `made-up-${index}.localhost` }]],
    ['hosts of calendars', (index) => ['/calendar.ics', { host: `made-up-${index}.localhost` }]],
    ['looks of a frame', (index) => [`/embed/events?accent=${String(index + 100_000)}`]],
    ['events of a frame', (index) => [`/embed/events/${String(index + 100).padStart(22, 'A')}`]],
    ['addresses', (index) => [`/made-up-${index}`]],
    ['events', (index) => [`/events/made-up-${index}`]],
    ['forms', (index) => [`/events/made-up-${index}/join`]],
    ['confirmations', () => ['/events/none', { cookie: `quorum_confirmation=${CONFIRMATION}` }]],
  ];

  it.each(VARIED)('is refused by whatever they vary: made-up %s', async (_what, vary) => {
    const { inject } = await someoneWith(points);
    const statuses: number[] = [];
    for (let index = 0; index <= LIMITS.rendering.points; index++) {
      const [url, headers] = vary(index);
      statuses.push((await inject(url, { headers: { ...HTML, ...headers } })).statusCode);
    }
    expect(LIMITS.rendering).toMatchObject({ points: 300, duration: 60 });
    expect(new Set(statuses.slice(0, -1)).has(429)).toBe(false);
    expect(statuses.at(-1)).toBe(429);
    const [last, more] = vary(-1);
    const refused = await inject(last, { headers: { ...HTML, ...more } });
    expect([refused.body, refused.headers['retry-after']]).toEqual([SENTENCE, '60']);
  });

  it('still gets what was written for others', async () => {
    const { urlHash } = await anEvent(server);
    const other = await someoneWith(points);
    const page = (index: number) => ['/', { headers: { ...HTML, host: `made-up-${index}.localhost` } }] as const;
    const { inject } = await someoneWith(points);
    for (let index = 0; index < LIMITS.rendering.points; index++) await inject(...page(index));
    expect((await inject(`/events/${urlHash}`, { headers: HTML })).statusCode).toBe(429);
    await other.inject(`/events/${urlHash}`, { headers: HTML });
    expect((await inject(`/events/${urlHash}`, { headers: HTML })).statusCode).toBe(200);
  });
});

describe('a network', () => {
  const LIMITED = { rateLimits: true, firebase: null };
  const howManyFrom = (addresses: (index: number) => string, settings: Parameters<typeof limitsFrom>[0] = LIMITED) => {
    const { takeRequest } = limitsFrom(settings, fakeClock(NOW));
    const most = points * OWN_MACHINE_TIMES + 1;
    for (let index = 0; index < most; index++) {
      try {
        takeRequest('request', addresses(index));
      } catch {
        return index;
      }
    }
    return Infinity;
  };

  it('is an address of IPv4, and all that a subscriber has of IPv6', () => {
    expect(howManyFrom(() => '203.0.113.7')).toBe(points);
    expect(howManyFrom((index) => `2001:db8:1:2::${index.toString(16)}`)).toBe(points);
    expect(howManyFrom((index) => `2001:db8:1:${(index % 65_536).toString(16)}::1`)).toBe(points * SITE_TIMES);
  });

  it('has twenty times as much on one’s own machine with local sign-in, and none counted where limits are off', () => {
    expect(howManyFrom(() => '127.0.0.1')).toBe(points * OWN_MACHINE_TIMES);
    expect(howManyFrom(() => '127.0.0.1', { ...LIMITED, firebase: {} })).toBe(points);
    expect(howManyFrom(() => '203.0.113.7', { ...LIMITED, rateLimits: false })).toBe(Infinity);
  });
});

describe('the address of a request', () => {
  const SAID = [undefined, '', '1.1.1.1', '1.1.1.1, 2.2.2.2', ' 1.1.1.1 ,,2.2.2.2, 3.3.3.3', 'unknown, 2001:db8::1'];
  it.each([0, 1, 2, 3])('is what Fastify takes it for, behind %d proxies', async (proxies) => {
    const app = Fastify({ trustProxy: (_address: string, hop: number) => hop < proxies });
    app.get('/', ({ ip, raw }) => [ip, addressOf(raw, proxies)]);
    for (const said of SAID) {
      const headers = said === undefined ? {} : { 'x-forwarded-for': said };
      const [ip, found] = (await app.inject({ url: '/', headers })).json<string[]>();
      expect([said, found]).toEqual([said, ip]);
    }
    await app.close();
  });
});
