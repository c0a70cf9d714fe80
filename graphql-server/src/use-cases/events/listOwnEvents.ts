import { canSeeEvent } from '@quorum/domain/policies';
import { CoOrganiserRepository } from '../../persistence/repositories/organising/CoOrganiserRepository.ts';
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
  return events.listNewestFirst({ creatorId: actor.uid });
}

/**
 * The events that the signed-in person organises with their creators, newest first.
 * @throws DomainError `UNAUTHENTICATED`, `RATE_LIMITED`
 */
export async function listCoOrganisedEvents({ actor, em, events, limiter }: Context): Promise<ShownEvent[]> {
  requireSignedIn(actor);
  await limiter.consume([{ limit: 'readOwnEvents', key: actor.uid }]);
  const id = { $in: await new CoOrganiserRepository(em).idsOf(actor.uid) };
  return (await events.listNewestFirst({ id })).filter((event) => canSeeEvent(actor, event));
}
