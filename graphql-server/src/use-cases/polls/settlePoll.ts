import { isDueToClose } from '@quorum/domain/poll/status';
import { winnerOf } from '@quorum/domain/poll/standing';
import type { PollWithOptions } from '../../persistence/repositories/polls/PollRepository.ts';
import type { Transaction } from '../inTransaction.ts';
import { makeEvent } from './makeEvent.ts';
import { votingOf } from './votingOf.ts';

/**
 * Stores how the dates of a poll stand, and makes its event once the best one is likely enough; not more often in a day than
 * `LIMITS` has it. To be called after each change of votes or of the poll, with the poll as it stands
 * then; the transaction holds it.
 */
export async function settlePoll(transaction: Transaction, poll: PollWithOptions): Promise<void> {
  const { clock, limiter, polls } = transaction;
  const { dates } = await polls.tallies.store(poll);
  const now = clock.now();
  if (poll.status !== 'OPEN' || poll.isHidden || isDueToClose(votingOf(poll), now)) return;
  const goal = poll.autoScheduleChance;
  const winner = winnerOf(dates, { goal, now: now.toMillis() });
  const option = poll.options.getItems().find((one) => String(one.id) === winner);
  if (!option) return;
  const { urlHash } = poll;
  const within = await limiter.consumeEach('eventsOfPoll', [urlHash]);
  if (within.has(urlHash)) await makeEvent(transaction, poll, option);
}
