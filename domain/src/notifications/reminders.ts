import type { DateTime } from 'luxon';

/** How long before an event somebody may be reminded, the longest first. */
export const REMIND_BEFORE = ['DAY', 'THREE_HOURS', 'HOUR'] as const;
export type RemindBefore = (typeof REMIND_BEFORE)[number];

export const REMINDED_MINUTES: Readonly<Record<RemindBefore, number>> = { DAY: 24 * 60, THREE_HOURS: 3 * 60, HOUR: 60 };

/** The longest of them. */
export const REMINDED_AHEAD = { minutes: REMINDED_MINUTES.DAY };

interface Remindable {
  date: DateTime;
}

/** A response, as far as it decides who is reminded. */
interface Responded {
  createdAt: DateTime;
}

/**
 * Whether somebody wants one of the reminders that are due. Those who responded later than that need none: they have just
 * read when it begins.
 */
export const isReminded = (
  { createdAt }: Responded,
  { date }: Remindable,
  { wanted, due }: Record<'wanted' | 'due', readonly RemindBefore[]>,
): boolean => due.some((one) => wanted.includes(one) && createdAt <= date.minus({ minutes: REMINDED_MINUTES[one] }));
