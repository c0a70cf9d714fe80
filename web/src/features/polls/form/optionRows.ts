import { OPTIONS_MAX } from '@quorum/domain/poll/constants';
import { DateTime } from 'luxon';

/** From when until when by the clocks, such as `19:00`; an empty end is none. */
export interface Times {
  start: string;
  end: string;
  /** Whole days that it lasts beyond what the clocks of start and end say. */
  extraDays?: number;
}

/** One date of the poll, as typed. */
export interface OptionRow extends Times {
  key: string;
  /** Of an option that the poll has already. */
  id: string | null;
  /** `2026-12-01` */
  day: string;
}

const DAY = 'yyyy-MM-dd';

export const dayAt = (day: string) => DateTime.fromISO(day, { zone: 'utc' });
export const dayAfter = (day: string, shift: { days?: number; months?: number }) =>
  dayAt(day).plus(shift).toFormat(DAY);

/** How many days after the start it ends: past midnight where the end is earlier than the start by the clocks. */
export const daysUntilEnd = ({ start, end, extraDays = 0 }: Times): number => (end < start ? 1 : 0) + extraDays;

/** When it ends, by the clocks. */
export const endOf = (row: Omit<OptionRow, 'key' | 'id'>): string =>
  `${dayAfter(row.day, { days: daysUntilEnd(row) })}T${row.end}`;

export const byDate = (one: OptionRow, other: OptionRow) =>
  `${one.day} ${one.start}`.localeCompare(`${other.day} ${other.start}`);

const freeKey = (rows: readonly OptionRow[], day: string): string => {
  const taken = new Set(rows.map(({ key }) => key));
  let number = 1;
  while (taken.has(`${day} ${number}`)) number += 1;
  return `${day} ${number}`;
};

/** With a date more on `day`. More than a poll can have are not taken. */
export const withDate = (rows: readonly OptionRow[], day: string, { start, end, extraDays }: Times): OptionRow[] =>
  rows.length >= OPTIONS_MAX
    ? [...rows]
    : [...rows, { key: freeKey(rows, day), id: null, day, start, end, extraDays }].toSorted(byDate);

/** With each of `days`, or without any of them. */
export const withDays = (
  rows: readonly OptionRow[],
  days: readonly string[],
  { isOn, times }: { isOn: boolean; times: Times },
): OptionRow[] => {
  if (!isOn) return rows.filter(({ day }) => !days.includes(day));
  const missing = days.filter((day) => !rows.some((row) => row.day === day));
  return missing.reduce<OptionRow[]>((all, day) => withDate(all, day, times), [...rows]);
};

const isSameTimes = (one: Times, other: Times) =>
  one.start === other.start && one.end === other.end && (one.extraDays ?? 0) === (other.extraDays ?? 0);

/** The times of all dates, but of those that have times of their own. */
export const withTimes = (rows: readonly OptionRow[], before: Times, times: Times): OptionRow[] =>
  rows.map((row) => (isSameTimes(row, before) ? { ...row, ...times } : row));

/** The next so many days of that weekday (1 is Monday), from `today` on. */
export const nextWeekdays = (weekday: number, weeks: number, today: string): string[] => {
  const first = dayAfter(today, { days: (weekday - dayAt(today).weekday + 7) % 7 });
  return Array.from({ length: weeks }, (_, week) => dayAfter(first, { days: 7 * week }));
};
