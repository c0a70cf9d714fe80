import { beforeAll, describe, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { useServer } from '../support/useServer.ts';

const AT_ONCE = 20;
const DRIP_MS = 10;

const HEADERS = 'Host: localhost\r\nContent-Type: application/json\r\n';
/** What is sent at once, before it goes on byte by byte. */
const KINDS: Record<string, string> = {
  'says nothing': '',
  'never ends its address': 'GET /',
  'never ends its headers': `GET /api/events HTTP/1.1\r\n${HEADERS}X-Slow: `,
  'never ends its body': `POST /api/events HTTP/1.1\r\n${HEADERS}Content-Length: 60000\r\n\r\n{"title":"`,
  'never ends a piece of its body': `POST /graphql HTTP/1.1\r\n${HEADERS}Transfer-Encoding: chunked\r\n\r\nffff\r\n{"query":"`,
};

const server = useServer();
let port: number;
const answers: Record<string, Promise<string>[]> = {};
let meanwhile: number;
beforeAll(async () => {
  const { headersTimeout, requestTimeout } = server.app.server;
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = server.app.server.address() as AddressInfo);
  for (const [kind, atOnce] of Object.entries(KINDS))
    answers[kind] = await Promise.all(Array.from({ length: AT_ONCE }, () => drip(atOnce))).then((all) =>
      all.map(({ answer }) => answer),
    );
  meanwhile = await status();
  // from now on, instead of ten and thirty seconds (headers.test.ts); the server looks at them whenever it looks for the slow
  server.app.server.headersTimeout = 100;
  server.app.server.requestTimeout = 300;
  await Promise.all(Object.values(answers).flat());
  // nobody else is to be in a hurry, on whatever machine
  server.app.server.headersTimeout = headersTimeout;
  server.app.server.requestTimeout = requestTimeout;
});

/** Sends `atOnce`, then an `a` after the other without end; what came until the server hung up is the answer. */
const drip = async (atOnce: string) => {
  const socket = connect(port, '127.0.0.1').setNoDelay();
  let received = '';
  // what is sent to somebody who has hung up is reset
  socket.on('error', () => socket.destroy());
  const answer = new Promise<string>((resolve) => socket.once('close', () => resolve(received)));
  await once(socket, 'connect');
  if (atOnce) socket.write(atOnce);
  const timer = setInterval(() => atOnce && socket.write('a'), DRIP_MS);
  socket.once('close', () => clearInterval(timer));
  socket.on('data', (bytes) => {
    clearInterval(timer);
    received += String(bytes);
  });
  return { answer };
};

const status = async () => (await fetch(`http://127.0.0.1:${port}/api/events`)).status;

describe('a connection on which a request comes byte by byte', () => {
  it.each(Object.keys(KINDS))('and that %s is told 408, and ended', async (kind) => {
    for (const answer of await Promise.all(answers[kind] ?? [])) {
      const [head = '', body = ''] = answer.split('\r\n\r\n');
      expect(head).toMatch(/^HTTP\/1\.1 408 .*\r\nContent-Type: application\/problem\+json/);
      expect(head).toContain('Connection: close');
      expect(JSON.parse(body)).toMatchObject({ message: expect.stringMatching(/^[A-Z].+/) });
    }
    expect(answers[kind]).toHaveLength(AT_ONCE);
  });

  it('keeps nobody else from being served', async () => {
    expect([meanwhile, await status()]).toEqual([200, 200]);
  });
});
