import { DateTime } from 'luxon';

/** A clock that stands still until it is told otherwise. */
export const fakeClock = (iso: string) => {
  let now: DateTime = DateTime.fromISO(iso, { zone: 'utc' });
  return {
    now: (): DateTime => now,
    set: (instant: string) => void (now = DateTime.fromISO(instant, { zone: 'utc' })),
  };
};
