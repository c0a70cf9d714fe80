import type { DateTime } from 'luxon';
import { z } from 'zod';
import { DomainError } from '../errors.ts';
import { isPast, type Timed } from '../event/timing.ts';
import { isRuleMet, type Decidable } from '../event/enough.ts';
import type { Counted } from '../event/progress.ts';
import { optionalText } from '../text.ts';
import { DECISIONS, REASON_MAX, type EventStatus } from './rules.ts';
import type { ResponseStatus } from './status.ts';
import { because } from '../refusals/Reason.ts';

/** What an organiser sends: the decision and, if they like, why. */
export const decisionDraft = z.object(
  { decision: z.enum(DECISIONS, because('decision.unknown')), reason: optionalText('reason', REASON_MAX) },
  because('decision.unreadable'),
);

/** Confirmed, and by its rule there are too few people again; or not confirmed, because rain is forecast. */
export const isAtRisk = (
  responses: readonly Counted[],
  event: Decidable & { status: EventStatus; isHeldByRain: boolean },
): boolean => event.isHeldByRain || (event.status === 'CONFIRMED' && !isRuleMet(responses, event));

/** @throws DomainError `CONFLICT` for an event that was called off: it takes no further responses */
export const requireNotCalledOff = ({ status }: { status: EventStatus }): void => {
  if (status === 'CALLED_OFF') throw new DomainError('CONFLICT', 'event.calledOff');
};

/** @throws DomainError `CONFLICT` for an event that is over */
export const requireDecidable = (event: Timed, now: DateTime): void => {
  if (isPast(event, now)) throw new DomainError('CONFLICT', 'event.over');
};

/** When the clock will decide an event; null where it never does, or no longer. */
export const decisionDueAt = (
  { status, decideAt }: { status: EventStatus; decideAt: DateTime | null },
  now: DateTime,
): DateTime | null => (status === 'GATHERING' && decideAt !== null && decideAt > now ? decideAt : null);

/** An event's start, and when it is decided. */
export interface DecisionPlan {
  date: DateTime;
  decideAt: DateTime | null;
}

const distanceOf = ({ date, decideAt }: DecisionPlan) => decideAt && date.toMillis() - decideAt.toMillis();

/**
 * When a later event of a series is decided that starts at `start` now, after the one before it was changed. It keeps its
 * distance from the start, in hours that pass; where that was the distance of the other, it follows the other's.
 */
export const followedDecisionTime = (
  later: DecisionPlan,
  start: DateTime,
  { before, now }: { before: DecisionPlan; now: DecisionPlan },
): DateTime | null => {
  const own = distanceOf(later);
  const distance = own === distanceOf(before) ? distanceOf(now) : own;
  return distance === null ? null : start.minus(distance);
};

/** When an occurrence is decided that starts at `start`: as long before it as `event` is before its own start. */
export const decisionTimeOf = (event: DecisionPlan, start: DateTime): DateTime | null =>
  followedDecisionTime(event, start, { before: event, now: event });

/** What decides how a calendar shows an event. */
export interface CalendarDecision {
  status: EventStatus;
  /** Whether it has a decision time, or was decided before. */
  isToBeDecided: boolean;
}

/** The STATUS of a calendar entry (RFC 5545). */
export type CalendarStatus = 'TENTATIVE' | 'CONFIRMED' | 'CANCELLED';

/**
 * The STATUS of an event's calendar entry. Of an event without a decision, enough people make it certain, as they
 * always did.
 */
export const calendarStatusOf = ({ status, isToBeDecided }: CalendarDecision, isEnough: boolean): CalendarStatus => {
  if (status === 'CALLED_OFF') return 'CANCELLED';
  if (status === 'CONFIRMED') return 'CONFIRMED';
  return isEnough && !isToBeDecided ? 'CONFIRMED' : 'TENTATIVE';
};

/**
 * The same on one person's calendar: tentative for people who wait, may come or are on standby, and cancelled for those who
 * are not coming, organisers too.
 * @param own the person's responses to the event; none for an organiser who has not responded
 */
export const calendarStatusFor = (status: CalendarStatus, own: readonly ResponseStatus[]): CalendarStatus => {
  if (status === 'CANCELLED' || own.length === 0 || own.includes('GOING')) return status;
  return own.every((each) => each === 'DECLINED') ? 'CANCELLED' : 'TENTATIVE';
};
