import { DateTime, type DurationLikeObject } from 'luxon';
import type { RecurrenceFrequency } from './constants.ts';
import { resolveWallClock } from './timezone.ts';
import { isPast, type Timed } from './timing.ts';

export interface RecurringRoot extends Timed {
  timezone: string;
  recurrenceFrequency: RecurrenceFrequency;
}

export interface Occurrence extends Timed {
  /** Counted from the root, which is 0. */
  number: number;
  /** The calendar day it is planned for in the event's zone, `yyyy-MM-dd`: what makes it this occurrence and no other. */
  day: string;
}

const STEP: Record<RecurrenceFrequency, (number: number) => DurationLikeObject> = {
  weekly: (number) => ({ weeks: number }),
  biweekly: (number) => ({ weeks: 2 * number }),
  monthly: (number) => ({ months: number }),
};

const wallClock = (instant: DateTime, timezone: string) =>
  instant.setZone(timezone).setZone('utc', { keepLocalTime: true });

/**
 * The `number`-th occurrence after the root, in wall-clock time of the event's zone. Counted from the root each
 * time, so nothing drifts: a monthly series begun on the 31st comes back to the 31st after a shorter month.
 */
export const occurrence = (root: RecurringRoot, number: number): Occurrence => {
  const start = wallClock(root.date, root.timezone);
  const shifted = start.plus(STEP[root.recurrenceFrequency](number));
  const date = resolveWallClock(shifted, root.timezone).instant;
  return {
    number,
    day: shifted.toFormat('yyyy-MM-dd'),
    date,
    endTime: root.endTime && endOf(root, root.endTime, shifted, date),
  };
};

/** The end keeps wall-clock time too; where a change of clocks would put it before the start, the length stays. */
const endOf = (root: RecurringRoot, rootEnd: DateTime, start: DateTime, date: DateTime): DateTime => {
  const length = wallClock(rootEnd, root.timezone).diff(wallClock(root.date, root.timezone));
  const end = resolveWallClock(start.plus(length), root.timezone).instant;
  return end > date ? end : date.plus(rootEnd.diff(root.date));
};

/** The number of the occurrence that is planned for `day`, 0 for the root's own: the argument of `occurrence`. */
export const numberOn = (root: RecurringRoot, day: string): number => {
  const first = wallClock(root.date, root.timezone).startOf('day');
  const planned = DateTime.fromISO(day, { zone: 'utc' });
  if (root.recurrenceFrequency === 'monthly') return 12 * (planned.year - first.year) + planned.month - first.month;
  return Math.round(planned.diff(first, 'weeks').weeks / (root.recurrenceFrequency === 'biweekly' ? 2 : 1));
};

/** The first occurrence that starts after `now` on a day that is not skipped, and never the root itself. */
export const nextOccurrence = (
  root: RecurringRoot,
  now: DateTime,
  skippedDays: ReadonlySet<string> = new Set(),
): Occurrence => {
  const elapsed = Math.floor(now.diff(root.date, unitOf(root)).as(unitOf(root)));
  const stride = root.recurrenceFrequency === 'biweekly' ? 2 : 1;
  // one step back: an elapsed month or week may be counted a little long across a change of clocks
  let number = Math.max(1, Math.floor(elapsed / stride) - 1);
  let candidate = occurrence(root, number);
  while (candidate.date <= now || skippedDays.has(candidate.day)) candidate = occurrence(root, ++number);
  return candidate;
};

const unitOf = ({ recurrenceFrequency }: RecurringRoot) => (recurrenceFrequency === 'monthly' ? 'months' : 'weeks');

interface MaybeRecurring extends Timed {
  isRecurring: boolean;
  parentEventId: unknown;
}

/** Whether a past recurring event gets its next occurrence (spec section 4). */
export const isDueForNextOccurrence = (event: MaybeRecurring, now: DateTime): boolean =>
  event.isRecurring && isPast(event, now);

/** The first of a series, from which every occurrence is counted. */
export const isSeriesRoot = (event: MaybeRecurring): boolean => event.isRecurring && event.parentEventId == null;
