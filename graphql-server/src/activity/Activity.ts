import type { AskKind, AskReply } from '@quorum/domain/decision/ask';
import type { EventStatus } from '@quorum/domain/decision/rules';
import type { ResponseStatus } from '@quorum/domain/decision/status';
import type { RemindBefore } from '@quorum/domain/notifications/reminders';
import type { PaymentState } from '@quorum/domain/response/payment';
import type { DateTime } from 'luxon';

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

type By = 'CLOCK' | 'ORGANISER';

/** Which code was asked for: another may have been by the time it is sent, for another number too. */
interface CodeAsked {
  /** A digest with the key of the server; left out by the release before. */
  code?: string;
}

/** How many people the event needed then, and had by its rule. */
interface Needed {
  needed: number;
  had: number;
}

/** What the responses to an event come to. */
export interface Outcome {
  /** Enough people are in, by the sum of their likelihoods. */
  isEnough: boolean;
  /** Enough are in by the rule that decides on the event. */
  isRuleMet: boolean;
}

/** What became of a response because something else changed. */
export interface StatusChange {
  id: number;
  before: ResponseStatus;
  now: ResponseStatus;
}

/** An offer of a place that ended without an answer: in its time, or since the place is gone. */
export interface OfferEnd {
  id: number;
  how: 'LAPSED' | 'GONE';
}

/** A question that somebody was asked, and the chance that the event happens if they come, and if they do not. */
export interface Asked {
  ask: number;
  response: number;
  withThem?: number;
  withoutThem?: number;
}

/** What an event could expect after something that changed it: recorded with whatever changed that in the same transaction. */
export interface Figures {
  expected: number;
  /** As it is told. */
  chance: number;
}

/** How an event stands, as of a response. */
export interface Standing {
  expected: number;
  /** People who come for certain; not recorded by the release before. */
  certain?: number;
  isEnough: boolean;
  /** Their picture in characters, by `seatText`. */
  seats: string;
  /** From 1; null for a response that does not wait. */
  waitlistPosition: number | null;
}

/** What webhooks receive about a deleted event, and which of its organisers; left out by the release before. */
interface Gone {
  urlHash?: string;
  wasPublic?: boolean;
  webhooks?: readonly number[];
}

type EventActivity =
  | ({ type: 'event.created'; from: 'DRAFT' | 'SERIES' | 'POLL' } & OfEvent)
  /** By an organiser who may have wanted people told of new notes, too. */
  | ({ type: 'event.changed'; tellNotes?: true } & OfEvent & Changed)
  | ({ type: 'event.decided'; before: EventStatus; status: EventStatus; by: By } & OfEvent & Needed)
  /** A decision stays, and another reason is given for it. */
  | ({ type: 'event.explained' } & OfEvent)
  /** At its decision time there were enough people, and rain was forecast. */
  | ({ type: 'event.heldByRain' } & OfEvent)
  /** Enough people are in, or are no longer: by the sum of likelihoods, and by the rule that decides. */
  | ({ type: 'event.outcomeChanged'; before: Outcome } & OfEvent & Outcome)
  /** Other people, or other places, have given people places or taken them. */
  | ({ type: 'event.placesChanged'; changes: readonly StatusChange[] } & OfEvent)
  /** It was confirmed, and has too few people again; so many were asked to take a seat. */
  | ({ type: 'event.fell'; askedCount: number } & OfEvent)
  /** It was confirmed, and has enough people again. */
  | ({ type: 'event.recovered' } & OfEvent)
  | ({ type: 'event.asked'; kind: AskKind; asks: readonly Asked[] } & OfEvent)
  /** Those who said yes long ago were asked whether they are still in: until they say so, the chance is lower. */
  | ({ type: 'event.stillInAsked' } & OfEvent)
  /** It has enough people again: the seats that these people were asked to take are taken. */
  | ({ type: 'event.seatsClosed'; responses: readonly number[] } & OfEvent)
  /** Places are held for these people, who are asked whether they take them. */
  | ({ type: 'event.placesOffered'; asks: readonly Asked[] } & OfEvent)
  /** These people have not taken the places that were held for them, and wait on. */
  | ({ type: 'event.offersEnded'; ends: readonly OfferEnd[] } & OfEvent)
  /** These are the responses of regulars of its series, which is new, or was there when they joined. */
  | ({ type: 'event.regularsResponded'; responses: readonly number[]; to: 'NEW_DATE' | 'DATE_BEFORE' } & OfEvent)
  /** Followers were told of it, these at once. */
  | ({ type: 'event.announced'; follows: readonly number[] } & OfEvent)
  /** An organiser has written to those who responded. */
  | ({ type: 'event.messageSent'; message: Row } & OfEvent)
  /** It begins so soon; without that, as the release before recorded it, within a day. */
  | ({ type: 'event.reminderDue'; date: DateTime; due?: readonly RemindBefore[] } & OfEvent)
  | ({ type: 'event.deleted' } & OfEvent & Gone)
  | ({ type: 'event.hidden'; wasPublic?: boolean } & OfEvent)
  | ({ type: 'event.shown' | 'event.reported' } & OfEvent)
  | ({ type: 'event.coOrganiserInvited' | 'event.coOrganiserJoined' | 'event.coOrganiserLeft' } & OfEvent)
  | ({ type: 'event.handOverOffered' | 'event.handOverWithdrawn' | 'event.handedOver' } & OfEvent);

