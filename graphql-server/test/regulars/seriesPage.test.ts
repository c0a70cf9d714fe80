import { describe, expect, it } from '@jest/globals';
import { anEvent, changeEvent, deleteEvent, readEvent } from '../support/builders.ts';
import { useServer } from '../support/useServer.ts';
import {
  AFTER_FIRST,
  AFTER_SECOND,
  aRegular,
  aWeekly,
  nextByClock,
  ONE_LATER,
  readSeries,
  TUESDAY,
  TWO_LATER,
} from './regularSteps.ts';

const server = useServer({ env: { ADMIN_UIDS: 'olga' } });

const statusOf = async (seriesHash: string, as?: string) =>
  (await server.rest('GET', `/api/series/${seriesHash}`, undefined, { as })).statusCode;

const hashSeenAt = async (event: { urlHash: string }, as?: string) =>
  (await readEvent(server, event, { as })).seriesHash;

describe('the page of a series', () => {
  it('has the next date, those that are planned, and those that are over', async () => {
    const { first, seriesHash } = await aWeekly(server);
    const page = await readSeries(server, seriesHash);
    expect(page).toMatchObject({
      seriesHash,
      title: 'Evening volleyball',
      recurrenceFrequency: 'weekly',
      isOver: false,
      next: { urlHash: first.urlHash, date: TUESDAY },
      upcoming: [
        {
          urlHash: first.urlHash,
          date: TUESDAY,
          endTime: '2026-05-05T18:00:00.000Z',
          timezone: 'Europe/Berlin',
          status: 'GATHERING',
        },
      ],
      past: [],
    });
    expect(page.planned).toHaveLength(5);
    expect(page.planned.slice(0, 2)).toEqual([ONE_LATER, TWO_LATER]);

    const second = await nextByClock(server, seriesHash, AFTER_FIRST);
    const later = await readSeries(server, seriesHash);
    expect(later.next).toMatchObject({ urlHash: second.urlHash, date: ONE_LATER });
    expect(later.past.map(({ urlHash }) => urlHash)).toEqual([first.urlHash]);
    expect(later.planned[0]).toBe(TWO_LATER);
  });

  it('stays when the series has ended, or its first date is deleted', async () => {
    const { first, seriesHash } = await aWeekly(server);
    const second = await nextByClock(server, seriesHash, AFTER_FIRST);
    await server.graphql(`mutation { endSeries(urlHash: "${second.urlHash}") { urlHash } }`, {}, { as: 'ada' });
    await deleteEvent(server, first);
    expect(await readSeries(server, seriesHash)).toMatchObject({
      isOver: true,
      recurrenceFrequency: null,
      planned: [],
      next: { urlHash: second.urlHash },
      past: [],
    });
    await deleteEvent(server, second);
    expect(await statusOf(seriesHash)).toBe(404);
  });

  it('is said by its dates, as long as it goes on, and by no event that is alone', async () => {
    const { first, seriesHash } = await aWeekly(server);
    expect(seriesHash).toMatch(/^[\w-]{22}$/);
    expect(await hashSeenAt(first)).toBe(seriesHash);
    expect(await hashSeenAt(await anEvent(server))).toBeNull();
    const { data } = await server.graphql(`{ event(urlHash: "${first.urlHash}") { seriesHash } }`);
    expect(data).toEqual({ event: { seriesHash } });
    await changeEvent(server, first, { isRecurring: false, recurrenceFrequency: null });
    expect(await hashSeenAt(first)).toBeNull();
  });

  it('names no regulars where the guest list is hidden, but one’s own, and all to the organiser', async () => {
    const { seriesHash } = await aWeekly(server, { isGuestListHidden: true });
    await aRegular(server, seriesHash, { name: 'Cleo' }, { as: 'cleo' });
    await aRegular(server, seriesHash, { name: 'Mo' });
    const names = async (as?: string) =>
      (await readSeries(server, seriesHash, { as })).regulars.map(({ name }) => name);
    expect(await names()).toEqual(['Guest', 'Guest']);
    expect(await names('cleo')).toEqual(['Cleo', 'Guest']);
    expect(await names('ada')).toEqual(['Cleo', 'Mo']);
  });
});

describe('a private series', () => {
  it('is there for those who know its address, and is said by private dates alone', async () => {
    const { first, seriesHash } = await aWeekly(server, { isPrivate: true });
    const second = await nextByClock(server, seriesHash, AFTER_FIRST);
    expect(await statusOf(seriesHash)).toBe(200);
    await changeEvent(server, second, { isPrivate: false });
    expect(await hashSeenAt(first)).toBe(seriesHash);
    expect(await hashSeenAt(second)).toBeNull();
    expect(await hashSeenAt(second, 'ada')).toBe(seriesHash);
  });

  it('shows no private date of a public one, nor answers it', async () => {
    const { seriesHash } = await aWeekly(server);
    const second = await nextByClock(server, seriesHash, AFTER_FIRST);
    await changeEvent(server, second, { isPrivate: true });
    await aRegular(server, seriesHash);
    expect(await readSeries(server, seriesHash)).toMatchObject({ next: null, upcoming: [] });
    expect((await readEvent(server, second)).participants).toEqual([]);
  });
});

describe('a series', () => {
  it('that is hidden is there for its organiser and operators alone, and takes nobody', async () => {
    const { first, seriesHash } = await aWeekly(server);
    await server.graphql(`mutation { hideEvent(urlHash: "${first.urlHash}", hidden: true) }`, {}, { as: 'olga' });
    expect(await statusOf(seriesHash)).toBe(404);
    expect(await statusOf(seriesHash, 'bea')).toBe(404);
    expect(await statusOf(seriesHash, 'ada')).toBe(200);
    expect(await statusOf(seriesHash, 'olga')).toBe(200);
    await expect(aRegular(server, seriesHash)).rejects.toThrow('There is no such series');
    await expect(aRegular(server, seriesHash, {}, { as: 'ada' })).rejects.toThrow('takes no regulars');
  });

  it('that was handed over shows the dates of its new organiser, who may end standing responses', async () => {
    const { first, seriesHash } = await aWeekly(server);
    const { id } = await aRegular(server, seriesHash);
    const second = await nextByClock(server, seriesHash, AFTER_FIRST);
    const third = await nextByClock(server, seriesHash, AFTER_SECOND);
    const offered = await server.rest('POST', `/api/events/${third.urlHash}/hand-over`, undefined, { as: 'ada' });
    const { token } = offered.json<{ token: string }>();
    await server.rest('POST', `/api/events/${third.urlHash}/take-over`, { token }, { as: 'bea' });
    expect(third.participants).toHaveLength(1);
    // the first comes along, since all others are counted from it
    expect((await readSeries(server, seriesHash)).past.map(({ urlHash }) => urlHash)).toEqual([first.urlHash]);
    expect(await hashSeenAt(second)).toBeNull();
    expect(await hashSeenAt(third)).toBe(seriesHash);
    const path = `/api/series/${seriesHash}/regulars/${id}`;
    expect((await server.rest('DELETE', path, {}, { as: 'ada' })).statusCode).toBe(403);
    expect((await server.rest('DELETE', path, {}, { as: 'bea' })).statusCode).toBe(200);
  });
});
