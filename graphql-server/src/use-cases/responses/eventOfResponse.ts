import { canSeeEvent } from '@quorum/domain/policies';
import type { ListedEvent } from '../../persistence/repositories/ListedEvent.ts';
import type { Context } from '../Context.ts';
import { wishOf } from '../wishOf.ts';

/**
 * The event that a response is to; null for those whom it is hidden from, and once it is gone. A private one is told as well:
 * somebody who reads a response has its hash, or has responded.
 */
export async function eventOfResponse(
  context: Context,
  participantId: number,
  { withResponses }: { withResponses: boolean },
): Promise<ListedEvent | null> {
  const { actor, lists, responses } = context;
  const origin = await responses.origins.find(participantId);
  const event = origin && (await lists.ofNumber(origin.eventId, { ...wishOf(context), withResponses }));
  return event && canSeeEvent(actor, event) ? event : null;
}
