import { canManageEvent } from '@quorum/domain/policies';
import { record } from '../../activity/record.ts';
import { changeAnswer, type AnswerAddress, type Found } from '../answers/changeAnswer.ts';
import type { Context } from '../Context.ts';
import type { Transaction } from '../inTransaction.ts';
import { permit, requireSignedIn } from '../permit.ts';
import { RESPONSES, type ChangedResponse, type LockedResponse } from './responses.ts';

/**
 * Hides a response from everybody but its owner and the creator, so that it does not count; or shows it again.
 * @throws DomainError `UNAUTHENTICATED`, `FORBIDDEN`, `NOT_FOUND`, `RATE_LIMITED`
 */
export async function hideResponse(
  context: Context,
  address: AnswerAddress,
  isHidden: boolean,
): Promise<ChangedResponse> {
  const { actor } = context;
  requireSignedIn(actor);
  const judge = ({ of }: Found) => permit(canManageEvent(actor, of), 'response.notYoursToHide');
  const change = async (transaction: Transaction, { of: event, answer: response }: LockedResponse) => {
    const { em, limiter, polls } = transaction;
    await limiter.consume([{ limit: 'editEvent', key: event.urlHash }]);
    record(transaction, { type: isHidden ? 'response.hidden' : 'response.shown', event, response });
    em.assign(response, { isHidden });
    await em.flush();
    const poll = await polls.findLockedOf(event);
    if (poll) await polls.tallies.store(poll);
  };
  return changeAnswer(context, RESPONSES, address, { judge, change });
}
