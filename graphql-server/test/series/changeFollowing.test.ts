import { beforeEach, describe, expect, it } from '@jest/globals';
import type { EventView } from '../../src/doors/presenters/presentEvent.ts';
import { useMailServer } from '../mail/useMailServer.ts';
import { anEvent, aResponse, deleteEvent, readEvent } from '../support/builders.ts';
import { editSeries, neighboursOf, nextDate } from '../support/series.ts';

const server = useMailServer();
let first: EventView;
let second: EventView;

const edit = async (event: EventView, input: object, scope = 'THIS_AND_FOLLOWING') =>
  expect(await editSeries(server, event, input, scope)).toBeUndefined();

const remove = (event: EventView) => deleteEvent(server, event);

const read = (event: EventView) => readEvent(server, event, { as: 'ada' });

/** Tuesdays at 18 in Berlin: one that is over, and one to come in four days. */
beforeEach(async () => {
  first = await anEvent(server, {
    title: 'Choir',
    location: 'Pier 2, Hamburg',
    timezone: 'Europe/Berlin',
    participantThreshold: 4,
    date: '2026-04-28T16:00:00Z',
    endTime: '2026-04-28T18:00:00Z',
    isRecurring: true,
    recurrenceFrequency: 'weekly',
  });
  second = await nextDate(server, first);
  await server.drain();
});

describe('a change of this and the following events', () => {
  it('changes the one that is planned already, and tells those who responded to it', async () => {
    await aResponse(server, second, { email: 'vera@example.com' });
    await server.drain();
    await edit(first, { title: 'Choir outdoors', location: 'City park', date: '2026-04-29T17:00:00Z', endTime: null });
    expect(await read(second)).toMatchObject({
      title: 'Choir outdoors',
      location: 'City park',
      date: '2026-05-06T17:00:00.000Z',
      endTime: null,
      isRecurring: true,
      parentEventId: first.id,
    });
    const [mail] = await server.drain();
    expect(mail?.to).toEqual(['vera@example.com']);
    expect(mail?.mail.text).toMatch(/There is a new time and place[^]*Wednesday, 6 May 2026, 7:00 PM[^]*City park/);
  });

  it('is followed by the next one, which is made once', async () => {
    await edit(first, { date: '2026-04-29T17:00:00Z', endTime: null });
    const third = await nextDate(server, second, '2026-05-07T12:00:00Z');
    expect(third).toMatchObject({ date: '2026-05-13T17:00:00.000Z', parentEventId: first.id });
    expect((await nextDate(server, first)).urlHash).toBe(third.urlHash);
  });

  it('tells nobody of an event that stays as it was', async () => {
    await aResponse(server, second, { email: 'vera@example.com' });
    await server.drain();
    await edit(first, { notes: 'Bring a torch' });
    expect(await read(second)).toMatchObject({ notes: 'Bring a torch', date: second.date });
    expect(await server.drain()).toEqual([]);
  });

  it('leaves alone what one date was given of its own', async () => {
    await edit(second, { title: 'Concert', date: '2026-05-05T18:30:00Z', endTime: null }, 'THIS_OCCURRENCE');
    await edit(first, { title: 'Choir outdoors', notes: 'Bring a torch', date: '2026-04-29T17:00:00Z', endTime: null });
    expect(await read(second)).toMatchObject({
      title: 'Concert',
      notes: 'Bring a torch',
      date: '2026-05-05T18:30:00.000Z',
      endTime: null,
    });
    // it is the one of that week still: no other is made for it
    const third = await nextDate(server, second, '2026-05-06T18:00:00Z');
    expect(third.date).toBe('2026-05-13T17:00:00.000Z');
  });

  it('puts off one that would have begun by now', async () => {
    server.clock.set('2026-05-04T18:00:00Z');
    await edit(first, { date: '2026-04-27T16:00:00Z', endTime: null });
    expect((await read(second)).date).toBe('2026-05-11T16:00:00.000Z');
  });

  it('does not touch what is over', async () => {
    const third = await nextDate(server, second, '2026-05-06T12:00:00Z');
    await edit(first, { title: 'Choir outdoors', date: '2026-04-29T17:00:00Z', endTime: null });
    expect(await read(second)).toMatchObject({ title: 'Choir', date: second.date });
    expect(await read(third)).toMatchObject({ title: 'Choir outdoors', date: '2026-05-13T17:00:00.000Z' });
  });

  it('keeps the dates that were skipped skipped', async () => {
    await remove(second);
    await edit(first, { date: '2026-04-29T17:00:00Z', endTime: null });
    expect((await nextDate(server, first)).date).toBe('2026-05-13T17:00:00.000Z');
  });

  it('makes a monthly series of a weekly one', async () => {
    await edit(first, { recurrenceFrequency: 'monthly' });
    expect(await read(second)).toMatchObject({ date: '2026-05-28T16:00:00.000Z', recurrenceFrequency: 'monthly' });
  });

  it('moves several at once, forwards and back', async () => {
    await edit(first, { date: '2026-05-05T16:00:00Z', endTime: null });
    expect((await read(second)).date).toBe('2026-05-12T16:00:00.000Z');
    // the first leaves the series to the second, which has a third by now
    const third = await nextDate(server, second, '2026-05-13T12:00:00Z');
    server.clock.set('2026-05-06T12:00:00Z');
    await edit(first, { date: '2026-05-12T16:00:00Z' });
    expect([(await read(second)).date, (await read(third)).date]).toEqual([
      '2026-05-19T16:00:00.000Z',
      '2026-05-26T16:00:00.000Z',
    ]);
    await edit(first, { date: '2026-05-05T16:00:00Z' });
    expect([(await read(second)).date, (await read(third)).date]).toEqual([
      '2026-05-12T16:00:00.000Z',
      '2026-05-19T16:00:00.000Z',
    ]);
  });
});

