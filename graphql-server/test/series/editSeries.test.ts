import { beforeEach, describe, expect, it } from '@jest/globals';
import type { EventView } from '../../src/doors/presenters/presentEvent.ts';
import { anEvent, deleteEvent, readEvent } from '../support/builders.ts';
import { editSeries, neighboursOf, nextDate } from '../support/series.ts';
import { useServer } from '../support/useServer.ts';

const server = useServer();
let root: EventView;
let occurrence: EventView;

const read = (event: EventView) => readEvent(server, event);

const edit = async (event: EventView, input: object, scope?: string) =>
  expect(await editSeries(server, event, input, scope)).toBeUndefined();

const neighbours = (event: EventView) => neighboursOf(server, event);

beforeEach(async () => {
  await server.orm.em.fork().execute('truncate event cascade');
  const weekly = { isRecurring: true, recurrenceFrequency: 'weekly' } as const;
  root = await anEvent(server, { ...weekly, date: '2026-04-28T16:00:00Z', endTime: null, timezone: 'UTC' });
  occurrence = await nextDate(server, root);
});

it('changes an occurrence alone unless told otherwise', async () => {
  await edit(occurrence, { title: 'In the hall' });
  server.clock.set('2026-05-06T12:00:00Z');
  expect((await nextDate(server, root)).title).toBe(root.title);
});

it('changes an occurrence and the following ones', async () => {
  await edit(occurrence, { title: 'In the hall', date: '2026-05-06T17:00:00Z' }, 'THIS_AND_FOLLOWING');
  server.clock.set('2026-05-07T12:00:00Z');
  const next = await nextDate(server, occurrence);
  expect(next).toMatchObject({ title: 'In the hall', date: '2026-05-13T17:00:00.000Z', parentEventId: occurrence.id });
  expect(await read(root)).toMatchObject({ title: root.title, isRecurring: false });
});

it('changes the first event of a series alone when told so', async () => {
  await edit(root, { title: 'The opening' }, 'THIS_OCCURRENCE');
  expect(await read(root)).toMatchObject({ title: 'The opening', isRecurring: false });
  expect(await read(occurrence)).toMatchObject({ title: root.title, isRecurring: true, parentEventId: null });
});

it('leaves the first event of a series in it when nothing of it is changed', async () => {
  const { title, location, date, endTime, isRecurring, recurrenceFrequency } = await read(root);
  const unchanged = { title, location, date, endTime, isRecurring, recurrenceFrequency };
  await edit(root, unchanged, 'THIS_OCCURRENCE');
  expect(await read(root)).toMatchObject({ isRecurring: true, recurrenceFrequency: 'weekly' });
  expect(await read(occurrence)).toMatchObject({ parentEventId: root.id });
});

it('leaves a series to a date that was not deleted', async () => {
  await deleteEvent(server, occurrence);
  await edit(root, { title: 'The opening' }, 'THIS_OCCURRENCE');
  const list = (await server.rest('GET', '/api/events')).json<EventView[]>();
  expect(list.map(({ title, date }) => [title, date])).toEqual([
    ['The opening', root.date],
    [root.title, '2026-05-12T16:00:00.000Z'],
  ]);
});

it('links an occurrence to the one before and the one after', async () => {
  expect(await neighbours(root)).toEqual({ previous: null, next: { urlHash: occurrence.urlHash } });
  expect(await neighbours(occurrence)).toEqual({ previous: { urlHash: root.urlHash }, next: null });
  expect(await neighbours(await anEvent(server))).toBeNull();
});

it('does not make a deleted occurrence again: its date is skipped', async () => {
  await deleteEvent(server, occurrence);
  expect((await nextDate(server, root)).date).toBe('2026-05-12T16:00:00.000Z');
});

it('ends a series from any of its events, for its creator alone', async () => {
  const end = (as: string) =>
    server.graphql(`mutation { endSeries(urlHash: "${occurrence.urlHash}") { isRecurring } }`, {}, { as });
  expect((await end('mallory')).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  expect((await end('ada')).data?.endSeries).toEqual({ isRecurring: false });
  server.clock.set('2026-05-20T12:00:00Z');
  await server.tasks.continueSeries({});
  expect(await neighbours(occurrence)).toEqual({ previous: { urlHash: root.urlHash }, next: null });
});

describe('an occurrence that somebody else organises, as a server of the release before leaves it in a series that is taken over,', () => {
  /** What it says; nobody but its organiser changes that. It is let go of the series, which raises its revision. */
  const foreign = async () => {
    const {
      isRecurring: _isRecurring,
      recurrenceFrequency: _frequency,
      parentEventId,
      revision: _revision,
      ...said
    } = await read(occurrence);
    expect([root.id, null]).toContain(parentEventId);
    return said;
  };
  let before: unknown;
  beforeEach(async () => {
    await server.orm.em.fork().execute(`update event set creator_id = 'bea' where url_hash = '${occurrence.urlHash}'`);
    before = await foreign();
  });

  it.each(['THIS_OCCURRENCE', 'THIS_AND_FOLLOWING'])('does not follow a change of %s of the first', async (scope) => {
    await edit(root, { title: 'Mine', date: '2026-04-29T16:00:00Z' }, scope);
    expect(await foreign()).toEqual(before);
  });

  it('is not led by, and leads nothing of, that series', async () => {
    const call = (field: string, as: string) => server.graphql(`mutation { ${field} { title } }`, {}, { as });
    const end = (hash: string) => `endSeries(urlHash: "${hash}")`;
    const change = `updateEvent(urlHash: "${occurrence.urlHash}", scope: THIS_AND_FOLLOWING, input: { title: "Mine" })`;
    for (const field of [end(occurrence.urlHash), change])
      expect((await call(field, 'bea')).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    expect(await read(root)).toEqual(root);
    expect((await call(end(root.urlHash), 'ada')).errors).toBeUndefined();
    expect(await foreign()).toEqual(before);
  });
});
