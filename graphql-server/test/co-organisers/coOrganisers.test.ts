import { beforeEach, describe, expect, it } from '@jest/globals';
import type { EventView } from '../../src/doors/presenters/presentEvent.ts';
import { anEvent, aResponse, readEvent } from '../support/builders.ts';
import { graphqlDoor, restDoor, type Door } from '../support/doors.ts';
import { nextDate } from '../support/series.ts';
import type { TestServer } from '../support/testServer.ts';
import { useServer } from '../support/useServer.ts';
import { joinOrganising } from './joinOrganising.ts';

const server = useServer();
let event: EventView;
beforeEach(async () => {
  await server.orm.em.fork().execute('truncate event, mail, limit_count cascade');
  event = await anEvent(server);
});

const ADA = { as: 'ada' };
const BEA = { as: 'bea' };
const inviteTo = async (door: Door, target: { urlHash: string } = event) =>
  ((await door.inviteCoOrganiser(target, ADA)).result as { token: string }).token;
const namesOf = async (target: { urlHash: string } = event) =>
  (await readEvent(server, target)).coOrganisers.map(({ displayName }) => displayName);

it('is among the events of others that a co-organiser organises, and no longer once they have left', async () => {
  await joinOrganising(server, event, 'bea');
  const ask = async (caller: object) => {
    const { data } = await server.graphql('{ viewer { events { urlHash } coOrganised { urlHash } } }', {}, caller);
    return data?.viewer as { events: unknown[]; coOrganised: unknown[] };
  };
  const own = [{ urlHash: event.urlHash }];
  expect(await ask(BEA)).toEqual({ events: [], coOrganised: own });
  expect(await ask(ADA)).toEqual({ events: own, coOrganised: [] });
  await server.rest('DELETE', `/api/events/${event.urlHash}/co-organisers/bea`, undefined, BEA);
  expect(await ask(BEA)).toEqual({ events: [], coOrganised: [] });
});

describe.each<[string, (server: TestServer) => Door]>([
  ['GraphQL', graphqlDoor],
  ['REST', restDoor],
])('an event that several organise, through %s', (_name, open) => {
  it('is managed by the person who brings the token: edited, decided, with its addresses; everybody reads their name', async () => {
    const door = open(server);
    const { id: participantId } = await aResponse(server, event, { email: 'vera@example.com' });
    const accepted = await door.acceptCoOrganiser(event, await inviteTo(door), BEA);
    expect(accepted).toMatchObject({
      code: 'OK',
      result: { creatorId: 'ada', coOrganisers: [{ uid: 'bea', displayName: 'Bea' }] },
    });
    expect(await namesOf()).toEqual(['Bea']);
    const seen = (await door.event(event, BEA)).result as EventView;
    expect(seen.participants).toMatchObject([{ email: 'vera@example.com' }]);
    const response = { urlHash: event.urlHash, participantId };
    const calls = [
      () => door.updateEvent(event, { notes: 'Bring water' }, BEA),
      () => door.decideEvent(event, { decision: 'CONFIRM' }, BEA),
      () => door.hideResponse(response, true, BEA),
      () => door.removeResponse(response, BEA),
    ];
    for (const call of calls) expect(await call()).toMatchObject({ code: 'OK' });
  });

  it('is deleted, handed over and opened to others by its creator alone', async () => {
    const door = open(server);
    await joinOrganising(server, event, 'bea');
    await joinOrganising(server, event, 'cem');
    const calls = [
      () => door.deleteEvent(event, BEA),
      () => door.handOverEvent(event, BEA),
      () => door.withdrawHandOver(event, BEA),
      () => door.inviteCoOrganiser(event, BEA),
      () => door.removeCoOrganiser(event, 'cem', BEA),
      () => door.removeCoOrganiser(event, 'ada', BEA),
    ];
    for (const call of calls) expect(await call()).toMatchObject({ code: 'FORBIDDEN' });
    expect(await namesOf()).toEqual(['Bea', 'Cem']);
  });

  it('lets one person in by each invitation, who may send it again', async () => {
    const door = open(server);
    const token = await inviteTo(door);
    expect(await door.acceptCoOrganiser(event, token, BEA)).toMatchObject({ code: 'OK' });
    expect(await door.acceptCoOrganiser(event, token, BEA)).toMatchObject({ code: 'OK' });
    const refused = { code: 'FORBIDDEN', message: expect.stringContaining('no longer valid') as unknown };
    expect(await door.acceptCoOrganiser(event, token, { as: 'mallory' })).toMatchObject(refused);
    expect(await namesOf()).toEqual(['Bea']);
  });

  it('lets nobody in by an invitation that is a week old, to another event, or by its own creator', async () => {
    const door = open(server);
    const other = await anEvent(server);
    const toOther = await inviteTo(door, other);
    const token = await inviteTo(door);
    expect(await door.acceptCoOrganiser(event, toOther, BEA)).toMatchObject({ code: 'FORBIDDEN' });
    expect(await door.acceptCoOrganiser(event, token, ADA)).toMatchObject({ code: 'CONFLICT' });
    server.clock.set('2026-05-08T12:00:00.000Z');
    expect(await door.acceptCoOrganiser(event, token, BEA)).toMatchObject({ code: 'FORBIDDEN' });
    expect(await namesOf()).toEqual([]);
  });

  it('has five people beside its creator at most', async () => {
    const door = open(server);
    const tokens = [await inviteTo(door), await inviteTo(door), await inviteTo(door), await inviteTo(door)];
    await joinOrganising(server, event, 'one');
    for (const [index, token] of tokens.entries())
      expect(await door.acceptCoOrganiser(event, token, { as: `more${index}` })).toMatchObject({ code: 'OK' });
    expect(await namesOf()).toHaveLength(5);
    expect(await door.inviteCoOrganiser(event, ADA)).toMatchObject({ code: 'CONFLICT' });
  });

  it('has the latest five invitations valid', async () => {
    const door = open(server);
    const tokens: string[] = [];
    for (let count = 0; count < 6; count += 1) tokens.push(await inviteTo(door));
    expect(await door.acceptCoOrganiser(event, tokens[0] ?? '', BEA)).toMatchObject({ code: 'FORBIDDEN' });
    expect(await door.acceptCoOrganiser(event, tokens[1] ?? '', BEA)).toMatchObject({ code: 'OK' });
  });

  it('is left by co-organisers themselves, and by those whom the creator removes, with open invitations', async () => {
    const door = open(server);
    for (const as of ['bea', 'cem']) await joinOrganising(server, event, as);
    const open2 = await inviteTo(door);
    expect(await door.removeCoOrganiser(event, 'bea', BEA)).toMatchObject({ code: 'OK' });
    expect(await door.updateEvent(event, { notes: 'No' }, BEA)).toMatchObject({ code: 'FORBIDDEN' });
    expect(await door.removeCoOrganiser(event, 'bea', BEA)).toMatchObject({ code: 'FORBIDDEN' });
    expect(await door.removeCoOrganiser(event, 'cem', ADA)).toMatchObject({ code: 'OK' });
    expect(await door.removeCoOrganiser(event, 'cem', ADA)).toMatchObject({ code: 'OK' });
    expect(await namesOf()).toEqual([]);
    expect(await door.acceptCoOrganiser(event, open2, BEA)).toMatchObject({ code: 'FORBIDDEN' });
  });
});

