import type { ParticipantEntity } from '../../persistence/entities/EventEntity.ts';
import type { Context } from '../Context.ts';
import { requireSignedIn } from '../permit.ts';

interface OwnResponse {
  participant: ParticipantEntity;
  /** From 1; null for one that does not wait. */
  waitlistPosition: number | null;
}

/**
 * The signed-in person's responses, newest first.
 * @throws DomainError `UNAUTHENTICATED`
 */
export async function listOwnResponses(
  { actor, responses }: Context,
  { withEvents = false } = {},
): Promise<OwnResponse[]> {
  requireSignedIn(actor);
  const positions = await responses.waitlistPositionsOf(actor.uid);
  const own = await responses.listOfPerson(actor.uid, withEvents);
  return own.map((participant) => ({ participant, waitlistPosition: positions.get(participant.id) ?? null }));
}
