import { describe, expect, it } from '@jest/globals';
import { lasting, lengthOf, nextTimes, startingAt } from '../../../../src/features/polls/form/lengths.ts';
import { endOf, withDate } from '../../../../src/features/polls/form/optionRows.ts';
import { withAnotherTime } from '../../../../src/features/polls/form/withAnotherTime.ts';

const clocks = (rows: readonly { start: string; end: string }[]) => rows.map(({ start, end }) => `${start}-${end}`);

describe('the length of a date', () => {
  it.each([
    ['19:00', 90, '20:30', 0],
    ['23:00', 120, '01:00', 0],
    ['19:00', 24 * 60, '19:00', 1],
    ['19:00', 25 * 60, '20:00', 1],
    ['23:00', 26 * 60, '01:00', 1],
  ])('ends from %s after %i minutes at %s', (start, length, end, extraDays) => {
    const times = lasting(start, length);
    expect(times).toEqual({ start, end, extraDays });
    expect(lengthOf(times)).toBe(length);
  });

  it('is none without an end, or without a start', () => {
    expect(lasting('19:00', null)).toEqual({ start: '19:00', end: '', extraDays: 0 });
    expect(lasting('', 60)).toEqual({ start: '', end: '', extraDays: 0 });
    expect(lengthOf({ start: '', end: '20:00' })).toBeNull();
  });

  it('stays when the start moves, past midnight too', () => {
    const times = startingAt(lasting('19:00', 120), '23:00');
    expect(endOf({ day: '2026-12-31', ...times })).toBe('2027-01-01T01:00');
    expect(startingAt(times, '10:00')).toEqual({ start: '10:00', end: '12:00', extraDays: 0 });
  });

  it('leaves the end alone while no start is typed', () => {
    expect(startingAt(lasting('19:00', 60), '')).toEqual({ start: '', end: '20:00', extraDays: 0 });
  });
});

describe('another time on a day', () => {
  const on = (times: { start: string; end: string }) => withDate([], '2026-12-01', times);

  it('begins where the last one ends, and is as long', () => {
    const twice = withAnotherTime(on({ start: '18:00', end: '19:30' }), '2026-12-01');
    expect(clocks(withAnotherTime(twice, '2026-12-01'))).toEqual(['18:00-19:30', '19:30-21:00', '21:00-22:30']);
  });

  it('is an hour later without an end', () => {
    expect(clocks(withAnotherTime(on({ start: '19:00', end: '' }), '2026-12-01'))).toEqual(['19:00-', '20:00-']);
  });

  it('is before the first one where the day is over by then', () => {
    const late = { start: '22:30', end: '00:30' };
    expect(nextTimes(late, late)).toEqual({ start: '20:30', end: '22:30', extraDays: 0 });
  });
});
