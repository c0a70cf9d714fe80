import { canManageEvent, type OwnedEvent } from '@quorum/domain/policies';
import { record } from '../../activity/record.ts';
import type { ShownEvent } from '../../persistence/repositories/EventRepository.ts';
import type { Context } from '../Context.ts';
import type { Transaction } from '../inTransaction.ts';
import { permit, requireSignedIn } from '../permit.ts';
import { changeResponses, type ChangedResponse } from './changeResponses.ts';
import { judgeResponseEarly } from './judgeResponseEarly.ts';
import type { ResponseAddress } from './ResponseAddress.ts';

/**
 * Hides a response from everybody but its owner and the creator, so that it does not count; or shows it again.
 * @throws DomainError `UNAUTHENTICATED`, `FORBIDDEN`, `NOT_FOUND`, `RATE_LIMITED`
 */
export async function hideResponse(
  context: Context,
  { urlHash, participantId }: Pick<ResponseAddress, 'urlHash' | 'participantId'>,
  isHidden: boolean,
): Promise<ChangedResponse> {
  const { actor } = context;
  requireSignedIn(actor);
  const judge = (event: OwnedEvent) => {
    permit(canManageEvent(actor, event), 'Only the organiser may hide a response');
  };
  await judgeResponseEarly(context, { urlHash, participantId }, judge);
  const hide = async (transaction: Transaction, event: ShownEvent) => {
    const { em, limiter, responses } = transaction;
    judge(event);
    await limiter.consume([{ limit: 'editEvent', key: event.urlHash }]);
    const response = await responses.requireLocked(event, participantId);
    record(transaction, { type: isHidden ? 'response.hidden' : 'response.shown', event, response });
    return { event, participant: em.assign(response, { isHidden }) };
  };
  return changeResponses(context, { urlHash, participantId }, hide, async ({ polls }, event) => {
    const poll = await polls.findLockedOf(event);
    if (poll) await polls.tallies.store(poll);
  });
}
