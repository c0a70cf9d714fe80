import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { AddressInfo } from 'node:net';
import { get } from 'node:http';
import { aDraft, anEvent, aResponse } from '../support/builders.ts';
import { startTestServer, type TestServer } from '../support/testServer.ts';

const servers: TestServer[] = [];
const start = async (env: Record<string, string> = {}) => {
  const server = await startTestServer({ env });
  servers.push(server);
  return server;
};

let local: TestServer;
let urlHash: string;
beforeAll(async () => {
  local = await start();
  ({ urlHash } = await anEvent(local));
  await aResponse(local, { urlHash }, { email: 'vera@example.com' });
  await local.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => Promise.all(servers.map((server) => server.stop())));

const SENTENCE = 'This server does not answer under that name. If it should, add the name to LOCAL_SIGN_IN_HOSTS';

/** What cache entries may be sent for, which come before any route. */
const ask = (host: string, path: string) =>
  new Promise<{ status: number | undefined; body: string }>((resolve, reject) => {
    const { port } = local.app.server.address() as AddressInfo;
    get({ port, path, host: '127.0.0.1', headers: { host } }, (answer) => {
      let body = '';
      answer.on('data', (part) => (body += String(part)));
      answer.on('end', () => resolve({ status: answer.statusCode, body }));
    }).on('error', reject);
  });

const statusOf = async ({ app }: TestServer, host: string, url = '/api/init') =>
  (await app.inject({ url, headers: { host } })).statusCode;

const FOREIGN = [
  ...['evil.example', 'evil.example:4000', 'localhost.evil.example', '127.0.0.1.evil.example', 'evil.example.'],
  ...['192.168.1.20:4000', '10.127.0.1', 'notlocalhost', '[::2]'],
];

describe('with local sign-in, a page that points its own name at this machine (DNS rebinding)', () => {
  it.each(FOREIGN)('under %s reads nothing', async (host) => {
    for (const path of [
      '/mailbox',
      '/mailbox/1',
      '/api/events',
      '/api/init',
      '/graphql?query={__typename}',
      '/metrics',
      '/x',
    ]) {
      const { status, body } = await ask(host, path);
      expect([path, status, body]).toEqual([
        path,
        421,
        expect.stringMatching(new RegExp(`^\\{.*"message":"${SENTENCE}"`)),
      ]);
    }
  });

  it.each(['localhost@evil.example', 'evil.example#localhost'])('under %s, which is no host, neither', async (host) => {
    for (const path of ['/mailbox', '/api/events']) {
      const { status, body } = await ask(host, path);
      expect([path, status, JSON.parse(body)]).toMatchObject([path, 400, { message: 'The header Host names no host' }]);
    }
  });

  it('reads no answer that is cached either', async () => {
    const first = await ask('localhost:4000', '/api/events');
    expect([first.status, first.body]).toEqual([200, expect.stringContaining(urlHash)]);
    expect(await ask('127.0.0.1:4000', '/api/events')).toEqual(first);
    expect(await ask('evil.example', '/api/events')).toEqual({
      status: 421,
      body: expect.not.stringContaining(urlHash),
    });
  });

  it('signs nobody in, and writes nothing', async () => {
    const headers = { host: 'evil.example', origin: 'http://evil.example', 'sec-fetch-site': 'same-origin' };
    const signIn = '/identitytoolkit.googleapis.com/v1/accounts:signInWithIdp?key=local';
    const answers = await Promise.all([
      local.app.inject({ method: 'POST', url: signIn, headers, payload: { requestUri: 'http://localhost' } }),
      local.app.inject({ url: '/identitytoolkit.googleapis.com/v1/projects', headers }),
      local.app.inject({ url: '/emulator/auth/handler', headers }),
      local.app.inject({
        method: 'POST',
        url: '/api/events',
        payload: aDraft(),
        headers: { ...headers, authorization: 'Bearer uid:ada' },
      }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([421, 421, 421, 421]);
    const { events } = (await local.graphql('{ events { totalCount } }')).data ?? {};
    expect(events).toEqual({ totalCount: 1 });
  });
});

describe('local sign-in', () => {
  it.each([
    ...['localhost', 'localhost:4000', 'LOCALHOST:80', '127.0.0.1:1', '127.1.2.3', '[::1]:4000', 'localhost.:4000'],
    ...['quorum.localhost:4000'],
  ])('is served on this machine under %s', async (host) => {
    expect(await statusOf(local, host)).toBe(200);
    expect(await statusOf(local, host, '/mailbox')).toBe(200);
  });

  it('is served under the host of PUBLIC_URL, and under the names that others are let in by', async () => {
    const named = await start({
      PUBLIC_URL: 'https://quorum.example',
      HOST: '0.0.0.0',
      LOCAL_SIGN_IN_HOSTS: 'demo.local,192.168.1.20',
    });
    const hosts = [
      'quorum.example',
      'demo.local:4000',
      '192.168.1.20:4000',
      'localhost:4000',
      '0.0.0.0',
      'evil.example',
    ];
    const statuses = await Promise.all(hosts.map((host) => statusOf(named, host)));
    expect(statuses).toEqual([200, 200, 200, 200, 421, 421]);
    const { authorizedDomains } = (await named.app.inject('/identitytoolkit.googleapis.com/v1/projects')).json<{
      authorizedDomains: string[];
    }>();
    expect(authorizedDomains).toEqual(expect.arrayContaining(['localhost', 'demo.local', '192.168.1.20']));
  });
});

it('where people sign in with Google, any name leads to the server', async () => {
  const real = await start({ FIREBASE_PROJECT_ID: 'quorum', FIREBASE_API_KEY: 'key' });
  expect(await statusOf(real, 'anything.example')).toBe(200);
});
