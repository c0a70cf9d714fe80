import type { Vote } from '@quorum/domain/poll/vote';
import type { PollVoterEntity } from '../../persistence/entities/PollEntity.ts';
import type { PollWithOptions } from '../../persistence/repositories/polls/PollRepository.ts';
import { DomainError } from '@quorum/domain/errors';
import { countRefusals } from '../inTransaction.ts';
import type { Context } from '../Context.ts';
import { getOwnAnswer, type AnswerAddress } from '../answers/changeAnswer.ts';
import { VOTES } from './votes.ts';

export interface OwnVote {
  voter: PollVoterEntity;
  votes: readonly Vote[];
}

/**
 * Votes as they are, for their owner alone.
 * @throws DomainError `FORBIDDEN`, `NOT_FOUND`
 */
export async function getOwnVote(context: Context, address: AnswerAddress): Promise<OwnVote> {
  const voter = await getOwnAnswer(context, VOTES, address);
  return { voter, votes: await context.polls.votesOf(voter) };
}

/** The same with their poll. @throws DomainError `FORBIDDEN`, `NOT_FOUND` */
export async function getOwnVoteOfPoll(
  context: Context,
  address: AnswerAddress,
): Promise<OwnVote & { poll: PollWithOptions }> {
  const vote = await countRefusals(context, () => getOwnVote(context, address));
  const poll = await context.polls.findWithOptions(vote.voter.poll.id);
  if (!poll) throw new DomainError('NOT_FOUND', 'poll.unknown');
  return { ...vote, poll };
}

/**
 * Who has voted in a poll from this browser; null where nobody has.
 * @throws DomainError `NOT_FOUND`
 */
export async function findVoterOfBrowser(
  { actor, polls, tokens }: Context,
  urlHash: string,
): Promise<{ id: number; name: string } | null> {
  const poll = await polls.requireVisible(urlHash);
  if (actor.visitorToken === null) return null;
  const own = await polls.voters.own(poll, { uid: null, visitorDigest: tokens.digest(actor.visitorToken) });
  return own.at(-1) ?? null;
}
