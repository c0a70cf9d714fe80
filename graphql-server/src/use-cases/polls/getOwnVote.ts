import { canEditResponse } from '@quorum/domain/policies';
import type { Vote } from '@quorum/domain/poll/vote';
import type { PollVoterEntity } from '../../persistence/entities/PollEntity.ts';
import type { Context } from '../Context.ts';
import { permit } from '../permit.ts';
import type { AnswerAddress } from '../answers/changeAnswer.ts';
import { ownershipOf } from '../answers/ownership.ts';

export interface OwnVote {
  voter: PollVoterEntity;
  votes: readonly Vote[];
}

/**
 * Votes as they are, for their owner alone.
 * @throws DomainError `FORBIDDEN`, `NOT_FOUND`
 */
export async function getOwnVote(context: Context, { urlHash, id, responseToken }: AnswerAddress): Promise<OwnVote> {
  const { actor, polls } = context;
  const poll = await polls.requireVisible(urlHash);
  const voter = await polls.requireVoter(poll, id);
  permit(canEditResponse(actor, ownershipOf(context, voter, responseToken)), 'Not authorized to edit');
  return { voter, votes: await polls.votesOf(voter) };
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
