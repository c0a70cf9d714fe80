import { canManageEvent, type Organised } from '@quorum/domain/policies';
import type { PollWithOptions } from '../../persistence/repositories/polls/PollRepository.ts';
import type { ShownPoll } from '../../persistence/repositories/polls/shownPolls.ts';
import { changeJudged, thePoll } from '../changeJudged.ts';
import type { Context } from '../Context.ts';
import type { Transaction } from '../inTransaction.ts';
import { permit, requireSignedIn } from '../permit.ts';

/**
 * Runs a change of a poll by its organiser: one change after the other, in a transaction that holds the poll.
 * @throws DomainError `UNAUTHENTICATED`, `FORBIDDEN`, `NOT_FOUND`, `RATE_LIMITED`
 */
export async function changePoll(
  context: Context,
  urlHash: string,
  change: (transaction: Transaction, poll: PollWithOptions) => Promise<void>,
): Promise<void> {
  const { actor } = context;
  requireSignedIn(actor);
  const judge = (poll: Organised) => {
    permit(canManageEvent(actor, poll), 'poll.notYours');
  };
  const claims = [{ limit: 'editEvent', key: urlHash }] as const;
  await changeJudged(context, { subject: thePoll(urlHash), judge, claims }, async (transaction, poll) => {
    await change(transaction, poll);
    await transaction.em.flush();
  });
}

/** The same, with the poll as it is then. */
export async function changeShownPoll(
  ...[context, urlHash, change]: Parameters<typeof changePoll>
): Promise<ShownPoll> {
  await changePoll(context, urlHash, change);
  return context.polls.require(urlHash);
}
