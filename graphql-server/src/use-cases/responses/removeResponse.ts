import { canRemoveResponse } from '@quorum/domain/policies';
import type { Context } from '../Context.ts';
import { permit } from '../permit.ts';
import { changeResponses } from './changeResponses.ts';
import { ownershipOf } from './ownership.ts';
import type { ResponseAddress } from './ResponseAddress.ts';

/**
 * Withdraws a response: its owner may, and the event's creator.
 * @throws DomainError `FORBIDDEN`, `NOT_FOUND`
 */
export async function removeResponse(context: Context, address: ResponseAddress): Promise<void> {
  const { actor, em, responses } = context;
  await changeResponses(context, address, async (event) => {
    const response = await responses.requireLocked(event, address.participantId);
    const ownership = ownershipOf(context, response, address.responseToken);
    permit(canRemoveResponse(actor, ownership, event), 'Not authorized to remove this response');
    em.remove(response);
  });
}
