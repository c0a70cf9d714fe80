import { DateTime } from 'luxon';
import { resolveWallClock } from '../../event/timezone.ts';
import { daysIn, type Day, type DayOrder, type WrittenDay } from './writtenDays.ts';
import { timesIn, withoutTimes, type Time } from './writtenTimes.ts';

export interface When {
  date: DateTime;
  endTime: DateTime | null;
}

/** Where and when a table is read. */
export interface Reading {
  timezone: string;
  now: DateTime;
  order: DayOrder;
}

const NOON: Time = { hour: 12, minute: 0, offset: null };

const isSameDay = (one: Day, other: Day) => one.month === other.month && one.day === other.day;

const instantOf = ({ year, month, day }: Day & { year: number }, { hour, minute, offset }: Time, timezone: string) => {
  const wall = DateTime.fromObject({ year, month, day, hour, minute }, { zone: 'utc' });
  if (!wall.isValid) return null;
  return offset === null ? resolveWallClock(wall, timezone).instant : wall.minus({ minutes: offset });
};

/** The day as it is written; without its year, the next such day. */
const at = (day: Day, time: Time, { timezone, now }: Reading): DateTime | null => {
  if (day.year !== undefined) return instantOf({ ...day, year: day.year }, time, timezone);
  const { year } = now.setZone(timezone);
  const thisYear = instantOf({ ...day, year }, time, timezone);
  return thisYear && thisYear >= now ? thisYear : instantOf({ ...day, year: year + 1 }, time, timezone);
};

const blanked = (text: string, { begin, end }: WrittenDay): string =>
  text.slice(0, begin) + ' '.repeat(end - begin) + text.slice(end);

/** From when until when; null for what is no date. A day without a time is at noon. */
export const writtenDate = (written: string, reading: Reading): When | null => {
  const days = daysIn(written, reading.order, withoutTimes(written));
  const [first, last = first] = days;
  if (!first || !last) return null;
  const [start = NOON, end] = timesIn(days.reduce(blanked, written));
  const date = at(first, start, reading);
  if (!date?.isValid) return null;
  const year = last.year ?? first.year ?? date.setZone(reading.timezone).year;
  const until = end || !isSameDay(first, last) ? at({ ...last, year }, end ?? start, reading) : null;
  if (!until || +until === +date) return { date: date.toUTC(), endTime: null };
  return { date: date.toUTC(), endTime: (until < date ? until.plus({ days: 1 }) : until).toUTC() };
};
