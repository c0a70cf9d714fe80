import { DateTime } from 'luxon';
import type { RecurrenceFrequency } from './constants.ts';
import { stepsOf, wallClock } from './wallClock.ts';
import type { Timed } from './timing.ts';

/** When a series takes place, in wall-clock time: which day and hour the first one had from which it is counted. */
export interface Plan {
  /** What the clocks of the zone show, as if it were UTC: a time that they leave out on some day is still the time meant. */
  start: DateTime;
  /** In milliseconds; null for an open end. */
  length: number | null;
  /** How many steps from that first one the root is. */
  number: number;
}

/**
 * What a series is counted from where the date of its root does not say it: that root came on the 28 February by a rule of the
 * 31st, on a night without its hour, or was moved by itself.
 */
export interface RecurrenceRule {
  /** As `yyyy-MM-ddTHH:mm:ss.SSS`. */
  start: string;
  length: number | null;
  number: number;
  /** The times of the root that it is for. A server of the release before changes those, and knows of no rule. */
  of: string;
}

export interface RecurringRoot extends Timed {
  timezone: string;
  recurrenceFrequency: RecurrenceFrequency;
  /** Null where its own date is the rule. */
  recurrenceRule?: RecurrenceRule | null;
}

const WALL_FORMAT = "yyyy-MM-dd'T'HH:mm:ss.SSS";

const timesOf = ({ date, endTime, timezone, recurrenceFrequency }: RecurringRoot): string =>
  [date.toMillis(), endTime?.toMillis() ?? null, timezone, recurrenceFrequency].join(' ');

/** By the clocks; where they would end it before it starts, as they are put back, by the time that passes. */
const lengthOf = ({ date, endTime, timezone }: RecurringRoot): number | null => {
  if (!endTime) return null;
  const shown = wallClock(endTime, timezone).toMillis() - wallClock(date, timezone).toMillis();
  return shown > 0 ? shown : endTime.toMillis() - date.toMillis();
};

const ownPlan = (root: RecurringRoot): Plan => ({
  start: wallClock(root.date, root.timezone),
  length: lengthOf(root),
  number: 0,
});

export const planOf = (root: RecurringRoot): Plan => {
  const { recurrenceRule: rule } = root;
  if (rule?.of !== timesOf(root)) return ownPlan(root);
  return { ...rule, start: DateTime.fromISO(rule.start, { zone: 'utc' }) };
};

/** What the clocks show at the `number`-th after the root: the hour that is meant, also where they leave it out. */
export const shownAt = ({ start, number: counted }: Plan, frequency: RecurrenceFrequency, number: number): DateTime =>
  start.plus(stepsOf(frequency, counted + number));

const isSamePlan = (one: Plan, other: Plan, frequency: RecurrenceFrequency): boolean =>
  +shownAt(one, frequency, 0) === +shownAt(other, frequency, 0) &&
  one.length === other.length &&
  (frequency !== 'monthly' || one.start.day === other.start.day);

/** Null where the date of the root says the same. */
const asRule = (plan: Plan, root: RecurringRoot): RecurrenceRule | null =>
  isSamePlan(plan, ownPlan(root), root.recurrenceFrequency)
    ? null
    : { ...plan, start: plan.start.toFormat(WALL_FORMAT), of: timesOf(root) };

/** The rule of the occurrence `heir`, the `number`-th after `root`, from which the series is counted from now on. */
export const inheritedRule = (root: RecurringRoot, number: number, heir: RecurringRoot): RecurrenceRule | null => {
  const plan = planOf(root);
  return asRule({ ...plan, number: plan.number + number }, heir);
};

const timeOfDay = (shown: DateTime): number => shown.toMillis() - shown.startOf('day').toMillis();

const isSameDay = (one: DateTime, other: DateTime) => +one.startOf('day') === +other.startOf('day');

/** A new hour comes with a new end; else the end is as much later as it was made. */
const changedLength = (length: number | null, before: number | null, after: number | null, isNewHour: boolean) => {
  if (after === before && !isNewHour) return length;
  if (length === null || before === null || after === null || isNewHour) return after;
  const changed = length + after - before;
  return changed > 0 ? changed : after;
};

/**
 * The rule of a root after its times were changed. What was not changed of them stays in the rule: the day with a new hour, the
 * hour on another day, both with another end or in another zone.
 */
export const changedRule = (before: RecurringRoot, after: RecurringRoot): RecurrenceRule | null => {
  const plan = planOf(before);
  const [from, to] = [ownPlan(before), ownPlan(after)];
  const isNewHour = timeOfDay(from.start) !== timeOfDay(to.start);
  const isNewDay = !isSameDay(from.start, to.start);
  const isCountedAnew = isNewDay || before.recurrenceFrequency !== after.recurrenceFrequency;
  const planned = isCountedAnew ? shownAt(plan, before.recurrenceFrequency, 0) : plan.start;
  const day = (isNewDay ? to.start : planned).startOf('day');
  const start = day.plus(timeOfDay(isNewHour ? to.start : plan.start));
  const length = changedLength(plan.length, from.length, to.length, isNewHour);
  return asRule({ start, length, number: isCountedAnew ? 0 : plan.number }, after);
};
