import type { DateTime, DurationLikeObject } from 'luxon';
import type { RecurrenceFrequency } from './constants.ts';

/** What the clocks of `timezone` show at `instant`, as if it were UTC. */
export const wallClock = (instant: DateTime, timezone: string): DateTime =>
  instant.setZone(timezone).setZone('utc', { keepLocalTime: true });

const STEPS: Record<RecurrenceFrequency, (number: number) => DurationLikeObject> = {
  weekly: (number) => ({ weeks: number }),
  biweekly: (number) => ({ weeks: 2 * number }),
  monthly: (number) => ({ months: number }),
};

/** How far so many occurrences are apart. */
export const stepsOf = (frequency: RecurrenceFrequency, number: number): DurationLikeObject => STEPS[frequency](number);
