import type { DateTime, DurationLike } from 'luxon';
import type { EventStatus } from '../decision/rules.ts';

/** Who gives up a place so shortly before the start is missed: the organiser is told. */
const LATE: DurationLike = { hours: 24 };

/** How long the organiser is not notified, in case somebody pressed the wrong button. */
export const WITHDRAWAL_GRACE: DurationLike = { minutes: 5 };

interface Begins {
  date: DateTime;
  status: EventStatus;
}

/** Whether a yes that is withdrawn now is withdrawn late; nobody is missed at what has begun, or was called off. */
export const isLateWithdrawal = ({ date, status }: Begins, now: DateTime): boolean =>
  status !== 'CALLED_OFF' && now < date && now >= date.minus(LATE);
