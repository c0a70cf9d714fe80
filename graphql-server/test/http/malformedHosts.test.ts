import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { useWebApp } from '../doors/pages/useWebApp.ts';
import { anEvent } from '../support/builders.ts';
import { useServer } from '../support/useServer.ts';
import { aProblem } from '../support/aProblem.ts';

const built = useWebApp();
const server = useServer(() => ({
  webRoot: built.root,
  // where people sign in for real, any name leads to the server
  env: { FIREBASE_PROJECT_ID: 'quorum', FIREBASE_API_KEY: 'key', TRUST_PROXY: 'true', LOG_LEVEL: 'debug' },
  logTo: { write: (line) => void (log += line) },
}));
let address: string;
let urlHash: string;
let log = '';
beforeAll(async () => {
  address = await server.app.listen({ port: 0, host: '127.0.0.1' });
  ({ urlHash } = await anEvent(server, { isPrivate: true }));
});
beforeEach(() => {
  log = '';
});

const ask = async (path: string, headers: Record<string, string>) => {
  const asked = request(address, { path, headers: { accept: 'text/html', ...headers }, setHost: false }).end();
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  return { status: answer.statusCode, body: await text(answer) };
};

const MALFORMED = [
  ...[
    'a b',
    'ada@quorum.example',
    'quorum.example#localhost',
    'quorum.example/x',
    'quorum.example#x',
    'quorum.example?x',
    '"><script>',
    'a,b',
  ],
  ...['quorum.example:99999', 'quorum.example:port', ':4000', '[::1', '[:::1]', '999.999.999.999', 'a\\b', '%00'],
];

describe('a host that is none', () => {
  it.each(MALFORMED)('(%s) is refused with a sentence, and leaves no address in the log', async (host) => {
    const message = 'The header Host names no host';
    const about = { status: 400, code: 'BAD_REQUEST', title: 'Unreadable request', message, key: 'request.noHost' };
    const refusalAt = (path: string) => ({
      status: 400,
      // a browser shows the sentence as it is
      body: path.startsWith('/api/') ? JSON.stringify(aProblem(about)) : message,
    });
    for (const path of [
      '/',
      `/events/${urlHash}`,
      `/events/${urlHash}.ics`,
      '/calendar.ics',
      '/api/events',
      '/nothing',
    ]) {
      expect([path, await ask(path, { host })]).toEqual([path, refusalAt(path)]);
    }
    expect(log).not.toContain(urlHash);
  });

  it('is refused when a proxy says it, too', async () => {
    const { status } = await ask(`/events/${urlHash}`, { host: 'quorum.example', 'x-forwarded-host': 'a b' });
    expect(status).toBe(400);
    expect(log).not.toContain(urlHash);
  });

  it('is one where nothing is said for it, as by programs that speak an older HTTP', async () => {
    expect((await ask('/', { host: '' })).status).toBe(200);
  });
});

it.each(['quorum.example', 'quorum.example:8443', 'LOCALHOST', '127.0.0.1:4000', '[::1]:4000', 'quorum_web', 'a.b.'])(
  'the host %s is one',
  async (host) => {
    expect((await ask('/', { host })).status).toBe(200);
    expect((await ask('/api/events', { host })).status).toBe(200);
  },
);

it('an address that cannot be read is no part of what is logged of the error', () => {
  const error = new TypeError('Invalid URL');
  server.app.log.error({ err: Object.assign(error, { input: `/events/${urlHash}`, base: 'http://a b' }) }, 'Failed');
  expect(log).toContain('Invalid URL');
  expect(log).not.toContain(urlHash);
});
