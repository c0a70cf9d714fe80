import { daysBetween } from './calendarDay.ts';
import type { EventTimes } from './eventTimes.ts';
import { relativeWords } from './relativeWords.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** Until then people count in hours, also over midnight. */
const COUNTED_IN_HOURS = 6;
const DAYS_OF_WEEK = 7;
const COUNTED_IN_DAYS = 13;
const COUNTED_IN_WEEKS = 60;
const DAYS_OF_MONTH = 30.44;
const COUNTED_IN_MONTHS = 365;
const DAYS_OF_YEAR = 365.25;

/** `in 2 days`, in words of the current language; null once it has begun. */
export const timeLeft = ({ date, timezone }: EventTimes, now: number): string | null => {
  const start = Date.parse(date);
  const left = start - now;
  if (left <= 0) return null;
  if (left < HOUR_MS) return relativeWords(Math.max(1, Math.round(left / MINUTE_MS)), 'minute');
  const hours = Math.round(left / HOUR_MS);
  const days = daysBetween(now, start, timezone);
  if (days === 0 || hours <= COUNTED_IN_HOURS) return relativeWords(hours, 'hour');
  if (days <= COUNTED_IN_DAYS) return relativeWords(days, 'day');
  if (days <= COUNTED_IN_WEEKS) return relativeWords(Math.round(days / DAYS_OF_WEEK), 'week');
  if (days <= COUNTED_IN_MONTHS) return relativeWords(Math.round(days / DAYS_OF_MONTH), 'month');
  return relativeWords(Math.round(days / DAYS_OF_YEAR), 'year');
};
