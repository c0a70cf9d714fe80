import { DateTime } from 'luxon';

const wallClock = (text: string) => DateTime.fromISO(text, { zone: 'utc' });

/** From `start` to `end` by the clocks, in milliseconds; null where the one is not after the other. */
export const lengthOf = (start: string, end: string): number | null => {
  const ms = wallClock(end).diff(wallClock(start)).toMillis();
  return ms > 0 ? ms : null;
};

/** `start`, so much later; null while it is typed and no time yet. */
export const after = (start: string, ms: number): string | null => {
  const end = wallClock(start).plus(ms);
  return end.isValid && end.year > 0 && end.year <= 9999 ? end.toFormat("yyyy-MM-dd'T'HH:mm") : null;
};
