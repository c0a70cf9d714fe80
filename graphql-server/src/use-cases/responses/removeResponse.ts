import { canRemoveResponse, type OwnedEvent } from '@quorum/domain/policies';
import { record } from '../../activity/record.ts';
import type { Context } from '../Context.ts';
import { permit } from '../permit.ts';
import { changeResponses } from './changeResponses.ts';
import { judgeResponseEarly } from './judgeResponseEarly.ts';
import { ownershipOf, type Provable } from './ownership.ts';
import type { ResponseAddress } from './ResponseAddress.ts';

/**
 * Withdraws a response: its owner may, and the event's creator.
 * @throws DomainError `FORBIDDEN`, `NOT_FOUND`
 */
export async function removeResponse(context: Context, address: ResponseAddress): Promise<void> {
  const { actor } = context;
  const judge = (event: OwnedEvent, response: Provable) => {
    const ownership = ownershipOf(context, response, address.responseToken);
    permit(canRemoveResponse(actor, ownership, event), 'Not authorized to remove this response');
  };
  await judgeResponseEarly(context, address, judge);
  await changeResponses(context, address, async (transaction, event) => {
    const { em, polls, responses } = transaction;
    const response = await responses.requireLocked(event, address.participantId);
    judge(event, response);
    // nor is who was hidden a voter again
    if (response.isHidden) await polls.dropVoterOf(response);
    record(transaction, { type: 'response.removed', event, response });
    em.remove(response);
  });
}
