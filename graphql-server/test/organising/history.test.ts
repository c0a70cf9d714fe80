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
