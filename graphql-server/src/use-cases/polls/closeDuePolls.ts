import { isDueToClose } from '@quorum/domain/poll/status';
import { record } from '../../activity/record.ts';
import { TurnRepository } from '../../persistence/repositories/TurnRepository.ts';
import { attemptEach } from '../attemptEach.ts';
import type { Context } from '../Context.ts';
import { inTransaction, type Transaction } from '../inTransaction.ts';
import { withoutEvent } from './releasePoll.ts';
import { votingOf } from './votingOf.ts';

/** Closes every poll whose voting has ended without a date: each once, however many servers run. */
export async function closeDuePolls(context: Context): Promise<void> {
  const due = await context.polls.listDue(context.clock.now());
  await attemptEach(context, due, async (id) => {
    const turns = await new TurnRepository(context.em).ofPoll(id);
    await inTransaction(context, turns, (transaction) => closeOne(transaction, id));
  });
}

async function closeOne(transaction: Transaction, id: number): Promise<void> {
  const { em, clock, polls } = transaction;
  const poll = await polls.findLocked(id);
  if (!poll) return;
  if (poll.status === 'SCHEDULED' && poll.event === null) {
    withoutEvent(transaction, poll);
  } else if (isDueToClose(votingOf(poll), clock.now())) {
    em.assign(poll, { status: 'CLOSED', updatedAt: clock.now() });
    record(transaction, { type: 'poll.closed', poll, by: 'CLOCK' });
  }
  await em.flush();
  await polls.tallies.store(poll);
}
