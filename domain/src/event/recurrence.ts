import { DateTime } from 'luxon';
import { planOf, shownAt, type RecurringRoot } from './recurrenceRule.ts';
import { resolveWallClock } from './timezone.ts';
import { isPast, type Timed } from './timing.ts';

export interface Occurrence extends Timed {
  /** Counted from the root, which is 0. */
  number: number;
  /** The calendar day it is planned for in the event's zone, `yyyy-MM-dd`: what makes it this occurrence and no other. */
  day: string;
}

/**
 * The `number`-th occurrence after the root, in wall-clock time of the event's zone. Counted from the root each
 * time, so nothing drifts: a monthly series begun on the 31st comes back to the 31st after a shorter month.
 */
export const occurrence = (root: RecurringRoot, number: number): Occurrence => {
  const plan = planOf(root);
  const shown = shownAt(plan, root.recurrenceFrequency, number);
  const date = resolveWallClock(shown, root.timezone).instant;
  const endTime = plan.length === null ? null : endOf(root, plan.length, shown, date);
  return { number, day: shown.toFormat('yyyy-MM-dd'), date, endTime };
};

/** The end keeps wall-clock time too; where a change of clocks would put it before the start, the length stays. */
const endOf = ({ timezone }: RecurringRoot, length: number, start: DateTime, date: DateTime): DateTime => {
  const end = resolveWallClock(start.plus(length), timezone).instant;
  return end > date ? end : date.plus(length);
};

/** The number of the occurrence that is planned for `day`, 0 for the root's own: the argument of `occurrence`. */
export const numberOn = (root: RecurringRoot, day: string): number => {
  const { start, number } = planOf(root);
  const planned = DateTime.fromISO(day, { zone: 'utc' });
  if (root.recurrenceFrequency === 'monthly')
    return 12 * (planned.year - start.year) + planned.month - start.month - number;
  const weeks = planned.diff(start.startOf('day'), 'weeks').weeks;
  return Math.round(weeks / (root.recurrenceFrequency === 'biweekly' ? 2 : 1)) - number;
};

/** The first occurrence that starts after `now` on a day that is not skipped, and never the root itself. */
export const nextOccurrence = (
  root: RecurringRoot,
  now: DateTime,
  skippedDays: ReadonlySet<string> = new Set(),
): Occurrence => {
  const { start, number: counted } = planOf(root);
  const first = resolveWallClock(start, root.timezone).instant;
  const elapsed = Math.floor(now.diff(first, unitOf(root)).as(unitOf(root)));
  const stride = root.recurrenceFrequency === 'biweekly' ? 2 : 1;
  // one step back: an elapsed month or week may be counted a little long across a change of clocks
  let number = Math.max(1, Math.floor(elapsed / stride) - 1 - counted);
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
