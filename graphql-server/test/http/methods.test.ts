import { beforeAll, describe, expect, it } from '@jest/globals';
import { useWebApp } from '../doors/pages/useWebApp.ts';
import { anEvent } from '../support/builders.ts';
import { useServer } from '../support/useServer.ts';

const built = useWebApp();
const server = useServer(() => ({ webRoot: built.root }));
let urlHash: string;
beforeAll(async () => {
  ({ urlHash } = await anEvent(server));
});

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE' | 'PATCH';

const READ = 'GET, HEAD';
const WRONG: [Method, path: string, allowed: string][] = [
  ['PATCH', '/api/events', 'GET, HEAD, POST'],
  ['DELETE', '/api/events/', 'GET, HEAD, POST'],
  ['POST', '/api/event-types', READ],
  ['POST', '/api/events/:hash', 'DELETE, GET, HEAD, PATCH, PUT'],
  ['GET', '/api/events/:hash/join?x=1', 'POST'],
  ['PATCH', '/api/events/:hash/participants/1', 'DELETE, GET, HEAD, PUT'],
  ['GET', '/api/events/:hash/participants/1/payment', 'PUT'],
  ['GET', '/api/me', 'DELETE'],
  ['PUT', '/graphql', 'GET, HEAD, POST'],
  ['POST', '/', READ],
  ['POST', '/about', READ],
  ['POST', '/events/:hash', READ],
  ['POST', '/events/:hash.ics', READ],
  ['DELETE', '/calendar.ics', READ],
  ['POST', '/embed/events/:hash', READ],
  ['POST', '/oembed', READ],
  ['POST', '/healthz', READ],
  ['POST', '/mailbox', READ],
];

describe('an address that takes other methods', () => {
  it.each(WRONG)('is none for %s %s, which is told that it takes %s', async (method, path, allowed) => {
    const url = path.replace(':hash', urlHash);
    const answer = await server.app.inject({ method, url, headers: { accept: 'text/html' } });
    expect([answer.statusCode, answer.headers.allow]).toEqual([405, allowed]);
    // a person with a browser reads the sentence alone
    expect(answer.body).toContain(
      'This address does not accept this method; the header Allow lists those that it accepts',
    );
  });

  it.each(['/nothing', '/api/nothing', '/api/events/x/y/z', '/calendarXics', '/events/x/y'])(
    'is not %s, where there is nothing',
    async (url) => {
      for (const method of ['POST', 'PATCH', 'GET'] as const) {
        const answer = await server.app.inject({ method, url });
        expect([answer.statusCode, answer.headers.allow]).toEqual([404, undefined]);
      }
    },
  );
});

describe('who is not signed in', () => {
  it('is told how, with the sentence', async () => {
    const answer = await server.rest('POST', '/api/events', {});
    expect([answer.statusCode, answer.headers['www-authenticate']]).toEqual([401, 'Bearer']);
  });

  it('is told that the token is none', async () => {
    const headers = { authorization: 'Bearer forged' };
    for (const [method, url] of [
      ['DELETE', '/api/me'],
      ['GET', '/api/me/data'],
      ['POST', `/api/events/${urlHash}/join`],
    ] as const) {
      const answer = await server.rest(method, url, undefined, { headers });
      expect([answer.statusCode, answer.headers['www-authenticate']]).toEqual([401, 'Bearer error="invalid_token"']);
    }
  });
});
