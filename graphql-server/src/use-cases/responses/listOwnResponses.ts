import type { ParticipantEntity } from '../../persistence/entities/EventEntity.ts';
import type { Context } from '../Context.ts';
import { requireSignedIn } from '../permit.ts';

/**
 * The signed-in person's responses, newest first.
 * @throws DomainError `UNAUTHENTICATED`
 */
export async function listOwnResponses({ actor, responses }: Context): Promise<ParticipantEntity[]> {
  requireSignedIn(actor);
  return responses.listOfPerson(actor.uid);
}
