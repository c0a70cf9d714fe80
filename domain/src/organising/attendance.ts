import type { DateTime } from 'luxon';
import { z } from 'zod';
import { requireNotCalledOff } from '../decision/decision.ts';
import type { EventStatus } from '../decision/rules.ts';
import { DomainError } from '../errors.ts';
import { pastAfter, type Timed } from '../event/timing.ts';
import { because, reason } from '../refusals/Reason.ts';

/** How long after its end it can be said of an event who came. */
export const ATTENDANCE_DAYS = 14;

/** Whether somebody came; null takes back what was said. */
export const attendanceMark = z.object(
  { attended: z.boolean(because('attendance.unreadable')).nullable() },
  because('attendance.unreadable'),
);

export const isAttendanceOpen = (event: Timed, now: DateTime): boolean =>
  now <= pastAfter(event).plus({ days: ATTENDANCE_DAYS });

/**
 * Refuses a mark that comes too late, or says of an event that was called off who came. It may be taken back in any state.
 * Before the start nothing is refused: people arrive early.
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
