import { DomainError } from '@quorum/domain/errors';
import { canManageEvent } from '@quorum/domain/policies';
import { requireUnscheduled } from '@quorum/domain/poll/status';
import { record } from '../../activity/record.ts';
import type { PollEntity } from '../../persistence/entities/PollEntity.ts';
import { HandOverRepository } from '../../persistence/repositories/HandOverRepository.ts';
import type { ShownPoll } from '../../persistence/repositories/polls/shownPolls.ts';
import { changeJudged, thePoll } from '../changeJudged.ts';
import type { Context } from '../Context.ts';
import { dropKeptAnswers } from '../dropKeptAnswers.ts';
import { requireSignedIn } from '../permit.ts';
import { stopForCreatorOfPolls } from '../outbox/stopForOrganisers.ts';
import { newOrganiser } from './newOrganiser.ts';
import { requireOffer, tokenIn } from './offers.ts';

/**
 * Makes the signed-in person the organiser of a poll, with the token that its organiser has handed out.
 * @throws DomainError `UNAUTHENTICATED`, `NOT_FOUND`, `FORBIDDEN` without a valid token; `CONFLICT` for the organiser, and
 * for a poll that has its event
 */
export async function takeOverPoll(context: Context, urlHash: string, input: unknown): Promise<ShownPoll> {
  const { actor, polls } = context;
  requireSignedIn(actor);
  const token = tokenIn(input);
  const judge = async (poll: PollEntity, asked: Context) => {
    await requireOffer(asked, 'poll', poll, token);
    if (canManageEvent(actor, poll)) throw new DomainError('CONFLICT', 'handOver.pollIsYours');
    requireUnscheduled(poll);
  };
  await changeJudged(context, { subject: thePoll(urlHash), judge }, async (transaction, poll) => {
    const { em, clock } = transaction;
    const former = poll.creatorId;
    em.assign(poll, { ...newOrganiser(actor), updatedAt: clock.now() });
    record(transaction, { type: 'poll.handedOver', poll });
    await em.flush();
    await new HandOverRepository(em).removeAll('poll', [poll]);
    await stopForCreatorOfPolls(transaction, [poll]);
    await dropKeptAnswers(transaction, [former]);
  });
  return polls.require(urlHash);
}
