import { describe, expect, it } from '@jest/globals';
import type { EventView } from '../../src/doors/presenters/presentEvent.ts';
import { aResponse, changeEvent, deleteEvent } from '../support/builders.ts';
import { aSeries, duplicate } from '../support/series.ts';
import { useServer } from '../support/useServer.ts';

const server = useServer();

const nextDate = async (event: EventView) => (await duplicate(server, event)).event.date;

describe('the next occurrence', () => {
  it('is the first one after now, however many were missed', async () => {
    const root = await aSeries(server);
    expect(await duplicate(server, root)).toMatchObject({
      status: 201,
      event: { date: '2026-05-05T16:00:00.000Z', endTime: '2026-05-05T18:00:00.000Z', parentEventId: root.id },
    });
  });

  it('starts after now, not at it', async () => {
    const root = await aSeries(server);
    server.clock.set('2026-05-05T16:00:00.000Z');
    expect(await nextDate(root)).toBe('2026-05-12T16:00:00.000Z');
  });

  it('is like the first, under a hash of its own and with nobody in', async () => {
    const root = await aSeries(server, { isPrivate: true, notes: 'Bring a ball', participantThreshold: 4 });
    await aResponse(server, root);
    const { event } = await duplicate(server, root);
    const { id, urlHash, date, endTime, parentEventId, participants, ...same } = event;
    expect(root).toMatchObject(same);
    expect(same).toMatchObject({ isPrivate: true, isRecurring: true, recurrenceFrequency: 'weekly', creatorId: 'ada' });
    expect(urlHash).toMatch(/^[\w-]{22}$/);
    expect([urlHash, id]).not.toEqual([root.urlHash, root.id]);
    expect([date, endTime, parentEventId, participants]).toEqual([expect.any(String), expect.any(String), root.id, []]);
    expect((await server.rest('GET', '/api/events')).body).not.toContain(urlHash);
  });

  it('has no end where the first has none', async () => {
    const root = await aSeries(server, { endTime: null });
    expect((await duplicate(server, root)).event.endTime).toBeNull();
  });
});

describe('a series', () => {
  it('goes on across months for a client that only ever asks for its root', async () => {
    const root = await aSeries(server, { date: '2026-01-31T19:00:00Z', endTime: null, recurrenceFrequency: 'monthly' });
    const months = ['02-28T19', '03-31T18', '04-30T18', '05-31T18', '06-30T18', '07-31T18'];
    for (const month of months) {
      const date = `2026-${month}:00:00.000Z`;
      server.clock.set(new Date(Date.parse(date) - 24 * 3_600_000).toISOString());
      expect(await duplicate(server, root)).toMatchObject({ status: 201, event: { date, parentEventId: root.id } });
    }
  });

  it('goes on from any of its occurrences, counted from the root', async () => {
    const root = await aSeries(server, { recurrenceFrequency: 'biweekly' });
    const first = (await duplicate(server, root)).event;
    server.clock.set('2026-05-13T00:00:00Z');
    const second = await duplicate(server, first);
    expect([first.date, second.event.date, second.event.parentEventId]).toEqual([
      '2026-05-12T16:00:00.000Z',
      '2026-05-26T16:00:00.000Z',
      root.id,
    ]);
    expect(await duplicate(server, root)).toEqual({ ...second, status: 200 });
  });

  it.each<[string, Parameters<typeof aSeries>[1], now: string, expected: string]>([
    [
      'in Berlin, when summer begins',
      { date: '2026-03-24T17:00:00Z', endTime: null, timezone: 'Europe/Berlin' },
      '2026-03-26T00:00:00Z',
      '2026-03-31T16:00:00.000Z',
    ],
    [
      'in Berlin, when summer ends',
      { date: '2026-10-20T16:00:00Z', endTime: null, timezone: 'Europe/Berlin' },
      '2026-10-22T00:00:00Z',
      '2026-10-27T17:00:00.000Z',
    ],
    [
      'in Sydney, on the other half of the world',
      { date: '2026-04-03T07:00:00Z', endTime: null, timezone: 'Australia/Sydney' },
      '2026-04-05T00:00:00Z',
      '2026-04-10T08:00:00.000Z',
    ],
    [
      'in New York, where the time does not exist: forward by the gap',
      { date: '2026-03-01T07:30:00Z', endTime: null, timezone: 'America/New_York' },
      '2026-03-05T00:00:00Z',
      '2026-03-08T07:30:00.000Z',
    ],
    [
      'in New York, where the time happens twice: the first',
      { date: '2026-10-25T05:30:00Z', endTime: null, timezone: 'America/New_York' },
      '2026-10-27T00:00:00Z',
      '2026-11-01T05:30:00.000Z',
    ],
  ])('keeps wall-clock time %s', async (_where, changes, now, expected) => {
    const root = await aSeries(server, changes);
    server.clock.set(now);
    expect(await nextDate(root)).toBe(expected);
  });
});

describe('there is no next occurrence', () => {
  const conflict = (message: string) => ({ status: 409, event: { message } });

  it('of an event that does not recur', async () => {
    const event = await aSeries(server, { isRecurring: false, recurrenceFrequency: null });
    expect(await duplicate(server, event)).toMatchObject(conflict('This event does not recur'));
  });

  it('before the event is over', async () => {
    const root = await aSeries(server);
    const { event: next } = await duplicate(server, root);
    expect(await duplicate(server, next)).toMatchObject(conflict('This event is not over yet'));
    server.clock.set(root.endTime ?? '');
    expect(await duplicate(server, root)).toMatchObject(conflict('This event is not over yet'));
  });

  it('once recurring is switched off on the root, whichever of the series is asked', async () => {
    const root = await aSeries(server);
    const { event: next } = await duplicate(server, root);
    const off = { isRecurring: false, recurrenceFrequency: null };
    await changeEvent(server, root, { ...root, ...off });
    server.clock.set('2026-05-06T00:00:00Z');
    expect(await duplicate(server, root)).toMatchObject({ status: 409 });
    expect(await duplicate(server, next)).toMatchObject({ status: 409 });
  });

  it('once the root is deleted; its occurrences stay', async () => {
    const root = await aSeries(server);
    const { event: next } = await duplicate(server, root);
    await aResponse(server, next);
    await deleteEvent(server, root);
    server.clock.set('2026-05-06T00:00:00Z');
    expect(await duplicate(server, root)).toMatchObject({ status: 404 });
    expect(await duplicate(server, next)).toMatchObject({ status: 409 });
    expect((await server.rest('GET', `/api/events/${next.urlHash}`)).json()).toMatchObject({
      date: next.date,
      parentEventId: null,
      participants: [{ name: 'Vera' }],
    });
  });
});
