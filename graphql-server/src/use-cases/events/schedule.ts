import type { RecurringRoot } from '@quorum/domain/event/recurrenceRule';
import type { EventEntity } from '../../persistence/entities/EventEntity.ts';

/** What the dates of a root's series are counted from; null for an event that does not recur, unless it is said how it did. */
export const scheduleOf = (
  { date, endTime, timezone, recurrenceFrequency: own, recurrenceRule }: EventEntity,
  former?: RecurringRoot | null,
): RecurringRoot | null => {
  const recurrenceFrequency = own ?? former?.recurrenceFrequency;
  return recurrenceFrequency
    ? { date, endTime, timezone, recurrenceFrequency, recurrenceRule: recurrenceRule ?? null }
    : null;
};
