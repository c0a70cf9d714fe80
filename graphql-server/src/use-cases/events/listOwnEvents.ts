import type { ShownEvent } from '../../persistence/repositories/EventRepository.ts';
import type { Context } from '../Context.ts';
import { requireSignedIn } from '../permit.ts';

/**
 * The events that the signed-in person created, private ones too, newest first.
 * @throws DomainError `UNAUTHENTICATED`, `RATE_LIMITED`
 */
export async function listOwnEvents({ actor, events, limiter }: Context): Promise<ShownEvent[]> {
  requireSignedIn(actor);
  await limiter.consume([{ limit: 'readOwnEvents', key: actor.uid }]);
  return events.listOfCreator(actor.uid);
}
