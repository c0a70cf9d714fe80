import type { DateTime } from 'luxon';
import { DomainError } from '../errors.ts';
import type { PollStatus } from './constants.ts';

interface Poll {
  status: PollStatus;
  closesAt: DateTime;
  options: readonly { date: DateTime }[];
}

/** Whether an event could still come of it. */
export const hasOptionAhead = ({ options }: Pick<Poll, 'options'>, now: DateTime) =>
  options.some(({ date }) => date > now);

/** Whether its voting has ended without a date, which its status does not say yet. */
export const isDueToClose = (poll: Poll, now: DateTime): boolean =>
  poll.status === 'OPEN' && (poll.closesAt <= now || !hasOptionAhead(poll, now));

/** @throws DomainError `CONFLICT` for a poll that takes no votes */
export const requireVoting = (poll: Poll, now: DateTime): void => {
  if (poll.status === 'SCHEDULED') throw new DomainError('CONFLICT', 'poll.hasEvent');
  if (poll.status === 'CLOSED' || isDueToClose(poll, now)) throw new DomainError('CONFLICT', 'poll.closed');
};

/** @throws DomainError `CONFLICT` for a poll that has its event: that is changed instead */
export const requireUnscheduled = ({ status }: Pick<Poll, 'status'>): void => {
  if (status === 'SCHEDULED') throw new DomainError('CONFLICT', 'poll.hasEventToChange');
};

/** @throws DomainError `CONFLICT` for a poll that could take no votes */
export const requireReopenable = (poll: Poll, now: DateTime): void => {
  requireUnscheduled(poll);
  if (statusWithoutEvent(poll, now) === 'CLOSED') throw new DomainError('CONFLICT', 'poll.notReopenable');
};

/** What becomes of a poll whose event was deleted, or that is opened again. */
export const statusWithoutEvent = (poll: Omit<Poll, 'status'>, now: DateTime): PollStatus =>
  isDueToClose({ ...poll, status: 'OPEN' }, now) ? 'CLOSED' : 'OPEN';

/** @throws DomainError `CONFLICT` for a date that has begun: no event is made of it */
export const requireAhead = ({ date }: { date: DateTime }, now: DateTime): void => {
  if (date <= now) throw new DomainError('CONFLICT', 'poll.dateOver');
};
