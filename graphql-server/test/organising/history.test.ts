import { beforeAll, describe, expect, it } from '@jest/globals';
import type { EventView } from '../../src/doors/presenters/presentEvent.ts';
import type { HappeningView } from '../../src/use-cases/organising/history.ts';
import { joinOrganising } from '../co-organisers/joinOrganising.ts';
import { anEvent, aResponse, type Joined } from '../support/builders.ts';
import { NOW } from '../support/testServer.ts';
import { useServer } from '../support/useServer.ts';

const server = useServer();
const ADA = { as: 'ada' };
const MORE = '2026-05-01T13:00:00.000Z';

let event: EventView;
let vera: Joined;
let max: Joined;

const read = (query = '', caller: object = ADA) =>
  server.rest('GET', `/api/events/${event.urlHash}/activity${query}`, undefined, caller);
const happenings = async (query = '') => (await read(query)).json<HappeningView[]>();
/** As REST shows it: what says nothing is left out. */
const told = ({ type, participantId, expected, chance, ...turn }: Partial<HappeningView>) => [
  type,
  participantId,
  expected,
  chance,
  ...[turn.status, turn.isEnough].filter((one) => one !== undefined),
];

beforeAll(async () => {
  event = await anEvent(server, { participantThreshold: 2 });
  await joinOrganising(server, event, 'cem');
  vera = await aResponse(server, event, { name: 'Vera' });
  server.clock.set(MORE);
  max = await aResponse(server, event, { name: 'Max', likelihood: 0.5 });
  const at = `/api/events/${event.urlHash}`;
  await server.rest('PUT', `${at}/participants/${max.id}`, { likelihood: 1, responseToken: max.responseToken });
  await server.rest('POST', `${at}/decision`, { decision: 'CONFIRM' }, ADA);
  await server.rest('POST', `${at}/reports`, { reason: 'Spam' });
  await server.rest('DELETE', `${at}/participants/${vera.id}`, undefined, ADA);
});

describe('what happened to an event', () => {
  it('is read latest first, with what the event could expect after each thing', async () => {
    const all = await happenings();
    expect(all.map(told)).toEqual([
      ['event.fell', undefined, 1, 0],
      ['event.outcomeChanged', undefined, 1, 0, false],
      ['response.removed', vera.id, 1, 0],
      ['event.decided', undefined, 2, 1, 'CONFIRMED'],
      ['event.outcomeChanged', undefined, 2, 1, true],
      ['response.changed', max.id, 2, 1],
      ['response.created', max.id, 1.5, 0.5],
      ['response.created', vera.id, 1, 0],
      ['event.coOrganiserJoined', undefined, undefined, undefined],
      ['event.created', undefined, undefined, undefined],
    ]);
    expect([all[0]?.at, all.at(-1)?.at]).toEqual([MORE, NOW.replace(/(\.000)?Z$/, '.000Z')]);
  });

  it('comes in pages, each of which says where the next is', async () => {
    const all = await happenings();
    const first = await read('?first=3');
    expect(first.json()).toEqual(all.slice(0, 3));
    const next = /^<(.+)>; rel="next"$/.exec(String(first.headers.link))?.[1] ?? '';
    expect((await server.rest('GET', next, undefined, ADA)).json()).toEqual(all.slice(3, 6));
    expect((await read(`?after=${all.at(-2)?.cursor ?? ''}`)).headers.link).toBeUndefined();
    const asked = `query ($h: String!, $after: String) {
      event(urlHash: $h) { activity(first: 2, after: $after) { type at cursor } } }`;
    const { data } = await server.graphql(asked, { h: event.urlHash, after: all[0]?.cursor }, ADA);
    expect(data?.event.activity).toEqual(all.slice(1, 3).map(({ type, at, cursor }) => ({ type, at, cursor })));
  });

  it('is of no page that is too large, or of another list', async () => {
    const statuses = ['?first=101', '?first=x', '?first=-1', '?after=x', '?after=YWN0aXZpdHkuMDE'];
    for (const query of statuses) expect([query, (await read(query)).statusCode]).toEqual([query, 400]);
    expect((await happenings('?first=0')).length).toBe(0);
  });

  it('is for its organisers alone, by both doors', async () => {
    const asked = 'query ($h: String!) { event(urlHash: $h) { title activity { type } } }';
    const byGraphql = async (caller: object) =>
      (await server.graphql(asked, { h: event.urlHash }, caller)).data?.event.activity as unknown[] | null;
    const statuses = [];
    for (const caller of [ADA, { as: 'cem' }, { as: 'mallory' }, {}]) {
      statuses.push([(await read('', caller)).statusCode, (await byGraphql(caller))?.length ?? null]);
    }
    expect(statuses).toEqual([
      [200, 10],
      [200, 10],
      [403, null],
      [401, null],
    ]);
    const list = await server.graphql('{ events { nodes { activity { type } } } }', {}, ADA);
    expect(list.errors).toBeUndefined();
  });

  it('is the same chance as the event shows', async () => {
    const { chance, expected } = (await server.rest('GET', `/api/events/${event.urlHash}`)).json<EventView>();
    const [last] = await happenings('?first=1');
    expect([last?.chance, last?.expected]).toEqual([chance, expected]);
  });
});

