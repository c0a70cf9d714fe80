import { describe, expect, it } from '@jest/globals';
import type { DateTime } from 'luxon';
import type { RecurrenceFrequency } from '@quorum/domain/event/constants';
import {
  isDueForNextOccurrence,
  isSeriesRoot,
  nextOccurrence,
  numberOn,
  occurrence,
} from '@quorum/domain/event/recurrence';
import type { RecurringRoot } from '@quorum/domain/event/recurrenceRule';
import { at } from '../support/at.ts';

interface Given {
  start: string;
  end?: string;
  zone?: string;
  frequency?: RecurrenceFrequency;
}

const aSeries = ({ start, end, zone = 'Europe/Berlin', frequency = 'weekly' }: Given): RecurringRoot => ({
  date: at(start, zone),
  endTime: end === undefined ? null : at(end, zone),
  timezone: zone,
  recurrenceFrequency: frequency,
});

const shown = (instant: DateTime, zone = 'Europe/Berlin') => instant.setZone(zone).toFormat('yyyy-MM-dd HH:mm');

const starts = (root: RecurringRoot, numbers: number[]) =>
  numbers.map((number) => shown(occurrence(root, number).date, root.timezone));

describe('occurrences', () => {
  it.each([
    ['weekly', ['2026-05-08 18:00', '2026-05-15 18:00', '2026-05-22 18:00']],
    ['biweekly', ['2026-05-15 18:00', '2026-05-29 18:00', '2026-06-12 18:00']],
    ['monthly', ['2026-06-01 18:00', '2026-07-01 18:00', '2026-08-01 18:00']],
  ] as const)('that are %s follow the root by as much', (frequency, expected) => {
    expect(starts(aSeries({ start: '2026-05-01T18:00', frequency }), [1, 2, 3])).toEqual(expected);
  });

  it('keep the wall-clock time on both sides of a change of clocks', () => {
    const root = aSeries({ start: '2026-10-18T18:00' });
    expect(starts(root, [1, 2])).toEqual(['2026-10-25 18:00', '2026-11-01 18:00']);
    expect(occurrence(root, 1).date.diff(root.date).as('hours')).toBe(7 * 24 + 1);
  });

  it('move forward by the gap where their time does not exist, and are back the week after', () => {
    const root = aSeries({ start: '2026-03-22T02:30' });
    expect(starts(root, [1, 2])).toEqual(['2026-03-29 03:30', '2026-04-05 02:30']);
  });

  it('take the first of two where their time happens twice', () => {
    const root = aSeries({ start: '2026-10-25T01:30', zone: 'America/New_York' });
    expect(occurrence(root, 1).date.toUTC().toISO()).toBe('2026-11-01T05:30:00.000Z');
  });

  it('on the 31st come on the last day of a shorter month, and back to the 31st', () => {
    const root = aSeries({ start: '2026-01-31T18:00', frequency: 'monthly' });
    expect(starts(root, [1, 2, 3, 4])).toEqual([
      '2026-02-28 18:00',
      '2026-03-31 18:00',
      '2026-04-30 18:00',
      '2026-05-31 18:00',
    ]);
  });

  it('on the 30th come on the 29th of a leap February', () => {
    expect(starts(aSeries({ start: '2027-12-30T18:00', frequency: 'monthly' }), [2, 3])).toEqual([
      '2028-02-29 18:00',
      '2028-03-30 18:00',
    ]);
  });

  it('are named by their number and the day that they are planned for', () => {
    const { number, day } = occurrence(aSeries({ start: '2026-05-01T18:00' }), 4);
    expect([number, day]).toEqual([4, '2026-05-29']);
  });
});

describe('the end of an occurrence', () => {
  const endOf = (root: RecurringRoot, number: number) => {
    const { endTime } = occurrence(root, number);
    return endTime && shown(endTime, root.timezone);
  };

  it('is open when the root has none', () => {
    expect(endOf(aSeries({ start: '2026-05-01T18:00' }), 1)).toBeNull();
  });

  it('keeps wall-clock time, also at midnight', () => {
    expect(endOf(aSeries({ start: '2026-05-01T18:00', end: '2026-05-02T00:00' }), 1)).toBe('2026-05-09 00:00');
  });

  it('keeps wall-clock time through a night of 25 hours', () => {
    expect(endOf(aSeries({ start: '2026-10-17T22:00', end: '2026-10-18T06:00' }), 1)).toBe('2026-10-25 06:00');
  });

  it('stays after the start where the clocks would put it before: then the length is kept', () => {
    // 02:45 moves to 03:45 in the gap, while 03:15 exists
    const root = aSeries({ start: '2026-03-22T02:45', end: '2026-03-22T03:15' });
    const { date, endTime } = occurrence(root, 1);
    expect([shown(date), endTime && shown(endTime)]).toEqual(['2026-03-29 03:45', '2026-03-29 04:15']);
  });
});

describe('the next occurrence', () => {
  const root = aSeries({ start: '2026-05-01T18:00' });
  const next = (now: string, series = root) => nextOccurrence(series, at(now, 'Europe/Berlin')).number;

  it('is the first that starts after now', () => {
    expect(next('2026-05-02T00:00')).toBe(1);
    expect(next('2026-05-08T17:59')).toBe(1);
    expect(next('2026-06-03T12:00')).toBe(5);
  });

  it('is not the one that starts this very moment', () => {
    expect(next('2026-05-08T18:00')).toBe(2);
  });

  it('is never the root itself, even before the root starts', () => {
    expect(next('2026-04-01T00:00')).toBe(1);
  });

  it.each(['weekly', 'biweekly', 'monthly'] as const)('is found at once after centuries (%s)', (frequency) => {
    const series = aSeries({ start: '1970-01-31T18:00', frequency });
    const now = at('2470-06-15T12:00', 'Europe/Berlin');
    const { number, date } = nextOccurrence(series, now);
    expect(date > now && occurrence(series, number - 1).date <= now).toBe(true);
  });

  it.each(['weekly', 'biweekly', 'monthly'] as const)('has none between itself and now (%s)', (frequency) => {
    const series = aSeries({ start: '2026-01-31T02:30', frequency });
    for (let hours = 0; hours < 24 * 400; hours += 7) {
      const now = series.date.plus({ hours });
      const { number, date } = nextOccurrence(series, now);
      expect(date > now).toBe(true);
      expect(number === 1 || occurrence(series, number - 1).date <= now).toBe(true);
    }
  });
});

describe('a series', () => {
  const event = { date: at('2026-05-01T18:00Z'), endTime: null, isRecurring: true, parentEventId: null };

  it('asks for its next occurrence once it is past, and not before', () => {
    expect(isDueForNextOccurrence(event, at('2026-05-02T00:00Z'))).toBe(false);
    expect(isDueForNextOccurrence(event, at('2026-05-02T00:01Z'))).toBe(true);
  });

  it('asks for nothing when it is not recurring', () => {
    expect(isDueForNextOccurrence({ ...event, isRecurring: false }, at('2026-06-01T00:00Z'))).toBe(false);
  });

  it('is counted from the event that has no parent', () => {
    expect(isSeriesRoot(event)).toBe(true);
    expect(isSeriesRoot({ ...event, parentEventId: 7 })).toBe(false);
    expect(isSeriesRoot({ ...event, isRecurring: false })).toBe(false);
  });
});

it.each(['weekly', 'biweekly', 'monthly'] as const)('a day tells which occurrence it is of (%s)', (frequency) => {
  const root = aSeries({ start: '2026-01-31T23:30', frequency });
  for (let number = 0; number < 60; number++) expect(numberOn(root, occurrence(root, number).day)).toBe(number);
});
