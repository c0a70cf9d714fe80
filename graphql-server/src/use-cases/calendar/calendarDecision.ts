import type { CalendarDecision } from '@quorum/domain/decision/decision';
import type { EventEntity } from '../../persistence/entities/EventEntity.ts';

/** The decision as an event's calendar entry shows it. */
export const calendarDecisionOf = ({ status, decideAt, statusChangedAt }: EventEntity): CalendarDecision => ({
  status,
  isToBeDecided: decideAt !== null || statusChangedAt != null,
});
