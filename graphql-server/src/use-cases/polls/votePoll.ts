import { DomainError } from '@quorum/domain/errors';
import { voteDraft, type VoteDraft } from '@quorum/domain/poll/vote';
import { RESPONSES_MAX } from '@quorum/domain/response/constants';
import { reason } from '@quorum/domain/refusals/Reason';
import { record } from '../../activity/record.ts';
import { PollVoterEntity } from '../../persistence/entities/PollEntity.ts';
import type { PollWithOptions } from '../../persistence/repositories/polls/PollRepository.ts';
import { addAnswer, type Proof } from '../answers/addAnswer.ts';
import { asSpeaker } from '../answers/speaker.ts';
import type { Context } from '../Context.ts';
import type { Transaction } from '../inTransaction.ts';
import { settlePoll } from './settlePoll.ts';
import { requireTakesVotes, type CastVote } from './votes.ts';

/** @throws DomainError `CONFLICT` for more voters than a poll can have */
export async function requireRoomFor({ polls }: Context, poll: PollWithOptions, more: number): Promise<void> {
  if ((await polls.countVoters(poll)) + more > RESPONSES_MAX)
    throw new DomainError('CONFLICT', reason('voters.tooMany', { max: RESPONSES_MAX }));
}

/**
 * Adds what a visitor or the signed-in person says about the dates of a poll, and makes its event once a date is likely
 * enough.
 * @throws DomainError as `addAnswer` does, and `NOT_FOUND`; `CONFLICT` for a poll or a date that takes no votes, and for a
 * second vote of one person
 */
export const votePoll = (request: Transaction, urlHash: string, input: unknown): Promise<CastVote & Proof> => {
  const transaction = asSpeaker(request, input);
  const { actor, clock, em, polls } = transaction;
  const lock = async ({ votes }: VoteDraft) => {
    const poll = await polls.requireLocked(urlHash);
    requireTakesVotes(transaction, poll, votes);
    await requireRoomFor(transaction, poll, 1);
    if (actor.uid !== null && (await polls.hasVoted(poll, actor.uid))) throw new DomainError('CONFLICT', 'vote.second');
    return { of: poll };
  };
  return addAnswer(transaction, urlHash, input, {
    schema: voteDraft,
    lock,
    async add({ of: poll }, { votes, ...said }, owner) {
      const now = clock.now();
      const voter = em.create(PollVoterEntity, { ...said, ...owner, poll, createdAt: now, updatedAt: now });
      await em.flush();
      await polls.setVotes([{ voter, votes }]);
      record(transaction, { type: 'vote.created', poll, voter });
      await settlePoll(transaction, poll);
      return { poll, voter, votes };
    },
  });
};
