import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { EventView } from '../../src/doors/presenters/presentEvent.ts';
import { anEvent, aResponse, changeEvent } from '../support/builders.ts';
import { eventually } from '../support/eventually.ts';
import { statementsOf } from '../support/testServer.ts';
import { useServer } from '../support/useServer.ts';

const QUERY = '{ events { totalCount nodes { urlHash title participants { id name likelihood } } } }';
const POLL = `/graphql?query=${encodeURIComponent(QUERY)}`;

const server = useServer({ env: { ADMIN_UIDS: 'olga' } });
let address: string;
let event: EventView;

beforeAll(async () => {
  address = await server.app.listen({ port: 0, host: '127.0.0.1' });
});
beforeEach(async () => {
  event = await anEvent(server);
});

const get = (path: string, headers: Record<string, string> = {}) => fetch(`${address}${path}`, { headers });

const queriesOf = (act: () => Promise<unknown>) => statementsOf(server, act);

describe.each([
  ['the polled operation', POLL],
  ['GET /api/events', '/api/events'],
])('%s', (_name, path) => {
  it('is answered without the database while nothing changes', async () => {
    await (await get(path)).text();
    expect(await queriesOf(() => get(path))).toBe(0);
  });

  it('is 304 for a client that has it already', async () => {
    const first = await get(path);
    const etag = first.headers.get('etag') ?? '';
    expect(etag).toMatch(/^"[\w-]+"$/);
    const again = await get(path, { 'if-none-match': etag });
    expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', etag]);
    const inPlain = await get(path, { 'if-none-match': etag, 'accept-encoding': 'identity' });
    expect([inPlain.status, inPlain.headers.get('etag')]).toEqual([304, etag]);
  });

  it('is 304 whether its tag comes among others, made weak on the way, or as any', async () => {
    const etag = (await get(path)).headers.get('etag') ?? '';
    const statusFor = async (held: string) => (await get(path, { 'if-none-match': held })).status;
    for (const held of [`"other", ${etag}`, `"other",W/${etag}`, `W/${etag}`, '*']) {
      expect([held, await statusFor(held)]).toEqual([held, 304]);
    }
    for (const held of ['', '"other"', '"*"', `x${etag}`, `${etag}x`, etag.replaceAll('"', '')]) {
      expect([held, await statusFor(held)]).toEqual([held, 200]);
    }
  });

  it('says the same zipped and plain', async () => {
    const [zipped, plain] = await Promise.all([get(path), get(path, { 'accept-encoding': 'identity' })]);
    expect(zipped.headers.get('content-encoding')).toBe('gzip');
    expect(plain.headers.get('content-encoding')).toBeNull();
    expect(await zipped.text()).toBe(await plain.text());
  });

  it('is made once, however many ask for it at once', async () => {
    await changeEvent(server, event, { title: 'News' });
    const alone = await queriesOf(() => get(path));
    await changeEvent(server, event, { title: 'More news' });
    expect(await queriesOf(() => Promise.all(Array.from({ length: 20 }, () => get(path))))).toBe(alone);
  });
});

it('keeps again what could not be made for a while', async () => {
  const rename = (from: string, to: string) => server.orm.em.fork().execute(`alter table ${from} rename to ${to}`);
  await anEvent(server);
  await rename('event', 'gone');
  const broken = await (await get(POLL)).text();
  await rename('gone', 'event');
  expect(broken).toContain('errors');
  expect(await (await get(POLL)).text()).not.toContain('errors');
  expect(await queriesOf(() => get(POLL))).toBe(0);
});

it('asks the database no more often for what is not to be kept', async () => {
  const path = `/graphql?query=${encodeURIComponent(`{ event(urlHash: "${event.urlHash}") { title } }`)}`;
  const first = await queriesOf(() => get(path));
  expect(first).toBeGreaterThan(0);
  expect(await queriesOf(() => get(path))).toBe(first);
});

it('refuses what it would refuse anyway, each time in the words of the route', async () => {
  for (let time = 1; time <= 3; time++) {
    const picture = await get(POLL, { accept: 'image/png' });
    expect([picture.status, picture.headers.get('etag')]).toEqual([406, null]);
    expect(await picture.text()).toContain("An 'accept' header was provided");
  }
});

it('executes a document that is refused once, and leaves it to its route from then on', async () => {
  const query = '{ events { nodes { id } } more: events(first: 101) { totalCount } }';
  const listed = () => server.statements.filter((statement) => statement.includes('"totalCount"')).length;
  /** The refused field ends the answer while the statements of the other one may still be under way. */
  const refuse = async () => {
    server.statements.length = 0;
    const refusal = await get(`/graphql?query=${encodeURIComponent(query)}`);
    expect([refusal.status, refusal.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(await refusal.text()).toContain('first must be a whole number');
    await eventually(() => expect(listed()).toBeGreaterThan(0));
    expect(listed()).toBe(1);
  };
  for (let time = 1; time <= 4; time++) await refuse();
});

it('keeps nothing for somebody who wants a page', async () => {
  const answer = await get(POLL, { accept: 'text/html,*/*' });
  expect(answer.headers.get('cache-control')).toBe('no-store');
  // the tag of what is kept is strong
  expect(answer.headers.get('etag')).toMatch(/^W\//);
});

it('moves an event to the archive when its time has come, though nothing was written', async () => {
  const titlesAt = async () => {
    const { data } = (await (await get(POLL)).json()) as { data: { events: { nodes: EventView[] } } };
    return data.events.nodes.map(({ urlHash }) => urlHash);
  };
  server.clock.set('2026-05-06T10:00:00.000Z');
  expect(await titlesAt()).toContain(event.urlHash);
  server.clock.set('2026-05-06T10:00:00.001Z');
  expect(await titlesAt()).not.toContain(event.urlHash);
});

it('keeps nothing that depends on who asks', async () => {
  await aResponse(server, event, { email: 'vera@example.com' });
  const query = encodeURIComponent(`{ event(urlHash: "${event.urlHash}") { participants { email } } }`);
  const asked = async (headers = {}) => (await get(`/graphql?query=${query}`, headers)).text();
  expect(await asked()).not.toContain('vera@example.com');
  expect(await asked({ authorization: 'Bearer uid:ada' })).toContain('vera@example.com');
  expect(await asked()).not.toContain('vera@example.com');
});

it.each(['http_cached_responses_total', 'http_kept_answers_total'])(
  'is counted in the metrics as %s, though no route was asked',
  async (metric) => {
    const etag = (await get('/api/events')).headers.get('etag') ?? '';
    const counted = async () => {
      const text = await (await get('/metrics')).text();
      return ['200', '304'].map((status) =>
        Number(new RegExp(`${metric}\\{route="/api/events",status="${status}"\\} (\\d+)`).exec(text)?.[1] ?? 0),
      );
    };
    const [full = 0, unchanged = 0] = await counted();
    await (await get('/api/events')).text();
    await get('/api/events', { 'if-none-match': etag });
    await get('/api/events', { 'if-none-match': etag });
    expect(await counted()).toEqual([full + 1, unchanged + 2]);
  },
);