describe('a series that is split by such a change', () => {
  const neighbours = async (event: EventView, as?: string) => {
    const found = await neighboursOf(server, event, as);
    return [found?.previous?.urlHash, found?.next?.urlHash];
  };

  it('is still walked through from its first to its last event', async () => {
    await edit(second, { title: 'Choir outdoors', date: '2026-05-06T17:00:00Z', endTime: null });
    const third = await nextDate(server, second, '2026-05-07T12:00:00Z');
    expect(third.parentEventId).toBe(second.id);
    await edit(third, { title: 'Choir in the hall' });
    const fourth = await nextDate(server, third, '2026-05-14T12:00:00Z');
    const walk = await Promise.all([first, second, third, fourth].map((event) => neighbours(event)));
    expect(walk).toEqual([
      [undefined, second.urlHash],
      [first.urlHash, third.urlHash],
      [second.urlHash, fourth.urlHash],
      [third.urlHash, undefined],
    ]);
  });

  it('and from an event that its first one left to the others', async () => {
    await edit(first, { title: 'The opening' }, 'THIS_OCCURRENCE');
    expect(await neighbours(second)).toEqual([first.urlHash, undefined]);
    expect(await neighbours(first)).toEqual([undefined, second.urlHash]);
  });

  it('also where its first event is deleted', async () => {
    const third = await nextDate(server, second, '2026-05-06T12:00:00Z');
    await remove(first);
    expect(await neighbours(third)).toEqual([second.urlHash, undefined]);
  });

  it('leads nobody from a public event to a private one, but its creator', async () => {
    await edit(second, { isPrivate: true }, 'THIS_OCCURRENCE');
    expect(await neighbours(first)).toEqual([undefined, undefined]);
    expect(await neighbours(first, 'mallory')).toEqual([undefined, undefined]);
    expect(await neighbours(first, 'ada')).toEqual([undefined, second.urlHash]);
    expect(await neighbours(second)).toEqual([first.urlHash, undefined]);
  });
});

describe('a reminder', () => {
  const remind = async (now: string) => {
    server.clock.set(now);
    await server.tasks.remindParticipants({});
    return (await server.drain()).filter(({ mail }) => mail.text.includes(second.urlHash)).length;
  };

  it('comes again for an event that was put off after it', async () => {
    await aResponse(server, second, { email: 'vera@example.com' });
    await server.drain();
    expect(await remind('2026-05-04T16:01:00Z')).toBe(1);
    await edit(second, { date: '2026-05-05T17:00:00Z', endTime: null }, 'THIS_OCCURRENCE');
    await server.drain();
    expect(await remind('2026-05-04T17:06:00Z')).toBe(0);
    await edit(second, { date: '2026-05-08T16:00:00Z', endTime: null }, 'THIS_OCCURRENCE');
    await server.drain();
    expect(await remind('2026-05-07T16:01:00Z')).toBe(1);
  });
});