it('is full for one of two who come at the same moment', async () => {
  const door = restDoor(server);
  for (const as of ['a', 'b', 'c', 'd']) await joinOrganising(server, event, as);
  const tokens = [await inviteTo(door), await inviteTo(door)];
  const outcomes = await Promise.all(
    tokens.map((token, index) => door.acceptCoOrganiser(event, token, { as: ['bea', 'cem'][index] ?? '' })),
  );
  expect(outcomes.map(({ code }) => code).sort()).toEqual(['CONFLICT', 'OK']);
  expect(await namesOf()).toHaveLength(5);
});

it('lets in one of two who bring the same invitation at the same moment', async () => {
  const door = restDoor(server);
  const token = await inviteTo(door);
  const outcomes = await Promise.all(['bea', 'cem'].map((as) => door.acceptCoOrganiser(event, token, { as })));
  expect(outcomes.map(({ code }) => code).sort()).toEqual(['FORBIDDEN', 'OK']);
});

it('keeps of an invitation a digest alone, and nothing once it has expired', async () => {
  const token = await inviteTo(restDoor(server));
  const kept = () => server.orm.em.fork().execute('select * from co_organiser_invitation');
  expect(JSON.stringify(await kept())).not.toContain(token);
  expect(await kept()).toHaveLength(1);
  server.clock.set('2026-05-08T12:00:00.000Z');
  await server.tasks.deleteExpiredRequests({});
  expect(await kept()).toEqual([]);
});

describe('a series that several organise', () => {
  it('has them organise the dates to come, and no longer once one has left', async () => {
    const door = restDoor(server);
    const series = await anEvent(server, { isRecurring: true, recurrenceFrequency: 'weekly' });
    await joinOrganising(server, series, 'bea');
    server.clock.set('2026-05-06T10:00:01.000Z');
    const next = await nextDate(server, series);
    expect(await namesOf(next)).toEqual(['Bea']);
    expect(await door.updateEvent(next, { notes: 'Mine as well' }, BEA)).toMatchObject({ code: 'OK' });
    await door.removeCoOrganiser(series, 'bea', BEA);
    expect([await namesOf(series), await namesOf(next)]).toEqual([[], []]);
  });

  it('is left with the dates that are over, too: nobody reads on there what people left', async () => {
    const series = await anEvent(server, { isRecurring: true, recurrenceFrequency: 'weekly' });
    await joinOrganising(server, series, 'bea');
    const second = await nextDate(server, series, '2026-05-06T10:00:01.000Z');
    const third = await nextDate(server, series, '2026-05-13T10:00:01.000Z');
    await restDoor(server).removeCoOrganiser(third, 'bea', ADA);
    expect([await namesOf(series), await namesOf(second), await namesOf(third)]).toEqual([[], [], []]);
  });

  it('is joined from any of its dates', async () => {
    const series = await anEvent(server, { isRecurring: true, recurrenceFrequency: 'weekly' });
    server.clock.set('2026-05-06T10:00:01.000Z');
    const next = await nextDate(server, series);
    await joinOrganising(server, next, 'bea');
    expect([await namesOf(series), await namesOf(next)]).toEqual([['Bea'], ['Bea']]);
  });
});

it('is taken over by a co-organiser, who is its creator alone then', async () => {
  const door = restDoor(server);
  await joinOrganising(server, event, 'bea');
  await joinOrganising(server, event, 'cem');
  const { token } = (await door.handOverEvent(event, ADA)).result as { token: string };
  expect(await door.takeOverEvent(event, token, BEA)).toMatchObject({
    code: 'OK',
    result: { creatorId: 'bea', coOrganisers: [{ uid: 'cem' }] },
  });
});
