import { isoOf } from '@quorum/domain/isoOf';
import { pick } from '@quorum/domain/pick';
import { hiddenWith } from '@quorum/domain/poll/asItsEvent';
import type { PollStatus } from '@quorum/domain/poll/constants';
import { chosenEnd, POLL_CONTENT, type PollDraft } from '@quorum/domain/poll/draft';
import { standingOf, type OptionStanding } from '@quorum/domain/poll/standing';
import { isDueToClose } from '@quorum/domain/poll/status';
import { DateTime } from 'luxon';
import type { CancelledPollEntity } from '../../persistence/entities/CancelledPollEntity.ts';
import type { ShownPoll } from '../../persistence/repositories/polls/shownPolls.ts';
import type { Context } from '../../use-cases/Context.ts';
import { eventOfPoll } from '../../use-cases/polls/eventOfPoll.ts';
import { listVoters, namesVotersOf } from '../../use-cases/polls/votersOfPoll.ts';
import { emailPolicyOf } from './emailPolicy.ts';
import { presentEvent, presentEventType, type EventTypeView, type EventView } from './presentEvent.ts';
import { presentVoters, type PollVoterView } from './presentVoter.ts';

export interface PollOptionView extends OptionStanding {
  id: number;
  date: string;
  endTime: string | null;
}

/** A poll as both transports show it, without those who voted and the event that it became. */
export interface PollSummary extends Pick<PollDraft, (typeof POLL_CONTENT)[number]> {
  id: number;
  urlHash: string;
  /** Rises with every change of the content. */
  revision: number;
  eventType: EventTypeView;
  isHidden: boolean;
  creatorId: string;
  creatorName: string;
  closesAt: string;
  /** The same where it was chosen; null where voting ends with the last option. */
  chosenClosesAt: string | null;
  autoScheduleChance: number | null;
  status: PollStatus;
  options: PollOptionView[];
  voterCount: number;
  createdAt: string;
  /** When it last changed, other than by votes. */
  updatedAt: string;
}

/** The same with both. */
export interface PollView extends PollSummary {
  /** What the poll became. */
  event: EventView | null;
  voters: PollVoterView[];
}

const isoOfMillis = (millis: number): string => new Date(millis).toISOString();

/** An allow-list: what is not named here is not shown. */
export const presentPollSummary = ({ clock }: Context, poll: ShownPoll): PollSummary => {
  const now = clock.now();
  const { dates, voterCount, status, closesAt, chosenClosesAt } = poll;
  const standing = standingOf(dates, now.toMillis());
  const voting = { status, closesAt, options: dates.map(({ start }) => ({ date: DateTime.fromMillis(start) })) };
  const chosen = chosenEnd({ ...voting, chosenClosesAt });
  return {
    ...pick(poll, POLL_CONTENT),
    ...hiddenWith(poll, poll.event),
    id: poll.id,
    urlHash: poll.urlHash,
    revision: poll.contentRevision,
    eventType: presentEventType(poll.eventType),
    creatorId: poll.creatorId,
    creatorName: poll.creatorName,
    closesAt: isoOf(closesAt),
    chosenClosesAt: chosen && isoOf(chosen),
    autoScheduleChance: poll.autoScheduleChance,
    // the clock may be about to say so
    status: isDueToClose(voting, now) ? 'CLOSED' : status,
    options: dates.map(({ id, start, end }) => ({
      id: Number(id),
      date: isoOfMillis(start),
      endTime: end === null ? null : isoOfMillis(end),
      ...(standing.get(id) as OptionStanding),
    })),
    voterCount,
    createdAt: poll.createdAt,
    updatedAt: poll.updatedAt,
  };
};

/** A poll with everybody who voted, and the event that it became. */
export const presentPoll = async (context: Context, poll: ShownPoll): Promise<PollView> => {
  const isNaming = await namesVotersOf(context, poll);
  const voters = presentVoters(context, poll, { voters: await listVoters(context, poll), isNaming });
  const event = await eventOfPoll(context, poll, { withResponses: true });
  return { ...presentPollSummary(context, poll), event: event && presentEvent(event, emailPolicyOf(context)), voters };
};

export const presentCancelledPoll = ({ urlHash, title, cancelledAt }: CancelledPollEntity) => ({
  urlHash,
  title,
  cancelledAt: isoOf(cancelledAt),
});