describe('the chance over time', () => {
  interface Point {
    at: string;
    chance: number;
    expected: number;
  }
  const asked = 'query ($h: String!) { event(urlHash: $h) { chanceHistory { at chance expected } } }';
  const byGraphql = async (caller: object = ADA, urlHash = event.urlHash) =>
    (await server.graphql(asked, { h: urlHash }, caller)).data?.event.chanceHistory as Point[] | null;

  it('is read whole, the oldest first, the same by both doors', async () => {
    const { body } = await server.rest('GET', `/api/events/${event.urlHash}/chance-history`, undefined, ADA);
    const points = JSON.parse(body) as Point[];
    // of what happened at one moment the last counts
    expect(points.map(({ chance, expected }) => [chance, expected])).toEqual([[0, 1]]);
    expect(await byGraphql()).toEqual(points);
  });

  it('has what happened while nobody looked, however much that was, and its first moment and its last', async () => {
    const long = await anEvent(server, { participantThreshold: 2 });
    await aResponse(server, long, { name: 'Vera' });
    const { id, responseToken } = await aResponse(server, long, { name: 'Max', likelihood: 0.1 });
    const [first] = (await byGraphql(ADA, long.urlHash)) ?? [];
    const insert = `insert into activity (type, event_id, details, created_at, dispatched_at)
      select 'response.changed', ?, jsonb_build_object('response', ?::int, 'fields', array['likelihood'], 'chance', at % 10 / 10.0, 'expected', 1),
        ?::timestamptz + at * interval '1 minute', now() from generate_series(1, 1000) as at`;
    await server.orm.em.fork().execute(insert, [long.id, id, MORE]);
    server.clock.set('2026-05-03T13:00:00.000Z');
    const path = `/api/events/${long.urlHash}/participants/${id}`;
    await server.rest('PUT', path, { likelihood: 1, responseToken });
    const points = (await byGraphql(ADA, long.urlHash)) ?? [];
    expect([points[0], points.at(-1)]).toEqual([first, { at: '2026-05-03T13:00:00.000Z', chance: 1, expected: 2 }]);
    expect(points.length).toBeGreaterThan(50);
    expect(points.length).toBeLessThanOrEqual(240);
    expect(points).toContainEqual({ at: '2026-05-01T13:09:00.000Z', chance: 0.9, expected: 1 });
  });

  it('is for the organisers alone', async () => {
    expect([await byGraphql({ as: 'mallory' }), await byGraphql({})]).toEqual([null, null]);
    const statuses = [];
    for (const caller of [{ as: 'cem' }, { as: 'mallory' }, {}]) {
      const path = `/api/events/${event.urlHash}/chance-history`;
      statuses.push((await server.rest('GET', path, undefined, caller)).statusCode);
    }
    expect(statuses).toEqual([200, 403, 401]);
  });
});
