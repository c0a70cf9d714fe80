import { describe, expect, it } from '@jest/globals';
import { createOrm } from '../../src/persistence/orm.ts';
import { anEvent } from '../support/builders.ts';
import type { TestServer } from '../support/testServer.ts';
import { useServer } from '../support/useServer.ts';

const server = useServer();
const proxied = useServer({ env: { TRUST_PROXY: 'true', RATE_LIMITS: 'on' } });

const PATHS = [
  '/',
  '/api/events',
  '/api/nothing',
  '/graphql',
  '/calendar.ics',
  '/schema.graphql',
  '/api/docs/',
  '/healthz',
];

describe.each(PATHS)('what %s answers', (url) => {
  it('is neither framed nor sniffed, tells no address on and asks a browser for nothing', async () => {
    const { headers } = await server.app.inject({ url, headers: { accept: 'text/html,*/*' } });
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': expect.stringMatching(/^(no-referrer|strict-origin)$/),
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=(), '),
    });
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(/script-src ([^;]*)/.exec(policy)?.[1]).not.toMatch(/unsafe|\*|data:/);
    expect(headers).not.toHaveProperty('x-powered-by');
  });
});

describe('HSTS', () => {
  const ask = async ({ app }: TestServer, proto: string) =>
    (await app.inject({ url: '/healthz', headers: { 'x-forwarded-proto': proto } })).headers[
      'strict-transport-security'
    ];

  it('is sent where TLS ends at a trusted proxy, and nowhere else', async () => {
    expect(await ask(proxied, 'https')).toBe('max-age=31536000; includeSubDomains');
    expect([await ask(proxied, 'http'), await ask(server, 'https')]).toEqual([undefined, undefined]);
  });

  it('is sent with what is answered from the cache, too', async () => {
    const asked = async ({ app }: TestServer, proto: string) => {
      const address = app.server.listening ? app.listeningOrigin : await app.listen({ port: 0, host: '127.0.0.1' });
      const get = (headers = {}) =>
        fetch(`${address}/api/events`, { headers: { 'x-forwarded-proto': proto, ...headers } });
      const full = await get();
      const unchanged = await get({ 'if-none-match': full.headers.get('etag') ?? '' });
      return [full, unchanged].map(({ status, headers }) => [status, headers.get('strict-transport-security')]);
    };
    const sent = 'max-age=31536000; includeSubDomains';
    for (const proto of ['https', 'http, https']) {
      expect(await asked(proxied, proto)).toEqual([
        [200, sent],
        [304, sent],
      ]);
    }
    const none = [
      [200, null],
      [304, null],
    ];
    expect([await asked(proxied, 'http'), await asked(proxied, 'https, http'), await asked(server, 'https')]).toEqual([
      none,
      none,
      none,
    ]);
  });
});

describe('behind a trusted proxy', () => {
  it('an address counts that the proxy saw, not one that the client claims to come from', async () => {
    const { urlHash } = await anEvent(proxied);
    const join = async (forwarded: string) => {
      const headers = { 'x-forwarded-for': forwarded };
      return (await proxied.rest('POST', `/api/events/${urlHash}/join`, { name: 'Vera' }, { headers })).statusCode;
    };
    const statuses = new Set<number>();
    for (let number = 0; number <= 60; number++) statuses.add(await join(`198.51.100.${number}, 203.0.113.7`));
    expect(statuses).toEqual(new Set([201, 429]));
    expect(await join('198.51.100.1, 203.0.113.8')).toBe(201);
  });

  describe('the cookie of a visitor', () => {
    const byTls = { 'x-forwarded-proto': 'https', 'x-forwarded-for': '203.0.113.9' };
    const joinByTls = async () => {
      const { urlHash } = await anEvent(proxied);
      const answer = await proxied.rest('POST', `/api/events/${urlHash}/join`, { name: 'Vera' }, { headers: byTls });
      const [cookie] = answer.cookies;
      return { cookie, path: `/api/events/${urlHash}/participants/${answer.json<{ id: number }>().id}` };
    };
    const remove = async (path: string, cookie: string) =>
      (await proxied.rest('DELETE', path, undefined, { headers: { ...byTls, cookie } })).statusCode;

    it('is for TLS alone', async () => {
      const { cookie } = await joinByTls();
      const kept = { secure: true, httpOnly: true, sameSite: 'Strict', path: '/' };
      expect(cookie).toMatchObject({ ...kept, name: '__Host-quorum_visitor' });
      expect(cookie).not.toHaveProperty('domain');
    });

    it('is believed under the name that no other host can set', async () => {
      const { cookie, path } = await joinByTls();
      expect(await remove(path, `quorum_visitor=${cookie?.value}`)).toBe(403);
      expect(await remove(path, `__Host-quorum_visitor=${cookie?.value}`)).toBe(200);
    });
  });
});

describe('a connection', () => {
  it('has ten seconds for its headers and thirty for its request', () => {
    const { headersTimeout, requestTimeout } = server.app.server;
    expect({ headersTimeout, requestTimeout }).toEqual({ headersTimeout: 10_000, requestTimeout: 30_000 });
  });

  it('is not refused by a server that a busy machine starts slowly', () => {
    expect(server.app.initialConfig.pluginTimeout).toBe(60_000);
  });

  it('to the database has five seconds for a statement', async () => {
    const url = String(server.orm.config.get('clientUrl'));
    const orm = createOrm({ url });
    expect(await orm.em.fork().execute('show statement_timeout')).toEqual([{ statement_timeout: '5s' }]);
    await orm.close();
    // and PostgreSQL keeps to it, of which five seconds need not be waited for
    const hasty = createOrm({
      url,
      patience: { connection: 60_000, statement: 100, lock: 60_000, idleTransaction: 60_000 },
    });
    await expect(hasty.em.fork().execute('select pg_sleep(30)')).rejects.toThrow(/statement timeout/);
    await hasty.close();
  });
});
