import { isoOf } from '@quorum/domain/isoOf';
import { pick } from '@quorum/domain/pick';
import type { Vote } from '@quorum/domain/poll/vote';
import type { ShownPoll } from '../../persistence/repositories/polls/shownPolls.ts';
import type { ShownVoter } from '../../persistence/repositories/polls/PollVoters.ts';
import type { Context } from '../../use-cases/Context.ts';
import type { CastVote } from '../../use-cases/polls/votes.ts';
import { emailPolicyOf } from './emailPolicy.ts';
import { A_GUEST } from './presentParticipant.ts';

/** One person's vote on one date, by its number. */
interface VoteView {
  optionId: number;
  likelihood: number;
}

/** What somebody voted, as both transports show it. No token, and a uid to its owner alone. */
export interface PollVoterView {
  id: number;
  name: string;
  comment: string;
  /**
   * Absent for everybody but the voter and the poll's creator, so that a client that sends back what it read does not
   * remove it.
   */
  email?: string | null;
  /** Null for everybody but the voter. */
  uid: string | null;
  /** The response that the vote became, null before that. */
  participantId: number | null;
  votes: VoteView[];
  /** The same in the order of the poll's options, null for no vote. */
  likelihoods: (number | null)[];
  /** When they voted, and last changed it; null for a guest. */
  createdAt: string | null;
  updatedAt: string | null;
}

interface Shown {
  optionIds: readonly string[];
  isReadable: boolean;
  isKnown: boolean;
}

const inOrder = (votes: readonly Vote[], optionIds: readonly string[]): (number | null)[] => {
  const said = new Map(votes.map(({ optionId, likelihood }) => [optionId, likelihood]));
  return optionIds.map((id) => said.get(id) ?? null);
};

const presentVoter = (
  { actor }: Context,
  voter: Omit<ShownVoter, 'pollId' | 'visitorDigest'>,
  { optionIds, isReadable, isKnown }: Shown,
): PollVoterView => ({
  id: voter.id,
  name: voter.name,
  comment: voter.comment,
  participantId: voter.participantId,
  createdAt: voter.createdAt,
  updatedAt: voter.updatedAt,
  // nor does it lead to a response where nobody is named
  ...(!isKnown && { ...A_GUEST, participantId: null, createdAt: null, updatedAt: null }),
  ...(isReadable && { email: voter.email }),
  uid: actor.uid !== null && voter.uid === actor.uid ? voter.uid : null,
  votes: voter.votes.map(({ optionId, likelihood }) => ({ optionId: Number(optionId), likelihood })),
  likelihoods: inOrder(voter.votes, optionIds),
});

/** What somebody has just voted, for themselves. */
export const presentVote = (context: Context, { poll, voter, votes }: CastVote): PollVoterView => {
  const { id, email, uid, participant } = voter;
  const optionIds = poll.options.getItems().map((option) => String(option.id));
  const said = {
    id,
    ...pick(participant ?? voter, ['name', 'comment']),
    email,
    uid,
    participantId: participant?.id ?? null,
    votes: [...votes],
    createdAt: isoOf(voter.createdAt),
    updatedAt: isoOf(voter.updatedAt),
  };
  return presentVoter(context, said, { optionIds, isReadable: true, isKnown: true });
};

/** Those who voted in a poll. @param isNaming whether the poll names them to the reader */
export const presentVoters = (
  context: Context,
  poll: ShownPoll,
  { voters, isNaming }: { voters: readonly ShownVoter[]; isNaming: boolean },
): PollVoterView[] => {
  const showsEmail = emailPolicyOf(context);
  const optionIds = poll.dates.map(({ id }) => id);
  return voters.map((voter) => {
    const isReadable = showsEmail({ ...voter, tokenDigest: null }, poll);
    return presentVoter(context, voter, { optionIds, isReadable, isKnown: isReadable || isNaming });
  });
};
