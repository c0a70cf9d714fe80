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

/** When an attempt follows on `attempts` that have failed; null where none does. */
export const retryAfter = (attempts: number): number | null => RETRY_AFTER_SECONDS[attempts - 1] ?? null;
