import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { DateTime } from 'luxon';
import { RECURRENCE_FREQUENCIES } from '@quorum/domain/event/constants';
import { nextOccurrence, numberOn, occurrence } from '@quorum/domain/event/recurrence';
import { changedRule, inheritedRule, type RecurringRoot } from '@quorum/domain/event/recurrenceRule';
import { resolveWallClock } from '@quorum/domain/event/timezone';

/** Zones whose clocks leave an hour out, half an hour, an hour at midnight; and one that never does. */
const ZONES = ['Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe', 'America/Santiago', 'Asia/Kolkata'];

const aRoot = fc
  .record({
    day: fc.integer({ min: 1, max: 31 }),
    month: fc.integer({ min: 1, max: 12 }),
    hour: fc.integer({ min: 0, max: 23 }),
    minute: fc.constantFrom(0, 15, 30, 45),
    timezone: fc.constantFrom(...ZONES),
    recurrenceFrequency: fc.constantFrom(...RECURRENCE_FREQUENCIES),
    minutes: fc.option(fc.constantFrom(20, 60, 120, 1_440, 2_760)),
  })
  .map(({ day, month, hour, minute, timezone, recurrenceFrequency, minutes }): RecurringRoot => {
    const first = DateTime.utc(2026, month, 1);
    const shown = first.set({ day: Math.min(day, first.daysInMonth ?? 28), hour, minute });
    const date = resolveWallClock(shown, timezone).instant;
    const endTime = minutes === null ? null : date.plus({ minutes });
    return { date, endTime, timezone, recurrenceFrequency };
  });

/** The dates that are to come, by their number after a root. */
const datesFrom = (root: RecurringRoot, from: number, count = 30) =>
  Array.from({ length: count }, (_, index) => {
    const { day, date, endTime } = occurrence(root, from + index);
    return [day, date.toISO(), endTime?.toISO()];
  });

const heirOf = (root: RecurringRoot, number: number, moved = 0): RecurringRoot => {
  const { date, endTime } = occurrence(root, number);
  const shift = { minutes: moved };
  const own = { ...root, date: date.plus(shift), endTime: endTime?.plus(shift) ?? null, recurrenceRule: null };
  return { ...own, recurrenceRule: inheritedRule(root, number, own) };
};

const steps = fc.integer({ min: 1, max: 30 });

describe('whichever of its dates leads a series', () => {
  it('the later dates are those that they were going to be, also after another one leads it, and if it was moved itself', () => {
    fc.assert(
      fc.property(aRoot, steps, steps, fc.constantFrom(0, 0, 45, 1_500, -1_500), (root, first, second, moved) => {
        const heir = heirOf(root, first, moved);
        expect(datesFrom(heir, 1)).toEqual(datesFrom(root, first + 1));
        const next = heirOf(heir, second);
        expect(datesFrom(next, 1)).toEqual(datesFrom(root, first + second + 1));
      }),
      { numRuns: 100 },
    );
  });

  it('the days are counted from it, and the next date is the next of the rule', () => {
    fc.assert(
      fc.property(aRoot, steps, steps, (root, first, later) => {
        const heir = heirOf(root, first);
        const planned = occurrence(heir, later);
        expect(numberOn(heir, planned.day)).toBe(later);
        const before = occurrence(heir, later - 1).date;
        expect(+nextOccurrence(heir, before).date).toBe(+planned.date);
      }),
      { numRuns: 200 },
    );
  });

  it('there is no rule beside the date where the date says it', () => {
    const date = DateTime.fromISO('2026-01-15T18:00', { zone: 'Europe/Berlin' });
    const root = {
      date,
      endTime: date.plus({ hours: 2 }),
      timezone: 'Europe/Berlin',
      recurrenceFrequency: 'monthly',
    } as const;
    expect(heirOf(root, 2).recurrenceRule).toBeNull();
  });

  it('a date that something else has changed since is its own rule', () => {
    const date = DateTime.fromISO('2026-01-31T18:00', { zone: 'Europe/Berlin' });
    const heir = heirOf({ date, endTime: null, timezone: 'Europe/Berlin', recurrenceFrequency: 'monthly' }, 1);
    expect(occurrence(heir, 1).day).toBe('2026-03-31');
    expect(occurrence({ ...heir, date: heir.date.plus({ hours: 1 }) }, 1).day).toBe('2026-03-28');
  });
});

