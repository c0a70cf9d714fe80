import { memoize } from '../../../lib/memoize.ts';
import { formatIn } from '../../../lib/wallClocks.ts';

const DAY_MS = 86_400_000;

/** `2026-05-08`, whatever the language. */
const isoDayIn = memoize((timeZone: string) =>
  formatIn(timeZone, { year: 'numeric', month: '2-digit', day: '2-digit' }, 'en-CA'),
);

/** The calendar day of an instant in a zone, as a number of days since the epoch. */
export const dayNumber = (instant: number, timeZone: string): number =>
  Date.parse(isoDayIn(timeZone).format(instant)) / DAY_MS;

/** How many days of the calendar lie between two instants in a zone: 0 on the same day, 1 for tomorrow. */
export const daysBetween = (from: number, to: number, timeZone: string): number =>
  dayNumber(to, timeZone) - dayNumber(from, timeZone);
