import { record } from '../../activity/record.ts';
import type { PollWithOptions } from '../../persistence/repositories/polls/PollRepository.ts';
import { PushRepository } from '../../persistence/repositories/push/PushRepository.ts';
import type { Context } from '../Context.ts';
import { requireUnchanged, type Revisions } from '../expectedRevision.ts';
import type { Transaction } from '../inTransaction.ts';
import { rememberCancelledPoll } from '../polls/cancelledPolls.ts';
import { changePoll } from '../polls/changePoll.ts';
import { storeFarewellToVoters } from './storeFarewell.ts';

/**
 * Deletes a poll with its votes; the event that it became stays. Of a poll that became none its link says for thirty days that
 * it was cancelled.
 * @throws DomainError `UNAUTHENTICATED`, `FORBIDDEN`, `NOT_FOUND`, `PRECONDITION_FAILED`
 */
export const deletePoll = (context: Context, urlHash: string, expected?: Revisions): Promise<void> =>
  changePoll(context, urlHash, async (transaction, poll) => {
    requireUnchanged('poll', poll, expected);
    await cancelPoll(transaction, poll);
  });

/**
 * Deletes a poll; those who voted are told, unless it became an event: that has notices of its own. A hidden poll leaves
 * nothing behind.
 * @param endsWithEvent whether the event that it became, of the same organiser, is deleted in the same transaction
 */
export async function cancelPoll(
  transaction: Transaction,
  poll: PollWithOptions,
  { endsWithEvent = false } = {},
): Promise<void> {
  record(transaction, { type: 'poll.deleted', poll });
  const isWithoutEvent = poll.event === null;
  if (isWithoutEvent) await storeFarewellToVoters(transaction, poll);
  if (!poll.isHidden && (isWithoutEvent || endsWithEvent)) rememberCancelledPoll(transaction, poll);
  await new PushRepository(transaction.em).stopAbout(poll);
  transaction.em.remove(poll);
}
