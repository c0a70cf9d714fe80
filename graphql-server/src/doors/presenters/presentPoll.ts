import { pick } from '@quorum/domain/pick';
import { canReachEventOfPoll, ownsResponse } from '@quorum/domain/policies';
import { hiddenWith, isVoterShown, namesVoters } from '@quorum/domain/poll/asItsEvent';
import type { PollStatus } from '@quorum/domain/poll/constants';
import { POLL_CONTENT, type PollDraft } from '@quorum/domain/poll/draft';
import { standingOf, type OptionStanding } from '@quorum/domain/poll/standing';
import { isDueToClose } from '@quorum/domain/poll/status';
import type { Vote } from '@quorum/domain/poll/vote';
import type { PollVoterEntity } from '../../persistence/entities/PollEntity.ts';
import type { PollWithOptions, ShownPoll } from '../../persistence/repositories/PollRepository.ts';
import type { Context } from '../../use-cases/Context.ts';
import type { CastVote } from '../../use-cases/polls/votePoll.ts';
import { chosenEndOf } from '../../use-cases/polls/updatePoll.ts';
import { votingOf } from '../../use-cases/polls/votingOf.ts';
import { ownershipOf } from '../../use-cases/responses/ownership.ts';
import { emailPolicyOf } from './emailPolicy.ts';
import { isoOf } from './isoOf.ts';
import { presentEvent, presentEventType, type EventTypeView, type EventView } from './presentEvent.ts';
import { A_GUEST } from './presentParticipant.ts';

const AS_STORED = POLL_CONTENT.filter((name) => name !== 'eventTypeId');

export interface PollOptionView extends OptionStanding {
  id: string;
  date: string;
  endTime: string | null;
}

/** What somebody voted, as both transports show it. No token, and a uid to its owner alone. */
export interface PollVoterView {
  id: number;
  name: string;
  comment: string;
  /** Null for everybody but the voter and the poll's creator. */
  email: string | null;
  /** Null for everybody but the voter. */
  uid: string | null;
  /** The response that the vote became, null before that. */
  participantId: number | null;
  votes: Vote[];
  /** The same in the order of the poll's options, null where nothing was said. */
  likelihoods: (number | null)[];
}

/** A poll as both transports show it. */
export interface PollView extends Pick<PollDraft, (typeof AS_STORED)[number]> {
  urlHash: string;
  /** Rises with every change of the content. */
  revision: number;
  eventType: EventTypeView;
  eventTypeId: number;
  isHidden: boolean;
  creatorId: string;
  creatorName: string;
  closesAt: string;
  /** The same where it was chosen; null where voting ends with the last option. */
  chosenClosesAt: string | null;
  autoScheduleChance: number | null;
  status: PollStatus;
  /** What the poll became. */
  event: EventView | null;
  options: PollOptionView[];
  voters: PollVoterView[];
}

interface Shown {
  votes: readonly Vote[];
  optionIds: readonly string[];
  isReadable: boolean;
  isKnown: boolean;
}

const inOrder = (votes: readonly Vote[], optionIds: readonly string[]): (number | null)[] => {
  const said = new Map(votes.map(({ optionId, likelihood }) => [optionId, likelihood]));
  return optionIds.map((id) => said.get(id) ?? null);
};

const optionIdsOf = ({ options }: PollWithOptions): string[] => options.getItems().map(({ id }) => String(id));

const presentVoter = (
  { actor }: Context,
  voter: PollVoterEntity,
  { votes, optionIds, isReadable, isKnown }: Shown,
): PollVoterView => ({
  id: voter.id,
  // as the event has it, where it has them
  ...pick(voter.participant ?? voter, ['name', 'comment']),
  participantId: voter.participant?.id ?? null,
  // nor does it lead to a response where nobody is named
  ...(!isKnown && { ...A_GUEST, participantId: null }),
  email: isReadable ? voter.email : null,
  uid: actor.uid !== null && voter.uid === actor.uid ? voter.uid : null,
  votes: [...votes],
  likelihoods: inOrder(votes, optionIds),
});

/** What somebody has just voted, for themselves. */
export const presentVote = (context: Context, { poll, voter, votes }: CastVote): PollVoterView =>
  presentVoter(context, voter, { votes, optionIds: optionIdsOf(poll), isReadable: true, isKnown: true });

/** Whether a vote of the reader's became a response. */
const hasAnswered = (context: Context, { voters }: ShownPoll): boolean =>
  voters.getItems().some((voter) => voter.participant && ownsResponse(context.actor, ownershipOf(context, voter)));

/** What the poll became, for those whom it leads there. */
const presentEventOf = (context: Context, poll: ShownPoll, isAnswered: boolean): EventView | null => {
  const { event } = poll;
  const isReachable = event && canReachEventOfPoll(context.actor, poll, event, isAnswered);
  return isReachable ? presentEvent(event, emailPolicyOf(context)) : null;
};

const isShown = ({ event, scheduledOption }: ShownPoll, { participant }: PollVoterEntity, votes: readonly Vote[]) =>
  isVoterShown({
    response: participant ?? null,
    hasEvent: event !== null,
    // where it is not known which date it was, it may have been any of them
    isForEvent: votes.some(({ optionId }) => !scheduledOption || optionId === String(scheduledOption.id)),
  });

/** An allow-list: what is not named here is not shown. */
export const presentPoll = (context: Context, poll: ShownPoll): PollView => {
  const now = context.clock.now();
  const showsEmail = emailPolicyOf(context);
  const optionIds = optionIdsOf(poll);
  const isAnswered = hasAnswered(context, poll);
  const isNaming = namesVoters(context.actor, poll, poll.event, isAnswered);
  const voters = poll.voters.getItems().flatMap((voter) => {
    const votes = poll.votes.get(voter.id) ?? [];
    // the event is loaded with all of its responses
    if (!isShown(poll, voter, votes)) return [];
    const isReadable = showsEmail(voter, poll);
    return presentVoter(context, voter, { votes, optionIds, isReadable, isKnown: isReadable || isNaming });
  });
  const options = poll.options.getItems().map(({ id, date, endTime }) => ({ id: String(id), date, endTime }));
  const voted = options.map(({ id, date }, place) => {
    const said = voters
      .map(({ likelihoods }) => likelihoods[place] ?? null)
      .filter((likelihood) => likelihood !== null);
    return { id, start: date.toMillis(), votes: said.map((likelihood) => ({ likelihood })) };
  });
  const chosenClosesAt = chosenEndOf(poll);
  const standing = standingOf(voted, poll, now.toMillis());
  return {
    ...pick(poll, AS_STORED),
    ...hiddenWith(poll, poll.event),
    urlHash: poll.urlHash,
    revision: poll.contentRevision,
    eventType: presentEventType(poll.eventType),
    eventTypeId: poll.eventType.id,
    creatorId: poll.creatorId,
    creatorName: poll.creatorName,
    closesAt: isoOf(poll.closesAt),
    chosenClosesAt: chosenClosesAt && isoOf(chosenClosesAt),
    autoScheduleChance: poll.autoScheduleChance,
    // the clock may be about to say so
    status: isDueToClose(votingOf(poll), now) ? 'CLOSED' : poll.status,
    event: presentEventOf(context, poll, isAnswered),
    options: options.map(({ id, date, endTime }) => ({
      id,
      date: isoOf(date),
      endTime: endTime && isoOf(endTime),
      ...(standing.get(id) as OptionStanding),
    })),
    voters,
  };
};
