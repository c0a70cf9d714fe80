import { type Times, daysUntilEnd } from './optionRows.ts';

const HOUR = 60;
const DAY = 24 * HOUR;

/** The lengths that are offered, in minutes. */
export const LENGTHS = [HOUR, 1.5 * HOUR, 2 * HOUR, 3 * HOUR] as const;

const minutesOf = (clock: string): number => {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * HOUR + minutes;
};

const clockAt = (minutes: number): string =>
  [Math.floor((minutes % DAY) / HOUR), minutes % HOUR].map((part) => String(part).padStart(2, '0')).join(':');

/** From the start to the end, in minutes; null where one of them is not there. */
export const lengthOf = (times: Times): number | null =>
  times.start === '' || times.end === ''
    ? null
    : minutesOf(times.end) - minutesOf(times.start) + DAY * daysUntilEnd(times);

/** The time that many minutes after `start`; null where `length` is null. */
export const lasting = (start: string, length: number | null): Times => {
  if (length === null || start === '') return { start, end: '', extraDays: 0 };
  const until = minutesOf(start) + length;
  const end = clockAt(until);
  return { start, end, extraDays: Math.floor(until / DAY) - (end < start ? 1 : 0) };
};

/** The same at another start: the length stays, and while no start is typed, the end. */
export const startingAt = (times: Times, start: string): Times => {
  const length = lengthOf(times);
  return start === '' || length === null ? { ...times, start } : lasting(start, length);
};

/** Where people go on after `times`, such as the next round; on the same day, and before it where the day ends too soon. */
export const nextTimes = (times: Times, first: Times): Times => {
  const length = lengthOf(times);
  const step = length === null || length <= 0 ? HOUR : length;
  const later = minutesOf(times.start) + step;
  const start = later < DAY ? later : Math.max(0, minutesOf(first.start) - step);
  return lasting(clockAt(start), length);
};
