import type { CalendarDecision } from '@quorum/domain/decision/decision';
import type { EventEntity } from '../../persistence/entities/EventEntity.ts';

/** What its calendar entry says about its decision. */
export const calendarDecisionOf = ({ status, decideAt, statusChangedAt }: EventEntity): CalendarDecision => ({
  status,
  isToBeDecided: decideAt !== null || statusChangedAt != null,
});
