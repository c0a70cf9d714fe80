import { DomainError } from '@quorum/domain/errors';
import { EventTypeEntity } from '../../persistence/entities/EventTypeEntity.ts';
import type { Context } from '../Context.ts';

/** @throws DomainError `BAD_USER_INPUT` when no event type has that number */
export async function requireEventType({ em }: Context, id: number): Promise<EventTypeEntity> {
  const eventType = await em.findOne(EventTypeEntity, { id });
  if (!eventType) throw new DomainError('BAD_USER_INPUT', 'eventType.unknown', { fields: ['eventTypeId'] });
  return eventType;
}
