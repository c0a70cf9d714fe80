import { TurnRepository } from '../../persistence/repositories/TurnRepository.ts';
import { attemptEach } from '../attemptEach.ts';
import type { Context } from '../Context.ts';
import { inTransaction, type Transaction } from '../inTransaction.ts';

/** How many at once another job may wait for. */
const AT_ONCE = 100;

/**
 * Stores how the dates of polls stand where that is outdated: by a server of the release before, by a restored backup, or by
 * what happened to a response of the event that a poll became. Readers need not wait for it, as they reckon it themselves.
 */
export async function renewTallies(context: Context): Promise<void> {
  const outdated = await context.polls.tallies.listOutdated(AT_ONCE);
  await attemptEach(context, outdated, async (id) => {
    const turns = await new TurnRepository(context.em).ofPoll(id);
    await inTransaction(context, turns, (transaction) => renewOne(transaction, id));
  });
}

async function renewOne({ polls }: Transaction, id: number): Promise<void> {
  const poll = await polls.findLocked(id);
  if (poll) await polls.tallies.store(poll);
}
