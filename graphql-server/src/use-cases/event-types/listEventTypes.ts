import { EventTypeEntity } from '../../persistence/entities/EventTypeEntity.ts';
import type { Context } from '../Context.ts';

/** Every kind of event, in the order they were added. */
export const listEventTypes = ({ em }: Context): Promise<EventTypeEntity[]> =>
  em.find(EventTypeEntity, {}, { orderBy: { id: 'asc' } });
