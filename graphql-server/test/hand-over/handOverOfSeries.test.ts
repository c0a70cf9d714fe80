import { beforeEach, describe, expect, it } from '@jest/globals';
import type { EventView } from '../../src/doors/presenters/presentEvent.ts';
import { anEvent, readEvent } from '../support/builders.ts';
import { restDoor, type Door } from '../support/doors.ts';
import { neighboursOf, nextDate } from '../support/series.ts';
import { useServer } from '../support/useServer.ts';

const server = useServer();
let event: EventView;
beforeEach(async () => {
  await server.orm.em.fork().execute('truncate event, mail cascade');
  event = await anEvent(server);
});

const ADA = { as: 'ada' };
const BEA = { as: 'bea' };
const tokenOf = async (door: Door, target: { urlHash: string } = event) =>
  ((await door.handOverEvent(target, ADA)).result as { token: string }).token;
const rows = (sql: string) => server.orm.em.fork().execute<unknown[]>(sql);
const organiserOf = async (target: { urlHash: string } = event) => (await readEvent(server, target)).creatorId;

describe('of a series', () => {
  let dates: EventView[];
  beforeEach(async () => {
    const root = await anEvent(server, { isRecurring: true, recurrenceFrequency: 'weekly' });
    const second = await nextDate(server, root, '2026-05-07T12:00:00Z');
    const third = await nextDate(server, second, '2026-05-14T12:00:00Z');
    dates = [root, second, third];
  });

  it('the root and all that follows come along; what is over stays where it was', async () => {
    const door = restDoor(server);
    const [, , third] = dates;
    await door.takeOverEvent(third as EventView, await tokenOf(door, third), BEA);
    expect(await Promise.all(dates.map(organiserOf))).toEqual(['bea', 'ada', 'bea']);
    server.clock.set('2026-05-21T12:00:00Z');
    expect(await nextDate(server, third as EventView)).toMatchObject({ creatorId: 'bea', creatorName: 'Bea' });
  });

  it('what is over stands alone: who organised it before decides on nothing that follows', async () => {
    const door = restDoor(server);
    const [root, second, third] = dates as [EventView, EventView, EventView];
    await door.takeOverEvent(third, await tokenOf(door, third), BEA);
    const before = await rows('select * from event order by id');
    const edit = `mutation { updateEvent(urlHash: "${second.urlHash}", scope: THIS_AND_FOLLOWING, input: { title: "Mine" }) { title } }`;
    const end = `mutation { endSeries(urlHash: "${second.urlHash}") { isRecurring } }`;
    for (const call of [edit, end])
      expect((await server.graphql(call, {}, ADA)).errors).toMatchObject([
        { message: 'The dates that follow have another organiser', extensions: { code: 'FORBIDDEN' } },
      ]);
    expect(await rows('select * from event order by id')).toEqual(before);
    expect(await readEvent(server, second)).toMatchObject({ parentEventId: null, isRecurring: false });
    expect(await readEvent(server, third)).toMatchObject({ parentEventId: root.id, isRecurring: true });
  });

  it.each([
    ['deletes what they took over', ({ urlHash }: EventView) => `deleteEvent(urlHash: "${urlHash}")`],
    ['deletes their account', () => 'deleteAccount'],
    ['ends the series', ({ urlHash }: EventView) => `endSeries(urlHash: "${urlHash}") { urlHash }`],
    [
      'lets its first date go its own way',
      ({ urlHash }: EventView) =>
        `updateEvent(urlHash: "${urlHash}", scope: THIS_OCCURRENCE, input: { title: "Mine" }) { urlHash }`,
    ],
  ])('what is over stays as it was when the new organiser %s', async (_what, call) => {
    const door = restDoor(server);
    const [root, second, third] = dates as [EventView, EventView, EventView];
    await door.takeOverEvent(third, await tokenOf(door, third), BEA);
    const ofAda = () => rows(`select * from event where creator_id = 'ada' order by id`);
    const before = await ofAda();
    expect((await server.graphql(`mutation { ${call(root)} }`, {}, BEA)).errors).toBeUndefined();
    expect(await ofAda()).toEqual(before);
    expect(await organiserOf(second)).toBe('ada');
  });

  it('no date is made for the day of one that was over before its time', async () => {
    const door = restDoor(server);
    const [root, , third] = dates as [EventView, EventView, EventView];
    const earlier = { ...third, date: '2026-05-14T09:00:00.000Z', endTime: '2026-05-14T10:00:00.000Z' };
    await door.updateEvent(third, earlier, ADA);
    await door.takeOverEvent(root, await tokenOf(door, root), BEA);
    expect(await organiserOf(third)).toBe('ada');
    expect(await nextDate(server, root)).toMatchObject({ date: '2026-05-27T08:00:00.000Z', creatorId: 'bea' });
  });

  it('every link that its organiser before had made goes with it, and what was left keeps its own', async () => {
    const door = restDoor(server);
    const [root, second, third] = dates as [EventView, EventView, EventView];
    const [ofRoot, ofSecond, ofThird] = [
      await tokenOf(door, root),
      await tokenOf(door, second),
      await tokenOf(door, third),
    ];
    await door.takeOverEvent(third, ofThird, BEA);
    expect(await door.takeOverEvent(root, ofRoot, { as: 'cem' })).toMatchObject({ code: 'FORBIDDEN' });
    expect(await Promise.all(dates.map(organiserOf))).toEqual(['bea', 'ada', 'bea']);
    expect(await door.takeOverEvent(second, ofSecond, { as: 'cem' })).toMatchObject({ code: 'OK' });
    expect(await Promise.all(dates.map(organiserOf))).toEqual(['bea', 'cem', 'bea']);
  });

  it('nobody is led from the dates of one organiser to those of the other, private or not', async () => {
    const door = restDoor(server);
    const [root, second, third] = dates as [EventView, EventView, EventView];
    await door.takeOverEvent(third, await tokenOf(door, third), BEA);
    await door.updateEvent(third, { isPrivate: true }, BEA);
    await door.updateEvent(second, { isPrivate: true, date: '2026-05-15T08:00:00Z', endTime: null }, ADA);
    expect(await neighboursOf(server, second, 'ada')).toBeNull();
    expect(await neighboursOf(server, root)).toBeNull();
    expect(await neighboursOf(server, root, 'bea')).toEqual({ previous: null, next: { urlHash: third.urlHash } });
  });

  it('what was left behind is handed over without what was given away', async () => {
    const door = restDoor(server);
    const [, second, third] = dates;
    await door.takeOverEvent(third as EventView, await tokenOf(door, third), BEA);
    await door.takeOverEvent(second as EventView, await tokenOf(door, second), { as: 'cem' });
    expect(await Promise.all(dates.map(organiserOf))).toEqual(['bea', 'cem', 'bea']);
  });
});
