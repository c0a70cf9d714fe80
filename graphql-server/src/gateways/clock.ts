import { DateTime } from 'luxon';

/** What time it is; passed in, so that a test decides. */
export interface Clock {
  now(): DateTime;
  /** The same in milliseconds since the epoch, for what is read thousands of times a second. */
  millis(): number;
  /** Milliseconds since some moment, that never jump: how long something took, or how old it is. */
  monotonic(): number;
}

export const systemClock: Clock = {
  now: () => DateTime.utc(),
  millis: () => Date.now(),
  monotonic: () => performance.now(),
};

/** A clock that stands still until it is told otherwise. */
export const fakeClock = (iso: string, monotonic: Clock['monotonic'] = () => 0) => {
  let now: DateTime = DateTime.fromISO(iso, { zone: 'utc' });
  return {
    now: (): DateTime => now,
    millis: (): number => now.toMillis(),
    monotonic,
    set: (instant: string) => void (now = DateTime.fromISO(instant, { zone: 'utc' })),
  };
};
