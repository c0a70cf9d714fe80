import { requireReopenable, requireUnscheduled } from '@quorum/domain/poll/status';
import type { ShownPoll } from '../../persistence/repositories/shownPolls.ts';
import type { Context } from '../Context.ts';
import { requireUnchanged, type Revisions } from '../expectedRevision.ts';
import { changePoll, changeShownPoll } from './changePoll.ts';
import { votingOf } from './votingOf.ts';

/**
 * The organiser lets a poll go: it takes no more votes.
 * @throws DomainError `UNAUTHENTICATED`, `FORBIDDEN`, `NOT_FOUND`; `CONFLICT` once it has its event
 */
export const closePoll = (context: Context, urlHash: string): Promise<ShownPoll> =>
  changeShownPoll(context, urlHash, ({ em, clock }, poll) => {
    requireUnscheduled(poll);
    em.assign(poll, { status: 'CLOSED', updatedAt: clock.now() });
    return Promise.resolve();
  });

/**
 * Takes votes again.
 * @throws DomainError as `closePoll`; `CONFLICT` where voting has ended
 */
export const reopenPoll = (context: Context, urlHash: string): Promise<ShownPoll> =>
  changeShownPoll(context, urlHash, ({ em, clock }, poll) => {
    requireReopenable(votingOf(poll), clock.now());
    em.assign(poll, { status: 'OPEN', updatedAt: clock.now() });
    return Promise.resolve();
  });

/**
 * Deletes a poll with its votes; the event that it became stays.
 * @throws DomainError `UNAUTHENTICATED`, `FORBIDDEN`, `NOT_FOUND`, `PRECONDITION_FAILED`
 */
export const deletePoll = (context: Context, urlHash: string, expected?: Revisions): Promise<void> =>
  changePoll(context, urlHash, ({ em }, poll) => {
    requireUnchanged('poll', poll, expected);
    em.remove(poll);
    return Promise.resolve();
  });