type SeriesActivity =
  /** Nothing follows from the event any more. */
  | ({ type: 'series.ended' } & OfEvent)
  /** The series goes on from another event. */
  | ({ type: 'series.movedTo'; from: Row } & OfEvent)
  /** The event belongs to no series any more. */
  | ({ type: 'series.left' } & OfEvent);

interface OfRegular {
  series: Row;
  regular: Row;
}

type RegularActivity =
  /** Somebody has a standing response to a series, another one, or none any more; these responses to its dates are of it. */
  | ({ type: 'regular.created'; responses: readonly number[] } & OfRegular)
  | ({ type: 'regular.changed' } & OfRegular & Rewritten)
  | ({ type: 'regular.removed' | 'regular.adopted' } & OfRegular)
  /** The series is over for these. */
  | { type: 'series.over'; series: Row; regulars: readonly number[] };

type ResponseActivity =
  /** Added by its owner, or else by an organiser, who knows. */
  | ({ type: 'response.created'; standing: Standing; by?: 'ORGANISER' } & OfResponse)
  | ({ type: 'response.changed' } & OfResponse & Rewritten)
  /** A device is notified about it, or no longer. */
  | ({ type: 'response.deviceAdded' | 'response.deviceRemoved' } & OfResponse)
  /** A code goes to its number. */
  | ({ type: 'response.phoneCodeAsked' } & CodeAsked & OfResponse)
  /** The number is the person's own. */
  | ({ type: 'response.phoneConfirmed' } & OfResponse)
  /** An organiser says whether the person came, or says it no longer. */
  | ({ type: 'response.attendanceMarked'; attended: boolean | null } & OfResponse)
  /** Its owner is told about the event in another way. */
  | ({ type: 'response.notificationsChanged' } & OfResponse)
  /** It is said to be paid, by its owner or an organiser; null where that is taken back. */
  | ({ type: 'response.paymentChanged'; state: PaymentState | null } & OfResponse)
  | ({ type: 'response.removed' | 'response.hidden' | 'response.shown' | 'response.adopted' } & OfResponse)
  /** Somebody who had a place gave it up within a day of the start. */
  | ({ type: 'response.withdrew'; seats: number } & OfResponse)
  | ({ type: 'response.replied'; kind: AskKind; reply: AskReply } & OfResponse & Rewritten);

type PollActivity =
  | ({ type: 'poll.created' } & OfPoll)
  | ({ type: 'poll.changed' } & OfPoll & Changed)
  | ({ type: 'poll.closed'; by: By } & OfPoll)
  | ({ type: 'poll.reopened' | 'poll.deleted' | 'poll.hidden' | 'poll.shown' | 'poll.reported' } & OfPoll)
  /** By the votes themselves, or picked. */
  | ({ type: 'poll.scheduled'; option: Row; by: 'VOTES' | 'ORGANISER'; isEnough: boolean } & OfPoll & OfEvent)
  /** Its event is gone. */
  | ({ type: 'poll.released' } & OfPoll)
  | ({ type: 'poll.handOverOffered' | 'poll.handOverWithdrawn' | 'poll.handedOver' } & OfPoll);

type VoteActivity =
  | ({ type: 'vote.created' | 'vote.removed' | 'vote.adopted' } & OfVote)
  | ({ type: 'vote.changed' } & OfVote & Rewritten)
  | ({ type: 'votes.imported'; count: number } & OfPoll);

interface OfWebhook {
  webhook: Row;
}

type WebhookActivity =
  | ({ type: 'webhook.created' | 'webhook.changed' | 'webhook.deleted' | 'webhook.tested' } & OfWebhook)
  | ({ type: 'webhook.redelivered'; delivery: Row } & OfWebhook)
  /** Nothing is told it any more: it has failed for days, or said that it is gone. */
  | ({ type: 'webhook.disabled'; because: 'FAILING' | 'GONE' } & OfWebhook);

type OtherActivity =
  /** Somebody follows something, in this way from now on, or no longer. */
  | { type: 'follow.saved' | 'follow.ended'; follow: Row }
  /** Of what these follow of one person there are events to come, the soonest first. */
  | { type: 'follow.digestDue'; follows: readonly number[]; events: readonly number[] }
  /** What was kept to say that it is cancelled is gone. */
  | { type: 'cancelledEvent.deleted' | 'cancelledPoll.deleted' }
  | { type: 'report.dismissed'; report: Row }
  | { type: 'account.deleted'; events: number }
  /** Somebody has erased what was known of how far their word can be relied on. */
  | { type: 'account.reliabilityErased' }
  | { type: 'account.notificationsChanged' }
  /** Somebody has left another number in their account, or taken theirs away. */
  | { type: 'account.phoneChanged' }
  | ({ type: 'account.phoneCodeAsked'; phone: Row } & CodeAsked)
  | { type: 'account.phoneConfirmed'; phone: Row }
  | { type: 'token.created' | 'token.revoked'; token: Row }
  | { type: 'calendarFeed.renewed' };

/** One thing that happened. */
export type Activity =
  | EventActivity
  | SeriesActivity
  | RegularActivity
  | ResponseActivity
  | PollActivity
  | VoteActivity
  | WebhookActivity
  | OtherActivity;

/** One that was recorded. */
export type Recorded<Of extends Activity = Activity> = Of & { id: number };
