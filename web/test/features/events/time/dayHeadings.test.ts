import { describe, expect, it } from '@jest/globals';
import { dayHeadings } from '../../../../src/features/events/time/dayHeadings.ts';
import type { EventTimes } from '../../../../src/features/events/time/eventTimes.ts';

const NEW_YORK = 'America/New_York';
const TOKYO = 'Asia/Tokyo';
const BERLIN = 'Europe/Berlin';

// 18:00 on Friday in New York
const event = { date: '2026-05-08T22:00:00Z', timezone: NEW_YORK };

/** Far from all of these, so that days have the names of weekdays. */
const LONG_BEFORE = '2026-04-20T12:00:00Z';

type Listed = readonly [date: string, timezone: string];

const headings = (now: string, listed: readonly Listed[], before: readonly EventTimes[] = []) =>
  dayHeadings(
    listed.map(([date, timezone]) => ({ date, timezone })),
    Date.parse(now),
    before,
  ).map((heading) => heading && Object.values(heading).filter(Boolean).join(', '));

const at = (now: string, { date, timezone } = event) => headings(now, [[date, timezone]])[0];

describe('the heading of a day', () => {
  it.each([
    ['2026-05-08T04:00:00Z', 'Today, May 8'],
    ['2026-05-08T03:59:59Z', 'Tomorrow, May 8'],
    ['2026-05-07T04:00:00Z', 'Tomorrow, May 8'],
    ['2026-05-07T03:59:59Z', 'Friday, May 8'],
    ['2026-05-09T12:00:00Z', 'Yesterday, May 8'],
    ['2026-05-10T12:00:00Z', 'Friday, May 8'],
    ['2025-05-10T12:00:00Z', 'Friday, May 8, 2026'],
  ])("at %s, by the calendar of the event's zone: %s", (now, words) => {
    expect(at(now)).toBe(words);
  });

  it('counts days and not hours where the clocks change', () => {
    const sunday = { date: '2026-03-29T20:00:00Z', timezone: BERLIN };
    // midnight of the day before, of a day that has 23 hours
    expect(at('2026-03-27T23:00:00Z', sunday)).toBe('Tomorrow, Mar 29');
    expect(at('2026-03-28T23:00:00Z', sunday)).toBe('Today, Mar 29');
  });
});

describe('the headings of a list', () => {
  it('stand above the first event of each day', () => {
    const list = [
      ['2026-05-08T12:00:00Z', BERLIN],
      ['2026-05-08T21:59:59Z', BERLIN],
      ['2026-05-08T22:00:00Z', BERLIN],
    ] as const;
    expect(headings(LONG_BEFORE, list)).toEqual(['Friday, May 8', null, 'Saturday, May 9']);
  });

  it('are shared by zones where the day is the same', () => {
    const list = [
      ['2026-05-08T16:00:00Z', BERLIN],
      ['2026-05-08T16:00:00Z', NEW_YORK],
    ] as const;
    expect(headings(LONG_BEFORE, list)).toEqual(['Friday, May 8', null]);
  });

  it('name the zone where the list comes back to a day', () => {
    const list = [
      ['2026-05-08T14:00:00Z', NEW_YORK],
      ['2026-05-08T16:00:00Z', TOKYO],
      ['2026-05-08T18:00:00Z', NEW_YORK],
      ['2026-05-08T19:00:00Z', NEW_YORK],
      ['2026-05-09T14:00:00Z', NEW_YORK],
    ] as const;
    expect(headings(LONG_BEFORE, list)).toEqual([
      'Friday, May 8',
      'Saturday, May 9',
      'Friday, May 8, EDT',
      null,
      'Saturday, May 9, EDT',
    ]);
  });

  it('name the zone of each, where they name one', () => {
    const list = [
      ['2026-05-08T16:00:00Z', TOKYO],
      ['2026-05-08T16:00:00Z', NEW_YORK],
      ['2026-05-08T17:00:00Z', 'America/Chicago'],
    ] as const;
    expect(headings(LONG_BEFORE, list)).toEqual(['Saturday, May 9', 'Friday, May 8, EDT', 'Friday, May 8, CDT']);
  });

  it('do the same in the archive, whose days go back', () => {
    const list = [
      ['2026-05-09T14:00:00Z', NEW_YORK],
      ['2026-05-08T18:00:00Z', NEW_YORK],
      ['2026-05-08T16:00:00Z', TOKYO],
      ['2026-05-08T14:00:00Z', NEW_YORK],
    ] as const;
    expect(headings('2026-06-20T12:00:00Z', list)).toEqual([
      'Saturday, May 9',
      'Friday, May 8',
      'Saturday, May 9, GMT+9',
      'Friday, May 8, EDT',
    ]);
  });

  it("say today and tomorrow only of events for which it is true, on both sides of a zone's midnight", () => {
    const list = [
      ['2026-05-08T22:00:00Z', NEW_YORK],
      ['2026-05-08T23:00:00Z', TOKYO],
    ] as const;
    // the 8th in both zones, then the 9th in Tokyo alone, then in both
    expect(headings('2026-05-08T14:59:59Z', list)).toEqual(['Today, May 8', 'Tomorrow, May 9']);
    expect(headings('2026-05-08T15:00:00Z', list)).toEqual(['Today, May 8', 'Today, May 9']);
    expect(headings('2026-05-09T04:00:00Z', list)).toEqual(['Yesterday, May 8', 'Today, May 9']);
  });

  it('tell a day that is over in one zone from the same day in another', () => {
    const list = [
      ['2026-05-08T14:30:00Z', TOKYO],
      ['2026-05-08T22:00:00Z', NEW_YORK],
    ] as const;
    expect(headings('2026-05-08T15:30:00Z', list)).toEqual(['Yesterday, May 8', 'Today, May 8, EDT']);
  });

  it('go by the calendar where the clocks change, in one zone weeks before the other', () => {
    // 0:30 on the day of 23 hours in New York, while Berlin still has its old time
    const list = [
      ['2026-03-08T05:30:00Z', NEW_YORK],
      ['2026-03-09T03:30:00Z', NEW_YORK],
      ['2026-03-09T03:30:00Z', BERLIN],
      ['2026-03-09T04:00:00Z', NEW_YORK],
    ] as const;
    expect(headings('2026-02-20T12:00:00Z', list)).toEqual([
      'Sunday, Mar 8',
      null,
      'Monday, Mar 9, CET',
      'Monday, Mar 9, EDT',
    ]);
  });

  it('go on from the events above, however many pages ago they began', () => {
    const above = [
      { date: '2026-01-01T12:00:00Z', timezone: NEW_YORK },
      { date: '2026-05-08T14:00:00Z', timezone: NEW_YORK },
      { date: '2026-05-08T16:00:00Z', timezone: TOKYO },
    ];
    expect(headings(LONG_BEFORE, [['2026-05-08T16:30:00Z', TOKYO]], above)).toEqual([null]);
    expect(headings(LONG_BEFORE, [['2026-05-08T18:00:00Z', NEW_YORK]], above)).toEqual(['Friday, May 8, EDT']);
    expect(headings(LONG_BEFORE, [['2026-05-10T18:00:00Z', NEW_YORK]], above)).toEqual(['Sunday, May 10']);
  });
});
