import { describe, expect, it } from '@jest/globals';
import { dayByKey, weeksOf } from '../../../src/features/polls/form/monthDays.ts';
import { endOf, nextWeekdays, withDate, withDays, withTimes } from '../../../src/features/polls/form/optionRows.ts';

const evening = { start: '19:00', end: '' };
const days = (rows: readonly { day: string }[]) => rows.map(({ day }) => day);

describe('the dates of a poll', () => {
  it('are each day once, in order, however they were chosen', () => {
    const rows = withDays([], ['2026-12-03', '2026-12-01'], { isOn: true, times: evening });
    expect(days(withDays(rows, ['2026-12-01', '2026-12-02'], { isOn: true, times: evening }))).toEqual([
      '2026-12-01',
      '2026-12-02',
      '2026-12-03',
    ]);
  });

  it('go with their day, with all of its times', () => {
    const rows = withDate(withDate([], '2026-12-01', evening), '2026-12-01', { start: '21:00', end: '' });
    expect(withDays(rows, ['2026-12-01'], { isOn: false, times: evening })).toEqual([]);
  });

  it('are at most twenty', () => {
    const many = Array.from({ length: 25 }, (_, day) => `2026-12-${String(day + 1).padStart(2, '0')}`);
    expect(withDays([], many, { isOn: true, times: evening })).toHaveLength(20);
  });

  it('follow the times of all, but for those that have their own', () => {
    const rows = withDays([], ['2026-12-01', '2026-12-02'], { isOn: true, times: evening });
    const own = rows.map((row) => (row.day === '2026-12-02' ? { ...row, start: '10:00' } : row));
    expect(withTimes(own, evening, { start: '20:00', end: '22:00' }).map(({ start }) => start)).toEqual([
      '20:00',
      '10:00',
    ]);
  });

  it('end after midnight where the end is earlier than the start', () => {
    expect(endOf({ day: '2026-12-31', start: '22:00', end: '01:00' })).toBe('2027-01-01T01:00');
    expect(endOf({ day: '2026-12-31', start: '20:00', end: '22:00' })).toBe('2026-12-31T22:00');
  });

  it('are every Tuesday for three weeks, from today on', () => {
    expect(nextWeekdays(2, 3, '2026-11-24')).toEqual(['2026-11-24', '2026-12-01', '2026-12-08']);
    expect(nextWeekdays(2, 2, '2026-11-25')).toEqual(['2026-12-01', '2026-12-08']);
  });
});

describe('the month', () => {
  it('has whole weeks, blank outside of it', () => {
    const weeks = weeksOf('2026-11-24');
    expect(weeks.every((week) => week.length === 7)).toBe(true);
    expect(weeks.flat().filter(Boolean)).toHaveLength(30);
  });

  it.each([
    ['ArrowLeft', '2026-11-30'],
    ['ArrowDown', '2026-12-08'],
    ['Home', '2026-11-29'],
    ['End', '2026-12-05'],
    ['PageDown', '2027-01-01'],
    ['PageUp', '2026-11-01'],
    ['x', undefined],
  ])('goes from the first of December by %s to %s', (key, day) => {
    expect(dayByKey(key, '2026-12-01')).toBe(day);
  });
});
