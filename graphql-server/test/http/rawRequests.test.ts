import { beforeAll, describe, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { useServer } from '../support/useServer.ts';

const server = useServer();
let port: number;
beforeAll(async () => {
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = server.app.server.address() as AddressInfo);
});

/** Of a machine that stands still for a while; longer than the server's own with a slow request. */
const PATIENCE_MS = 40_000;

/** What comes back for these very bytes, until the server ends the connection. */
const send = async (bytes: string) => {
  const socket = connect(port, '127.0.0.1');
  socket.setTimeout(PATIENCE_MS, () => socket.destroy(new Error('The server says nothing.')));
  await once(socket, 'connect');
  socket.write(bytes);
  const answer = await text(socket);
  const [head = '', body = ''] = answer.split('\r\n\r\n');
  return { status: Number(head.split(' ')[1]), head, body };
};

const lines = (...all: string[]) => [...all, '', ''].join('\r\n');
const END = 'Connection: close';
const PROBLEM = /content-type: application\/problem\+json/i;

describe('bytes on the wire', () => {
  it.each([
    ['no HTTP at all', 'hello\r\n\r\n', 400],
    ['TLS to a plain port', '\x16\x03\x01\x00\xa5\x01\r\n\r\n', 400],
    [
      'two lengths',
      lines('POST /api/events HTTP/1.1', 'Host: localhost', 'Content-Length: 2', 'Content-Length: 3'),
      400,
    ],
    ['a length that is none', lines('POST /api/events HTTP/1.1', 'Host: localhost', 'Content-Length: many'), 400],
    [
      'a length and chunks',
      lines('POST /api/events HTTP/1.1', 'Host: localhost', 'Content-Length: 2', 'Transfer-Encoding: chunked'),
      400,
    ],
    ['a NUL in a header', lines('GET /api/events HTTP/1.1', 'Host: localhost', 'Cookie: a\0b'), 400],
    ['headers without end', lines('GET / HTTP/1.1', 'Host: localhost', `Cookie: ${'x'.repeat(20_000)}`), 431],
    ['an address without end', lines(`GET /${'x'.repeat(20_000)} HTTP/1.1`, 'Host: localhost'), 431],
    ['a bad escape in the address', lines('GET /api/events/%E0%A4%A HTTP/1.1', 'Host: localhost', END), 400],
    ['an address of 300 characters', lines(`GET /api/events/${'x'.repeat(300)} HTTP/1.1`, 'Host: localhost', END), 414],
    [
      'a body that is larger than allowed',
      lines(
        'POST /api/events HTTP/1.1',
        'Host: localhost',
        END,
        'Content-Type: application/json',
        'Content-Length: 99999999',
      ),
      413,
    ],
  ])('of %s are refused with a sentence', async (_what, bytes, status) => {
    const answer = await send(bytes);
    expect(answer).toMatchObject({ status, head: expect.stringMatching(PROBLEM) });
    expect(JSON.parse(answer.body)).toMatchObject({ message: expect.stringMatching(/^[A-Z].+/) });
  });

  it.each([
    ['DELETE', '/api/events/AAAAAAAAAAAAAAAAAAAAAA', 401],
    ['POST', '/api/events', 401],
    ['POST', '/api/events/AAAAAAAAAAAAAAAAAAAAAA/join', 400],
    ['POST', '/graphql', 400],
    ['GET', '/api/events', 200],
  ])('of %s %s that say they are JSON and bring no body are answered', async (method, path, status) => {
    const answer = await send(
      lines(`${method} ${path} HTTP/1.1`, 'Host: localhost', END, 'Content-Type: application/json'),
    );
    expect(answer.status).toBe(status);
  });

  it.each([
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'Application/X-WWW-Form-Urlencoded',
  ])('that say they are a form (%s) and bring none are answered where forms are read', async (type) => {
    const answer = await send(
      lines('POST /unsubscribe/nobody HTTP/1.1', 'Host: localhost', END, `Content-Type: ${type}`),
    );
    expect(answer.status).toBe(404);
  });

  it('of another type are refused, though there is no body', async () => {
    const answer = await send(lines('POST /api/events HTTP/1.1', 'Host: localhost', END, 'Content-Type: text/plain'));
    expect(answer.status).toBe(415);
  });

  it('that ask twice who they are, by two tokens, get the answer to the first or none', async () => {
    const { status } = await send(
      lines(
        'GET /api/events HTTP/1.1',
        'Host: localhost',
        END,
        'Authorization: Bearer uid:ada',
        'Authorization: Bearer x',
      ),
    );
    expect([200, 400, 401]).toContain(status);
  });

  it('leave the server as it was', async () => {
    expect((await send(lines('GET /healthz HTTP/1.1', 'Host: localhost', END))).status).toBe(200);
  });
});
