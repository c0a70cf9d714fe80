import { requireReopenable, requireUnscheduled } from '@quorum/domain/poll/status';
import { record } from '../../activity/record.ts';
import type { ShownPoll } from '../../persistence/repositories/polls/shownPolls.ts';
import type { Context } from '../Context.ts';
import { changeShownPoll } from './changePoll.ts';
import { votingOf } from './votingOf.ts';

/**
 * The organiser lets a poll go: it takes no more votes.
 * @throws DomainError `UNAUTHENTICATED`, `FORBIDDEN`, `NOT_FOUND`; `CONFLICT` once it has its event
 */
export const closePoll = (context: Context, urlHash: string): Promise<ShownPoll> =>
  changeShownPoll(context, urlHash, (transaction, poll) => {
    requireUnscheduled(poll);
    transaction.em.assign(poll, { status: 'CLOSED', updatedAt: transaction.clock.now() });
    record(transaction, { type: 'poll.closed', poll, by: 'ORGANISER' });
    return Promise.resolve();
  });

/**
 * Takes votes again.
 * @throws DomainError as `closePoll`; `CONFLICT` where voting has ended
 */
export const reopenPoll = (context: Context, urlHash: string): Promise<ShownPoll> =>
  changeShownPoll(context, urlHash, (transaction, poll) => {
    const now = transaction.clock.now();
    requireReopenable(votingOf(poll), now);
    transaction.em.assign(poll, { status: 'OPEN', updatedAt: now });
    record(transaction, { type: 'poll.reopened', poll });
    return Promise.resolve();
  });
