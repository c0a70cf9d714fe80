import type { DateTime } from 'luxon';

export interface When {
  date: DateTime;
  endTime: DateTime | null;
  timezone: string;
}

const DAY = 'EEEE, d LLLL yyyy';
const TIME = 'HH:mm';

const at = (instant: DateTime, timezone: string) => instant.setZone(timezone).setLocale('en-US');

/** The event's time by its own clocks: `Wednesday, 6 May 2026, 18:00–20:00 (Australia/Sydney)`. */
export const describeWhen = ({ date, endTime, timezone }: When): string => {
  const start = at(date, timezone);
  const end = endTime && at(endTime, timezone);
  const begins = start.toFormat(`${DAY}, ${TIME}`);
  const ends = end && (end.hasSame(start, 'day') ? `–${end.toFormat(TIME)}` : ` – ${end.toFormat(`${DAY}, ${TIME}`)}`);
  return `${begins}${ends ?? ''} (${timezone})`;
};

/** Short enough for a subject, and made of letters that a header needs no encoding for: `Wed 6 May, 18:00`. */
export const shortWhen = ({ date, timezone }: When): string => at(date, timezone).toFormat('EEE d LLL, HH:mm');

/** `Wed 6 May` */
export const shortDay = ({ date, timezone }: When): string => at(date, timezone).toFormat('EEE d LLL');
