import { afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { EventView } from '../../src/doors/presenters/presentEvent.ts';
import { useWebApp } from '../doors/pages/useWebApp.ts';
import { aPollDraft } from '../polls/PollWorld.ts';
import { anEvent, aResponse, deleteEvent } from '../support/builders.ts';
import { eventually } from '../support/eventually.ts';
import { openOther } from '../support/otherConnection.ts';
import { useServer } from '../support/useServer.ts';

const MINUTE_MS = 60_000;
let passed = 0;
const built = useWebApp();
const server = useServer(() => ({ webRoot: built.root, monotonic: () => passed }));
let address: string;
let event: EventView;
let pollHash: string;
beforeAll(async () => {
  address = await server.app.listen({ port: 0, host: '127.0.0.1' });
  event = await anEvent(server);
  await aResponse(server, event, { name: 'Vera', email: 'vera@example.com' });
  pollHash = (await server.rest('POST', '/api/polls', aPollDraft(), { as: 'ada' })).json<{ urlHash: string }>().urlHash;
});
afterEach(() => server.primary.returned());

const get = (path: string, headers: Record<string, string> = {}) => fetch(`${address}${path}`, { headers });
const document = (query: string) => `/graphql?${new URLSearchParams({ query }).toString()}`;

const LISTS = ['/api/events', '/api/event-types', '/api/polls', document('{ events { nodes { title } } }')];
const ofOne = () => [
  `/api/events/${event.urlHash}`,
  `/api/polls/${pollHash}`,
  `/events/${event.urlHash}.ics`,
  // what a page has asked for its first view
  document(`{ event(urlHash: "${event.urlHash}") { title isPrivate participants { email } } }`),
];
const texts = () => [
  '/calendar.ics',
  '/feed.json',
  '/feed.atom',
  '/sitemap.xml',
  '/embed/events',
  `/embed/events/${event.urlHash}`,
];
const pages = () => ['/', `/events/${event.urlHash}`, `/polls/${pollHash}`, ...texts()];
const all = () => [...pages(), ...LISTS, ...ofOne()];

const readAll = async () => {
  const answers = new Map<string, { type: string | null; body: string }>();
  for (const path of all()) {
    const answer = await get(path);
    expect([path, answer.status]).toEqual([path, 200]);
    answers.set(path, { type: answer.headers.get('content-type'), body: await answer.text() });
  }
  return answers;
};

/** What is read again at other times of the day than the first view says. */
const withoutTime = (body: string) => body.replace(/DTSTAMP:\w+/g, '');

describe('while the database is away', () => {
  it('is everything that anybody had read shown as it was, with its age, and no statement is sent', async () => {
    const before = await readAll();
    server.primary.lost();
    passed += 90_000;
    server.statements.length = 0;
    for (const path of all()) {
      const answer = await get(path, { 'if-none-match': '*' });
      const { type = null, body = '' } = before.get(path) ?? {};
      expect([path, answer.status, withoutTime(await answer.text())]).toEqual([path, 200, withoutTime(body)]);
      expect([path, answer.headers.get('content-type')]).toEqual([path, type]);
      expect([path, answer.headers.get('age'), answer.headers.get('cache-status')]).toEqual([
        path,
        '90',
        'Quorum; hit; ttl=-90; detail="database away"',
      ]);
      // a browser that stored it would go on saying that it is old
      expect(answer.headers.get('cache-control')).toBe('no-store');
    }
    expect(server.statements).toEqual([]);
  });

  it('is nothing shown that is older than ten minutes', async () => {
    await readAll();
    server.primary.lost();
    passed += 10 * MINUTE_MS + 1;
    for (const path of all()) expect([path, (await get(path)).status]).toEqual([path, 503]);
  });

  it('is nothing shown that somebody must not see any more', async () => {
    const secret = await anEvent(server, { isPrivate: true });
    const paths = [`/events/${secret.urlHash}`, `/api/events/${secret.urlHash}`];
    for (const path of paths) expect((await get(path)).status).toBe(200);
    await deleteEvent(server, secret);
    server.primary.lost();
    for (const path of paths) expect([path, (await get(path)).status]).toEqual([path, 503]);
  });

  it('is a person who says who they are shown nothing that was meant for others', async () => {
    const personal = `/api/events/${event.urlHash}`;
    const own = { authorization: 'Bearer uid:ada' };
    await get(personal, own);
    await get(personal, { cookie: 'a=b' });
    passed += 1;
    server.primary.lost();
    expect((await get(personal, own)).status).toBe(503);
  });

  it('is what writes refused at once, with the time to try again, through either door', async () => {
    server.primary.lost();
    const headers = { 'content-type': 'application/json' };
    const join = await fetch(`${address}/api/events/${event.urlHash}/join`, { method: 'POST', headers, body: '{}' });
    expect([join.status, join.headers.get('retry-after')]).toEqual([503, '1']);
    const query = 'mutation { createPoll(input: {}) { urlHash } }';
    const body = JSON.stringify({ query });
    const created = await fetch(`${address}/graphql`, { method: 'POST', headers, body });
    expect([created.status, created.headers.get('retry-after')]).toEqual([503, '1']);
    expect(await created.json()).toMatchObject({ errors: [{ extensions: { code: 'UNAVAILABLE', retryAfter: 1 } }] });
  });

  it('does nobody wait for a connection on which no answer comes', async () => {
    const before = await (await get('/api/events')).text();
    passed += 2_000;
    const other = await openOther(server);
    await other.query('begin; lock table event');
    const waiting = get('/api/events');
    await other.untilWaiting();
    server.primary.lost();
    const answer = await waiting;
    expect([answer.status, answer.headers.get('age'), await answer.text()]).toEqual([200, '2', before]);
    await other.query('rollback');
    await other.end();
  });
});

it('reads everything again once the database is back', async () => {
  await readAll();
  server.primary.lost();
  server.primary.returned();
  server.statements.length = 0;
  for (const path of LISTS) expect((await get(path)).headers.has('cache-status')).toBe(false);
  await eventually(() => expect(server.statements.length).toBeGreaterThanOrEqual(LISTS.length));
});
