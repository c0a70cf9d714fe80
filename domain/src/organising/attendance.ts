import type { DateTime } from 'luxon';
import { z } from 'zod';
import { requireNotCalledOff } from '../decision/decision.ts';
import type { EventStatus } from '../decision/rules.ts';
import { DomainError } from '../errors.ts';
import { pastAfter, type Timed } from '../event/timing.ts';
import { because, reason } from '../refusals/Reason.ts';

/** For how many days after its end attendance can be marked. */
export const ATTENDANCE_DAYS = 14;

/** Whether a person came; null removes the mark. */
export const attendanceMark = z.object(
  { attended: z.boolean(because('attendance.unreadable')).nullable() },
  because('attendance.unreadable'),
);

export const isAttendanceOpen = (event: Timed, now: DateTime): boolean =>
  now <= pastAfter(event).plus({ days: ATTENDANCE_DAYS });

/**
 * Refuses a mark that comes too late, and marks for an event that was called off. Removing one is always possible.
 * Before the start nothing is refused, since people arrive early.
 * @throws DomainError `CONFLICT`
 */
export const requireMarkable = (
  event: Timed & { status: EventStatus },
  attended: boolean | null,
  now: DateTime,
): void => {
  if (!isAttendanceOpen(event, now)) {
    throw new DomainError('CONFLICT', reason('attendance.closed', { days: ATTENDANCE_DAYS }));
  }
  if (attended !== null) requireNotCalledOff(event);
};
