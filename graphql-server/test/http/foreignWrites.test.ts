import { beforeAll, describe, expect, it } from '@jest/globals';
import type { EventView } from '../../src/doors/presenters/presentEvent.ts';
import { aDraft, anEvent, readEvent } from '../support/builders.ts';
import { useServer } from '../support/useServer.ts';

const server = useServer();
let event: EventView;
beforeAll(async () => {
  event = await anEvent(server);
});

const FOREIGN: [string, Record<string, string>][] = [
  ['another origin', { origin: 'https://evil.example' }],
  ['an opaque origin', { origin: 'null' }],
  ['an origin on another port', { origin: 'http://localhost:81', host: 'localhost:80' }],
  ['an origin that is none', { origin: 'localhost' }],
  ['a cross-site fetch', { 'sec-fetch-site': 'cross-site' }],
  ['a fetch from a sibling domain', { 'sec-fetch-site': 'same-site' }],
  ['a cross-site fetch that claims our origin', { 'sec-fetch-site': 'cross-site', origin: 'http://localhost:80' }],
];

describe.each(FOREIGN)('a write from %s', (_whence, headers) => {
  it('is refused, also with a signed-in person', async () => {
    const caller = { as: 'ada', headers };
    const at = `/api/events/${event.urlHash}`;
    const answers = await Promise.all([
      server.rest('POST', '/api/events', aDraft(), caller),
      server.rest('PUT', at, aDraft(), caller),
      server.rest('DELETE', at, undefined, caller),
      server.rest('POST', `${at}/join`, { name: 'Vera' }, caller),
      server.rest('POST', `${at}/duplicate`, undefined, caller),
      server.rest('DELETE', `${at}/participants/1`, undefined, caller),
      server.rest('POST', '/graphql', { query: '{ __typename }' }, caller),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(answers.length).fill(403));
    expect(answers[0].json()).toMatchObject({ message: 'Requests from other sites are not accepted' });
    const [message, code] = ['Requests from other sites are not accepted', 'FORBIDDEN'];
    expect(answers[6].headers['content-type']).toBe('application/json; charset=utf-8');
    expect(answers[6].json()).toMatchObject({ errors: [{ message, extensions: { code } }] });
    expect(await readEvent(server, event)).toEqual(event);
  });

  it('does not keep anybody from reading', async () => {
    expect((await server.rest('GET', '/api/events', undefined, { headers })).statusCode).toBe(200);
  });
});

describe('a write from our own pages', () => {
  it.each<[string, Record<string, string>]>([
    ['by fetch', { 'sec-fetch-site': 'same-origin', origin: 'https://quorum.localhost', host: 'quorum.localhost' }],
    ['in a browser that tells its origin alone', { origin: 'http://localhost:4000', host: 'localhost:4000' }],
    ['typed into the address bar', { 'sec-fetch-site': 'none' }],
    ['by a program', {}],
  ])('%s is taken', async (_how, headers) => {
    const answer = await server.rest('POST', `/api/events/${event.urlHash}/join`, { name: 'Vera' }, { headers });
    expect(answer.statusCode).toBe(201);
  });
});
