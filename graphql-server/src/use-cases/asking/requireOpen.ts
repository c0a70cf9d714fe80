import { requireNotCalledOff } from '@quorum/domain/decision/decision';
import { DomainError } from '@quorum/domain/errors';
import type { DateTime } from 'luxon';
import type { EventEntity } from '../../persistence/entities/EventEntity.ts';

/** @throws DomainError `CONFLICT` for an event that has begun or was called off: nobody is asked about it any more */
export function requireOpen(event: Pick<EventEntity, 'date' | 'status'>, now: DateTime): void {
  if (event.date <= now) throw new DomainError('CONFLICT', 'event.begun');
  requireNotCalledOff(event);
}
