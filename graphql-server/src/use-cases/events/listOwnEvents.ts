import type { ShownEvent } from '../../persistence/repositories/EventRepository.ts';
import type { Context } from '../Context.ts';
import { requireSignedIn } from '../permit.ts';

/**
 * The events that the signed-in person created, private ones too, newest first.
 * @throws DomainError `UNAUTHENTICATED`
 */
export async function listOwnEvents({ actor, events }: Context): Promise<ShownEvent[]> {
  requireSignedIn(actor);
  return events.listOfCreator(actor.uid);
}
