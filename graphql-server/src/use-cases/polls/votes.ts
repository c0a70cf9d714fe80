import { DomainError } from '@quorum/domain/errors';
import { requireVoting } from '@quorum/domain/poll/status';
import { requireVotable, voteChange, type Vote, type VoteChange } from '@quorum/domain/poll/vote';
import { record } from '../../activity/record.ts';
import type { PollVoterEntity } from '../../persistence/entities/PollEntity.ts';
import type { PollWithOptions } from '../../persistence/repositories/polls/PollRepository.ts';
import type { Answers, Found } from '../answers/changeAnswer.ts';
import type { Context } from '../Context.ts';
import { settlePoll } from './settlePoll.ts';
import { votingOf } from './votingOf.ts';

/** What somebody voted, with the poll that it belongs to. */
export interface CastVote {
  poll: PollWithOptions;
  voter: PollVoterEntity;
  votes: readonly Vote[];
}

/** @throws DomainError `CONFLICT`, `BAD_USER_INPUT` for votes that the poll does not take now */
export function requireTakesVotes({ clock }: Context, poll: PollWithOptions, votes: readonly Vote[]): void {
  const options = poll.options.getItems();
  // only its organiser and operators get here
  if (poll.isHidden) throw new DomainError('CONFLICT', 'poll.hidden');
  requireVoting(votingOf(poll), clock.now());
  requireVotable(
    votes,
    options.map(({ id, date }) => ({ id: String(id), date })),
    clock.now(),
  );
}

interface LockedVote extends Found {
  of: PollWithOptions;
  answer: PollVoterEntity;
}

/**
 * How votes are changed: those that are given replace those of the dates that they name. A response that a vote became stays
 * when the vote is withdrawn.
 */
export const VOTES: Answers<LockedVote, CastVote, VoteChange> = {
  name: 'vote',
  change: voteChange,
  keyOf: ({ id }) => `poll ${id}`,

  async look({ polls }, { urlHash, id }) {
    const poll = await polls.requireVisible(urlHash);
    return { of: poll, answer: await polls.requireVoter(poll, id) };
  },

  async lock({ polls }, { urlHash, id }) {
    const poll = await polls.requireLocked(urlHash);
    return { of: poll, answer: await polls.requireVoter(poll, id) };
  },

  async settle(transaction, { of: poll, answer: voter }) {
    const votes = await transaction.polls.votesOf(voter);
    await settlePoll(transaction, poll);
    return { poll, voter, votes };
  },

  rowOf(transaction, { of }, { votes = [], ...said }) {
    requireTakesVotes(transaction, of, votes);
    return said;
  },

  async finish(transaction, { of: poll, answer: voter }, { votes }, fields) {
    if (votes) await transaction.polls.setVotes([{ voter, votes }]);
    record(transaction, { type: 'vote.changed', poll, voter, fields: votes ? [...fields, 'votes'] : fields });
  },

  leave(transaction, { of: poll, answer: voter }) {
    record(transaction, { type: 'vote.removed', poll, voter });
  },
};
