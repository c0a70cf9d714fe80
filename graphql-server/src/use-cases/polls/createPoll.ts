import { parse } from '@quorum/domain/parse';
import { pollDraftAt } from '@quorum/domain/poll/draft';
import { record } from '../../activity/record.ts';
import { PollEntity, PollOptionEntity } from '../../persistence/entities/PollEntity.ts';
import type { ShownPoll } from '../../persistence/repositories/polls/shownPolls.ts';
import { organiserOf } from '../events/createEvent.ts';
import { requireEventType } from '../events/requireEventType.ts';
import type { Transaction } from '../inTransaction.ts';
import { requireSignedIn } from '../permit.ts';
import { noSuchOption } from './noSuchOption.ts';

/**
 * Opens a poll in the name of the signed-in person. It counts as the event that it may become.
 * @throws DomainError `UNAUTHENTICATED`, `BAD_USER_INPUT`, `RATE_LIMITED`
 */
export async function createPoll(transaction: Transaction, input: unknown): Promise<ShownPoll> {
  const { actor, em, clock, tokens, limiter, polls } = transaction;
  requireSignedIn(actor);
  const now = clock.now();
  const { eventTypeId, options, ...draft } = parse(pollDraftAt(now), input);
  if (options.some(({ id }) => id !== null)) throw noSuchOption();
  const eventType = await requireEventType(transaction, eventTypeId);
  await limiter.consume([{ limit: 'createEvent', key: actor.uid }]);
  const urlHash = tokens.urlHash();
  const poll = em.create(PollEntity, {
    ...draft,
    ...organiserOf(actor),
    eventType,
    urlHash,
    event: null,
    createdAt: now,
    updatedAt: now,
  });
  for (const { date, endTime } of options) em.create(PollOptionEntity, { poll, date, endTime });
  await em.flush();
  record(transaction, { type: 'poll.created', poll });
  await polls.tallies.store(poll);
  return polls.require(urlHash);
}
