import type { AskKind, AskReply } from '@quorum/domain/decision/ask';
import type { EventStatus } from '@quorum/domain/decision/rules';
import type { ResponseStatus } from '@quorum/domain/decision/status';

// What can happen. An activity has the numbers of rows, counts and former values, but no names and no addresses.
// Subscribers read those from the rows, where nothing is left of a person who has deleted their account.

/** A row, by its number. */
interface Row {
  id: number;
}

interface OfEvent {
  event: Row;
}

interface OfPoll {
  poll: Row;
}

interface OfResponse extends OfEvent {
  response: Row;
}

interface OfVote extends OfPoll {
  voter: Row;
}

/** The former values of what was changed, as JSON has them. */
interface Changed {
  before: Record<string, unknown>;
}

/** The names of the fields that were changed; what people wrote of themselves is not kept. */
interface Rewritten {
  fields: readonly string[];
}

type EventActivity =
  | ({ type: 'event.created'; from: 'DRAFT' | 'SERIES' | 'POLL' } & OfEvent)
  | ({ type: 'event.changed' } & OfEvent & Changed)
  | ({ type: 'event.decided'; before: EventStatus; status: EventStatus; by: 'CLOCK' | 'ORGANISER' } & OfEvent)
  /** A decision stays, and another reason is given for it. */
  | ({ type: 'event.explained' } & OfEvent)
  /** At its decision time there were enough people, and it was to rain. */
  | ({ type: 'event.heldByRain' } & OfEvent)
  /** Enough people are in, or are no longer: by the sum of likelihoods, and by the rule that decides. */
  | ({ type: 'event.outcomeChanged'; isEnough: boolean; isRuleMet: boolean } & OfEvent)
  | ({ type: 'event.deleted' | 'event.hidden' | 'event.shown' | 'event.reported' } & OfEvent)
  | ({ type: 'event.handOverOffered' | 'event.handOverWithdrawn' | 'event.handedOver' } & OfEvent);

type SeriesActivity =
  /** Nothing follows from the event any more. */
  | ({ type: 'series.ended' } & OfEvent)
  /** The series goes on from another event. */
  | ({ type: 'series.movedTo'; from: Row } & OfEvent)
  /** The event belongs to no series any more. */
  | ({ type: 'series.left' } & OfEvent);

type ResponseActivity =
  | ({ type: 'response.created' } & OfResponse)
  | ({ type: 'response.changed' } & OfResponse & Rewritten)
  | ({ type: 'response.removed' | 'response.hidden' | 'response.shown' | 'response.adopted' } & OfResponse)
  /** By what others did. */
  | ({ type: 'response.statusChanged'; before: ResponseStatus; now: ResponseStatus } & OfResponse)
  | ({ type: 'response.asked'; kind: AskKind } & OfResponse)
  | ({ type: 'response.replied'; kind: AskKind; reply: AskReply } & OfResponse);

type PollActivity =
  | ({ type: 'poll.created' } & OfPoll)
  | ({ type: 'poll.changed' } & OfPoll & Changed)
  | ({ type: 'poll.closed'; by: 'CLOCK' | 'ORGANISER' } & OfPoll)
  | ({ type: 'poll.reopened' | 'poll.deleted' | 'poll.hidden' | 'poll.shown' | 'poll.reported' } & OfPoll)
  | ({ type: 'poll.scheduled'; option: Row } & OfPoll & OfEvent)
  /** Its event is gone. */
  | ({ type: 'poll.released' } & OfPoll)
  | ({ type: 'poll.handOverOffered' | 'poll.handOverWithdrawn' | 'poll.handedOver' } & OfPoll);

type VoteActivity =
  | ({ type: 'vote.created' | 'vote.removed' | 'vote.adopted' } & OfVote)
  | ({ type: 'vote.changed' } & OfVote & Rewritten)
  | ({ type: 'votes.imported'; count: number } & OfPoll);

type OtherActivity =
  /** What was kept to say that it is cancelled is gone. */
  | { type: 'cancelledEvent.deleted' }
  | { type: 'report.dismissed'; report: Row }
  | { type: 'account.deleted'; events: number }
  | { type: 'calendarFeed.renewed' };

/** One thing that happened. */
export type Activity = EventActivity | SeriesActivity | ResponseActivity | PollActivity | VoteActivity | OtherActivity;
