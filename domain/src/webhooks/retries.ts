const [SECOND, MINUTE, HOUR] = [1, 60, 3_600];

/**
 * How long after a failed attempt the next one follows, in seconds. All attempts span three days: a weekend during which
 * nobody looks after a receiver is over by then.
 */
export const RETRY_AFTER_SECONDS: readonly number[] = [
  5 * SECOND,
  5 * MINUTE,
  30 * MINUTE,
  2 * HOUR,
  5 * HOUR,
  10 * HOUR,
  14 * HOUR,
  18 * HOUR,
  23 * HOUR,
];

/** A receiver that has taken nothing for so long gets nothing more. */
export const FAILING_HOURS_MAX = 72;

const [PAUSE_MIN, PAUSE_MAX] = [5 * SECOND, HOUR];

/**
 * How long a receiver is left alone that has taken nothing for so many seconds, whatever there is to tell it: half as long
 * again, and an hour at most. One that hangs would hold up others with each thing that happens.
 */
export const pauseAfter = (failingSeconds: number): number =>
  Math.min(Math.max(failingSeconds / 2, PAUSE_MIN), PAUSE_MAX);

/** When an attempt follows on `attempts` that have failed; null where none does. */
export const retryAfter = (attempts: number): number | null => RETRY_AFTER_SECONDS[attempts - 1] ?? null;