describe('after a change, what was not changed stays in the rule', () => {
  const ZONE = 'Europe/Berlin';
  const at = (text: string, zone = ZONE) => DateTime.fromISO(text, { zone });
  const monthly: RecurringRoot = {
    date: at('2026-01-31T18:00'),
    endTime: at('2026-01-31T20:00'),
    timezone: ZONE,
    recurrenceFrequency: 'monthly',
  };
  /** Comes at half past two, and on 29 March, which has none, at half past three. */
  const atNight: RecurringRoot = {
    ...monthly,
    date: at('2026-03-22T02:30'),
    endTime: at('2026-03-22T04:30'),
    recurrenceFrequency: 'weekly',
  };
  const inFebruary = heirOf(monthly, 1);
  const inGap = heirOf(atNight, 1);

  const next = (before: RecurringRoot, change: Partial<RecurringRoot>): string => {
    const after = { ...before, ...change };
    const root = { ...after, recurrenceRule: changedRule(before, after) };
    const { date, endTime } = occurrence(root, 1);
    const shown = (instant: DateTime | null, format: string) => instant?.setZone(root.timezone).toFormat(format) ?? '';
    return `${shown(date, 'dd LLL HH:mm')} – ${shown(endTime, 'HH:mm')}`;
  };

  it.each<[what: string, of: RecurringRoot, change: Partial<RecurringRoot>, next: string]>([
    ['nothing', inFebruary, {}, '31 Mar 18:00 – 20:00'],
    ['the hour', inFebruary, { date: at('2026-02-28T19:00'), endTime: at('2026-02-28T21:00') }, '31 Mar 19:00 – 21:00'],
    ['the day', inFebruary, { date: at('2026-02-27T18:00'), endTime: at('2026-02-27T20:00') }, '27 Mar 18:00 – 20:00'],
    ['the end', inFebruary, { endTime: at('2026-02-28T22:00') }, '31 Mar 18:00 – 22:00'],
    ['that it ends', inFebruary, { endTime: null }, '31 Mar 18:00 – '],
    [
      'the zone, by whose clocks it is the same time',
      inFebruary,
      {
        date: at('2026-02-28T18:00', 'Asia/Kolkata'),
        endTime: at('2026-02-28T20:00', 'Asia/Kolkata'),
        timezone: 'Asia/Kolkata',
      },
      '31 Mar 18:00 – 20:00',
    ],
    ['how often', inFebruary, { recurrenceFrequency: 'weekly' }, '07 Mar 18:00 – 20:00'],
    ['nothing, in the gap', inGap, {}, '05 Apr 02:30 – 04:30'],
    ['the end, in the gap', inGap, { endTime: at('2026-03-29T05:30') }, '05 Apr 02:30 – 05:30'],
    [
      'the day, in the gap',
      inGap,
      { date: at('2026-03-30T03:30'), endTime: at('2026-03-30T04:30') },
      '06 Apr 02:30 – 04:30',
    ],
    [
      'the hour, in the gap',
      inGap,
      { date: at('2026-03-29T04:00'), endTime: at('2026-03-29T05:00') },
      '05 Apr 04:00 – 05:00',
    ],
    ['how often, in the gap', inGap, { recurrenceFrequency: 'biweekly' }, '12 Apr 02:30 – 04:30'],
  ])('%s', (_what, before, change, expected) => {
    expect(next(before, change)).toBe(expected);
  });
});
