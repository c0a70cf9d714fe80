import { DomainError } from '@quorum/domain/errors';
import type { ShownEvent } from '../../persistence/repositories/EventRepository.ts';
import type { Context } from '../Context.ts';

/** The event of that hash, private or not: knowing the hash is the permission. Null when there is none. */
export const getEvent = ({ events }: Context, urlHash: string): Promise<ShownEvent | null> => events.find(urlHash);

/** @throws DomainError `NOT_FOUND`, with a sentence of its own for an event that was deleted */
export async function requireEvent({ events }: Context, urlHash: string): Promise<ShownEvent> {
  const event = await events.find(urlHash);
  if (event) return event;
  if (await events.findCancelled(urlHash))
    throw new DomainError('NOT_FOUND', 'This event was cancelled by its organiser');
  return events.require(urlHash);
}
