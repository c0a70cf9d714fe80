/* Written by `npm run codegen` from schema.graphql and the .graphql files beside the components. */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { type SkipToken, useLazyQuery, useMutation, useQuery } from '@apollo/client/react';
import type { OperationVariables } from '@apollo/client';
/** The number that somebody leaves in their account, or takes away. */
export type AccountPhoneInput = {
  /** A mobile number for texts about their events, as typed; null or empty removes it. */
  phone?: string | null | undefined;
  /** Consent to texts about their events to this number; required for a new number. */
  phoneConsent?: boolean | null | undefined;
  /** Country of a number that does not begin with +: two letters. Left out, by the time zone of the person’s next event. */
  phoneCountry?: string | null | undefined;
  /** A solved `phoneChallenge`, where one is required. */
  proof?: string | null | undefined;
};

/** Somebody whom an organiser adds by name. */
export type AddResponseInput = {
  /** True for somebody who came without having responded. */
  attended?: boolean | null | undefined;
  /** A remark of at most 100 characters. */
  comment?: string | null | undefined;
  /** How many guests come along, 0 to 9. Left out, none. */
  guests?: number | null | undefined;
  /** At most 100 characters. */
  name: string;
};

/** The answer of a person who responds to a question. */
export type AnswerInput = {
  /** Identifier of the question. */
  questionId: string;
  /** A line, an option, or `YES` or `NO`; empty for none. */
  text?: string | null | undefined;
};

/** Whether enough people will come, judged by past attendance of those who responded. */
export type AttendanceOutlook =
  /** In at least two of three cases. */
  | 'LIKELY'
  /** In between. */
  | 'OPEN'
  /** In one of three cases at most. */
  | 'UNLIKELY';

/** An API token. */
export type CreateTokenInput = {
  /** After how many days it expires: 1 to 365. */
  expiresInDays: number;
  /** The person’s name for it, at most 60 characters. */
  name: string;
  /** Its scopes: at least one, and each only once. */
  scopes: Array<TokenScope>;
};

/** A new webhook. */
export type CreateWebhookInput = {
  /** Whether for the events and polls that the person organises, or for all public ones. */
  scope: WebhookScope;
  /** The types to deliver, such as `event.confirmed`; `["*"]` for all. */
  types: Array<string>;
  /** The https address that receives deliveries. An address of Slack, Discord, Mattermost or Telegram gets chat messages. */
  url: string;
};

/** What the clock counts when it decides. */
export type DecisionRule =
  /** Only people who are certain to come. */
  | 'DEFINITE'
  /** Everybody who is expected, likelihoods added up. */
  | 'EXPECTED';

/** Whether an event takes place. */
export type EventStatus =
  /** It does not take place, and takes no further responses. */
  | 'CALLED_OFF'
  /** It takes place. */
  | 'CONFIRMED'
  /** Nothing is decided. */
  | 'GATHERING';

/** What somebody follows, and how. */
export type FollowInput = {
  /** Identifier of the organiser, of an event of the series, or of the type. */
  id: string;
  /** The kind of what is followed. */
  kind: FollowKind;
  /** For a type: the place to be near. Left out, everywhere. */
  near?: FollowNearInput | null | undefined;
  /** Left out, at once. */
  pace?: FollowPace | null | undefined;
  /** For a person without an account: their response, whose confirmed address gets the news. */
  participantId?: string | null | undefined;
  /** The token that the join returned. Left out, the browser that joined is the proof. */
  responseToken?: string | null | undefined;
  /** The time zone for a daily digest, such as `Europe/Berlin`. Left out, that of the event. */
  timeZone?: string | null | undefined;
};

/** What can be followed. */
export type FollowKind =
  /** The events of an organiser; the identifier is their uid, an event’s `creatorId`. */
  | 'ORGANISER'
  /** The dates of a series; the identifier is that of any event of it. */
  | 'SERIES'
  /** Events of a type; the identifier is that of an event type. */
  | 'TYPE';

/** The area around an event. */
export type FollowNearInput = {
  /** How far from there, in kilometres: 10, 25 or 50. */
  km: number;
  /** Public identifier of the event whose place is the centre. */
  urlHash: string;
};

/** How soon a follower gets news. */
export type FollowPace =
  /** About each event at once, at most five a day; any more come in a daily digest. */
  | 'AT_ONCE'
  /** About all of them once a day, at five in the afternoon. */
  | 'DAILY';

/** The standing response of a person who is in every time. */
export type JoinSeriesInput = {
  /** A remark of at most 100 characters, shown at each date. */
  comment?: string | null | undefined;
  /** One email address; only the organisers see it, at each date. */
  email?: string | null | undefined;
  /** How many guests come along. Left out, none. */
  guests?: number | null | undefined;
  /** Probability of coming to each date, above 0 and at most 1. Left out, a definite yes. */
  likelihood?: number | null | undefined;
  /** Name to show, at most 100 characters. */
  name: string;
};

/** The group that an organiser writes to. */
export type MessageGroup =
  /** Everybody who responded, whatever their response. */
  | 'ALL'
  /** People who are coming. */
  | 'GOING'
  /** People who may come, or whose condition is not met yet. */
  | 'MAYBE'
  /** People who are waiting for a place. */
  | 'WAITLISTED';

/** Whether a person is notified in one way or in all of them. */
export type NotificationMode =
  /** In all of them. */
  | 'ALL'
  /** In the first that works. */
  | 'FIRST';

/** A way in which a person is notified. */
export type NotificationWay =
  /** A mail. */
  | 'MAIL'
  /** A notification on a device. */
  | 'PUSH'
  /** A text message. */
  | 'SMS';

/** The ways in which a person is notified; a kind that is left out stays as it is. */
export type NotificationWaysInput = {
  /** Questions. Null for the default. */
  asked?: Array<NotificationWay> | null | undefined;
  /** Changes of an event. Null for the default. */
  changes?: Array<NotificationWay> | null | undefined;
  /** What is decided about an event. Null for the default. */
  decision?: Array<NotificationWay> | null | undefined;
  /** For organisers: new responses, and whether enough people are in. Null for the default. */
  digest?: Array<NotificationWay> | null | undefined;
  /** What happens to their own place. Null for the default. */
  place?: Array<NotificationWay> | null | undefined;
  /** Reminders. Null for the default. */
  reminder?: Array<NotificationWay> | null | undefined;
};

/** Changes to notifications: of the signed-in person, or of the owner of the given response. What is left out stays as it is. */
export type NotificationsInput = {
  /** For a response: whether to mute its event. */
  isMuted?: boolean | null | undefined;
  /** Whether to stop all notifications. */
  isStopped?: boolean | null | undefined;
  /** In the first way that works, or in all of them. */
  mode?: NotificationMode | null | undefined;
  /** For the account: the hashes of muted events, at most 200. */
  mutedEvents?: Array<string> | null | undefined;
  /** Identifier of the response; left out for the account. */
  participantId?: string | null | undefined;
  /** Null for none. */
  quietHours?: QuietHoursInput | null | undefined;
  /** How long before the start reminders are sent. Null for the default. */
  remindBefore?: Array<RemindBefore> | null | undefined;
  /** The token that the join returned. Left out, the signed-in person or the browser that joined is the proof. */
  responseToken?: string | null | undefined;
  /** Public identifier of the event of the response; left out for the account. */
  urlHash?: string | null | undefined;
  /** By which ways. Null for the default. */
  ways?: NotificationWaysInput | null | undefined;
};

/** A response that a device is notified about. */
export type NotifiedResponseInput = {
  /** Identifier of the response. */
  participantId: string;
  /** The token that the join returned. Left out, the signed-in person or the browser that joined is the proof. */
  responseToken?: string | null | undefined;
};

/** The state of a payment. */
export type PaymentState =
  /** An organiser has marked it as received. */
  | 'RECEIVED'
  /** The participant has marked it as sent. */
  | 'SENT';

/** The status of a poll. */
export type PollStatus =
  /** It takes no votes. Its organiser may still schedule a later date. */
  | 'CLOSED'
  /** It takes votes. */
  | 'OPEN'
  /** It has become an event. */
  | 'SCHEDULED';

/** How a price is meant. */
export type PriceMode =
  /** Each person pays it, guests included. */
  | 'PER_PERSON'
  /** Everybody who comes shares it. */
  | 'SPLIT';

/** The keys of a browser, as its `PushSubscription` has them in JSON. */
export type PushKeysInput = {
  /** Its authentication secret, 16 bytes in base64url. */
  auth: string;
  /** Its public key, 65 bytes in base64url. */
  p256dh: string;
};

/** A browser that allowed notifications, and what it is notified about. */
export type PushSubscriptionInput = {
  /** Its address at the browser's push service, at most 1,000 characters. */
  endpoint: string;
  /** To encrypt what is sent to it. */
  keys: PushKeysInput;
  /** The responses that it is notified about from now on. Left out, those of the signed-in person. */
  responses?: Array<NotifiedResponseInput> | null | undefined;
};

/** How a question is answered. */
export type QuestionKind =
  /** By one of its options. */
  | 'CHOICE'
  /** In a line of at most 200 characters. */
  | 'TEXT'
  /** By `YES` or `NO`. */
  | 'YES_NO';

/** When no device makes a sound. */
export type QuietHoursInput = {
  /** When they begin, such as 22:00. */
  from: string;
  /** An IANA time zone; left out, that of each event. */
  timeZone?: string | null | undefined;
  /** When they end, such as 08:00; a time before their beginning is on the next day. */
  to: string;
};

/** How often an event recurs, in wall-clock time of the event's zone. */
export type RecurrenceFrequency =
  /** Every other week on the same day. */
  | 'biweekly'
  /** Every month on the first occurrence's day, or on the month's last day where it has none. */
  | 'monthly'
  /** Every week on the same day. */
  | 'weekly';

/** How long before the start a person is reminded. */
export type RemindBefore =
  /** A day. */
  | 'DAY'
  /** An hour. */
  | 'HOUR'
  /** Three hours. */
  | 'THREE_HOURS';

/** A report of an event. */
export type ReportEventInput = {
  /** The reason, at most 500 characters. */
  reason: string;
};

/** A report of a poll. */
export type ReportPollInput = {
  /** The reason, at most 500 characters. */
  reason: string;
};

/** The status of a response. */
export type ResponseStatus =
  /** A yes whose own condition is not met yet: too few people are in. */
  | 'CONDITIONAL'
  /** A no. */
  | 'DECLINED'
  /** A yes that has a place. */
  | 'GOING'
  /** Anything between yes and no. It has no place. */
  | 'MAYBE'
  /** A no from somebody who can be asked again when people are missing. */
  | 'STANDBY'
  /** A yes that waits for a place, because the event is full. */
  | 'WAITLISTED';

/** A message from an organiser to people who responded. */
export type SendMessageInput = {
  /** The group that it goes to. */
  group: MessageGroup;
  /** Plain text of 1 to 1,000 characters. */
  text: string;
};

/** What an API token allows. No scope includes another. */
export type TokenScope =
  /** Creating, changing and deciding events, polls and series, and everything else that organisers do. */
  | 'manage'
  /** Queries, as the person. */
  | 'read'
  /** Responses, votes, follows and reports. */
  | 'write';

/** What a person stops following. */
export type UnfollowInput = {
  /** Identifier of the organiser, of an event of the series, or of the type. */
  id: string;
  /** The kind of what is followed. */
  kind: FollowKind;
  /** For a person without an account: their response, whose confirmed address gets the news. */
  participantId?: string | null | undefined;
  /** The token that the join returned. Left out, the browser that joined is the proof. */
  responseToken?: string | null | undefined;
};

/** Changes to a standing response; what is left out stays as it is. */
export type UpdateRegularInput = {
  /** How many guests come along. Null for none. */
  guests?: number | null | undefined;
  /** Probability of coming, above 0 and at most 1. Null for a definite yes. */
  likelihood?: number | null | undefined;
};

/** Changes to a response; what is left out stays as it is, null restores the default. */
export type UpdateResponseInput = {
  /** Answers to the questions of the event. Left out, none are given or changed; if given, required questions must be answered, in a change by what was answered before as well. Null in a change removes all. */
  answers?: Array<AnswerInput> | null | undefined;
  /** A remark of at most 100 characters. */
  comment?: string | null | undefined;
  /** One email address; null or empty removes it. */
  email?: string | null | undefined;
  /** How many guests come along, 0 to the event’s `maxGuests`. */
  guests?: number | null | undefined;
  /** Whether to be asked when people are missing, with a likelihood of 0. */
  isStandby?: boolean | null | undefined;
  /** Probability of coming, 0 to 1. Null for a definite yes. */
  likelihood?: number | null | undefined;
  /** The person comes only if at least this many people are in, their own guests included: 2 to 1,000, with a likelihood of 1. */
  minParticipants?: number | null | undefined;
  /** Name to show, at most 100 characters. */
  name?: string | null | undefined;
  /** A mobile number for texts about the event, as typed; null or empty removes it. Only the organisers of the event see it. */
  phone?: string | null | undefined;
  /** Consent to texts about the event to this number; required for a new number. */
  phoneConsent?: boolean | null | undefined;
  /** Country of a number that does not begin with +: two letters. Left out, by the time zone of the event. */
  phoneCountry?: string | null | undefined;
  /** A solved `phoneChallenge`, where one is required. */
  proof?: string | null | undefined;
};

/** Changes to a webhook; what is left out, or null, stays as it is. */
export type UpdateWebhookInput = {
  /** False stops deliveries; true starts them again. */
  isActive?: boolean | null | undefined;
  /** Whether for the events and polls that the person organises, or for all public ones. */
  scope?: WebhookScope | null | undefined;
  /** The types to deliver, such as `event.confirmed`; `["*"]` for all. */
  types?: Array<string> | null | undefined;
  /** The https address that receives deliveries. An address of Slack, Discord, Mattermost or Telegram gets chat messages. */
  url?: string | null | undefined;
};

/** What happens to a place that becomes free while people are on the waitlist. A party that does not fit is always asked whether fewer of them would come. */
export type WaitlistRule =
  /** It is held for the first in line, who must accept it in time; otherwise it is held for the next. */
  | 'OFFERED_IN_ORDER'
  /** Everybody in line is asked, and the first to accept gets it. */
  | 'OFFERED_TO_ALL'
  /** The first in line gets it at once. */
  | 'TAKEN_AT_ONCE';

/** Why an attempt has failed, or why there was none. */
export type WebhookDeliveryProblem =
  /** The address is not public, or has no TLS. */
  | 'ADDRESS'
  /** The webhook was turned off. */
  | 'OFF'
  /** The receiver answered with something other than 2xx. */
  | 'STATUS'
  /** The receiver took longer than ten seconds. */
  | 'TIMEOUT'
  /** The answer was longer than 16 KiB. */
  | 'TOO_MUCH'
  /** The receiver could not be reached. */
  | 'UNREACHABLE'
  /** The webhook may no longer get this delivery. */
  | 'WITHDRAWN';

/** The state of a delivery. */
export type WebhookDeliveryState =
  /** The receiver has accepted it. */
  | 'DELIVERED'
  /** It is not tried any more. */
  | 'GIVEN_UP'
  /** It is tried at its next attempt. */
  | 'WAITING';

/** Why a webhook is turned off. */
export type WebhookDisabled =
  /** Its receiver has accepted nothing for three days. */
  | 'FAILING'
  /** Its receiver answered 410. */
  | 'GONE'
  /** Its owner has turned it off. */
  | 'OWNER';

/** What a receiver gets. */
export type WebhookKind =
  /** Messages for a channel of Discord. */
  | 'DISCORD'
  /** Messages for a channel of Mattermost. */
  | 'MATTERMOST'
  /** Messages for a channel of Slack. */
  | 'SLACK'
  /** Deliveries as they are. */
  | 'STANDARD'
  /** Messages for a chat of Telegram. */
  | 'TELEGRAM';

/** Which events and polls a webhook covers. */
export type WebhookScope =
  /** Those that the person organises or co-organises, including private ones. */
  | 'OWN'
  /** All public ones. */
  | 'PUBLIC';

export type DeleteAccountMutationVariables = Exact<{ [key: string]: never; }>;


export type DeleteAccountMutation = { deleteAccount: boolean };

export type AddressesQueryVariables = Exact<{
  urlHash: string;
}>;


export type AddressesQuery = { event: { __typename: 'Event', urlHash: string, participants: Array<{ __typename: 'Participant', id: string, name: string, email: string | null, phone: string | null }> } | null };

export type EventReachQueryVariables = Exact<{
  urlHash: string;
}>;


export type EventReachQuery = { event: { __typename: 'Event', urlHash: string, reach: { __typename: 'EventReach', decision: number, changes: number } | null } | null };

export type MyTokensQueryVariables = Exact<{ [key: string]: never; }>;


export type MyTokensQuery = { viewer: { __typename: 'Viewer', uid: string, tokens: Array<{ __typename: 'Token', id: string, name: string, scopes: Array<TokenScope>, createdAt: string, expiresAt: string, lastUsedAt: string | null }> } | null };

export type ApiTokenFragment = { __typename: 'Token', id: string, name: string, scopes: Array<TokenScope>, createdAt: string, expiresAt: string, lastUsedAt: string | null };

export type CreateTokenMutationVariables = Exact<{
  input: CreateTokenInput;
}>;


export type CreateTokenMutation = { createToken: { __typename: 'CreatedToken', id: string, token: string } };

export type RevokeTokenMutationVariables = Exact<{
  id: string;
}>;


export type RevokeTokenMutation = { revokeToken: boolean };

export type RenewCalendarFeedMutationVariables = Exact<{ [key: string]: never; }>;


export type RenewCalendarFeedMutation = { renewCalendarFeed: { __typename: 'CalendarFeed', url: string } };

export type FollowMutationVariables = Exact<{
  input: FollowInput;
}>;


export type FollowMutation = { follow: { __typename: 'Follow', kind: FollowKind, id: string, name: string, pace: FollowPace, near: { __typename: 'FollowPlace', km: number, name: string } | null } };

export type FollowedFragment = { __typename: 'Follow', kind: FollowKind, id: string, name: string, pace: FollowPace, near: { __typename: 'FollowPlace', km: number, name: string } | null };

export type MyFollowsQueryVariables = Exact<{ [key: string]: never; }>;


export type MyFollowsQuery = { viewer: { __typename: 'Viewer', uid: string, follows: Array<{ __typename: 'Follow', kind: FollowKind, id: string, name: string, pace: FollowPace, near: { __typename: 'FollowPlace', km: number, name: string } | null }> } | null };

export type UnfollowMutationVariables = Exact<{
  input: UnfollowInput;
}>;


export type UnfollowMutation = { unfollow: boolean };

export type HappeningFragment = { __typename: 'Happening', type: string, at: string, participantId: string | null, expected: number | null, chance: number | null, status: EventStatus | null, isEnough: boolean | null, cursor: string };

export type HistoryQueryVariables = Exact<{
  urlHash: string;
}>;


export type HistoryQuery = { event: { __typename: 'Event', urlHash: string, activity: Array<{ __typename: 'Happening', type: string, at: string, participantId: string | null, expected: number | null, chance: number | null, status: EventStatus | null, isEnough: boolean | null, cursor: string }> | null, chanceHistory: Array<{ __typename: 'ChancePoint', at: string, chance: number, expected: number }> | null } | null };

export type EarlierHistoryQueryVariables = Exact<{
  urlHash: string;
  after?: string | null | undefined;
}>;


export type EarlierHistoryQuery = { event: { __typename: 'Event', urlHash: string, activity: Array<{ __typename: 'Happening', type: string, at: string, participantId: string | null, expected: number | null, chance: number | null, status: EventStatus | null, isEnough: boolean | null, cursor: string }> | null } | null };

export type ManagedResponseFragment = { __typename: 'Participant', id: string, name: string, email: string | null, phone: string | null, likelihood: number, guests: number, minParticipants: number | null, isStandby: boolean, status: ResponseStatus, waitlistPosition: number | null, comment: string, isHidden: boolean, attended: boolean | null, checkInCode: string | null, createdAt: string | null, payment: PaymentState | null, answers: Array<{ __typename: 'Answer', questionId: string, text: string }> | null };

export type ManagedEventQueryVariables = Exact<{
  urlHash: string;
}>;


export type ManagedEventQuery = { event: { __typename: 'Event', urlHash: string, title: string, date: string, endTime: string | null, timezone: string, creatorId: string, status: EventStatus, participantThreshold: number, pastAttendance: AttendanceOutlook | null, capacity: number | null, isRecurring: boolean, parentEventId: string | null, coOrganisers: Array<{ __typename: 'CoOrganiser', uid: string }>, questions: Array<{ __typename: 'Question', id: string, text: string, kind: QuestionKind }>, price: { __typename: 'Price', amount: number } | null, messages: Array<{ __typename: 'EventMessage', id: string, text: string, group: MessageGroup, createdAt: string }>, participants: Array<{ __typename: 'Participant', id: string, name: string, email: string | null, phone: string | null, likelihood: number, guests: number, minParticipants: number | null, isStandby: boolean, status: ResponseStatus, waitlistPosition: number | null, comment: string, isHidden: boolean, attended: boolean | null, checkInCode: string | null, createdAt: string | null, payment: PaymentState | null, answers: Array<{ __typename: 'Answer', questionId: string, text: string }> | null }> } | null };

export type MarkAttendanceMutationVariables = Exact<{
  urlHash: string;
  participantId: string;
  attended?: boolean | null | undefined;
}>;


export type MarkAttendanceMutation = { markAttendance: { __typename: 'Participant', id: string, attended: boolean | null } };

export type AddResponseMutationVariables = Exact<{
  urlHash: string;
  input: AddResponseInput;
}>;


export type AddResponseMutation = { addResponse: { __typename: 'Participant', id: string, name: string, status: ResponseStatus } };

export type PromoteResponseMutationVariables = Exact<{
  urlHash: string;
  participantId: string;
}>;


export type PromoteResponseMutation = { promoteResponse: { __typename: 'Participant', id: string, status: ResponseStatus } };

export type SendMessageMutationVariables = Exact<{
  urlHash: string;
  input: SendMessageInput;
}>;


export type SendMessageMutation = { sendMessage: { __typename: 'EventMessage', id: string } };

export type OwnAtEventQueryVariables = Exact<{
  urlHash: string;
  participantId?: string | null | undefined;
  responseToken?: string | null | undefined;
}>;


export type OwnAtEventQuery = { event: { __typename: 'Event', urlHash: string, messages: Array<{ __typename: 'EventMessage', id: string, text: string, group: MessageGroup, createdAt: string }>, participants: Array<{ __typename: 'Participant', id: string, checkInCode: string | null }> } | null };

export type MyEventFragment = { __typename: 'Event', urlHash: string, title: string, location: string, date: string, endTime: string | null, timezone: string, isPrivate: boolean, status: EventStatus, eventType: { __typename: 'EventType', id: number, name: string } };

export type MineQueryVariables = Exact<{ [key: string]: never; }>;


export type MineQuery = { viewer: { __typename: 'Viewer', uid: string, events: Array<{ __typename: 'Event', urlHash: string, title: string, location: string, date: string, endTime: string | null, timezone: string, isPrivate: boolean, status: EventStatus, eventType: { __typename: 'EventType', id: number, name: string } }>, coOrganised: Array<{ __typename: 'Event', urlHash: string, title: string, location: string, date: string, endTime: string | null, timezone: string, isPrivate: boolean, status: EventStatus, eventType: { __typename: 'EventType', id: number, name: string } }>, responses: Array<{ __typename: 'Participant', id: string, status: ResponseStatus, waitlistPosition: number | null, minParticipants: number | null, likelihood: number, event: { __typename: 'Event', urlHash: string, title: string, location: string, date: string, endTime: string | null, timezone: string, isPrivate: boolean, status: EventStatus, eventType: { __typename: 'EventType', id: number, name: string } } | null }> } | null };

export type MyReliabilityQueryVariables = Exact<{ [key: string]: never; }>;


export type MyReliabilityQuery = { viewer: { __typename: 'Viewer', uid: string, reliability: { __typename: 'Reliability', attended: number, missed: number, byLikelihood: Array<{ __typename: 'CameAfter', likelihood: number, attended: number, missed: number }> } } | null };

export type EraseReliabilityMutationVariables = Exact<{ [key: string]: never; }>;


export type EraseReliabilityMutation = { eraseReliability: boolean };

export type EventAgainQueryVariables = Exact<{
  urlHash: string;
}>;


export type EventAgainQuery = { event: { __typename: 'Event', title: string, location: string, date: string, endTime: string | null, timezone: string, participantThreshold: number, capacity: number | null, maxGuests: number, waitlistRule: WaitlistRule, decideAt: string | null, decisionRule: DecisionRule, rainLimit: number | null, notes: string, webLink: string, isPrivate: boolean, isGuestListHidden: boolean, asksStillIn: boolean, eventTypeId: number, isRecurring: boolean, recurrenceFrequency: RecurrenceFrequency | null, formats: Array<{ __typename: 'EventFormat', at: number, label: string }>, questions: Array<{ __typename: 'Question', text: string, kind: QuestionKind, options: Array<string>, isRequired: boolean }>, price: { __typename: 'Price', amount: number, currency: string, mode: PriceMode, howToPay: string } | null } | null };

export type ReportEventMutationVariables = Exact<{
  urlHash: string;
  input: ReportEventInput;
}>;


export type ReportEventMutation = { reportEvent: boolean };

export type ReportPollMutationVariables = Exact<{
  urlHash: string;
  input: ReportPollInput;
}>;


export type ReportPollMutation = { reportPoll: boolean };

export type ReportsQueryVariables = Exact<{ [key: string]: never; }>;


export type ReportsQuery = { reports: Array<{ __typename: 'Report', id: string, reason: string, createdAt: string, event: { __typename: 'ReportedEvent', urlHash: string, title: string, creatorName: string, isHidden: boolean } }>, pollReports: Array<{ __typename: 'PollReport', id: string, reason: string, createdAt: string, poll: { __typename: 'ReportedPoll', urlHash: string, title: string, creatorName: string, isHidden: boolean } }> };

export type EventReportFragment = { __typename: 'Report', id: string, reason: string, createdAt: string, event: { __typename: 'ReportedEvent', urlHash: string, title: string, creatorName: string, isHidden: boolean } };

export type PollReportFragment = { __typename: 'PollReport', id: string, reason: string, createdAt: string, poll: { __typename: 'ReportedPoll', urlHash: string, title: string, creatorName: string, isHidden: boolean } };

export type HideEventMutationVariables = Exact<{
  urlHash: string;
  hidden: boolean;
}>;


export type HideEventMutation = { hideEvent: boolean };

export type HidePollMutationVariables = Exact<{
  urlHash: string;
  hidden: boolean;
}>;


export type HidePollMutation = { hidePoll: boolean };

export type DismissReportMutationVariables = Exact<{
  reportId: string;
}>;


export type DismissReportMutation = { dismissReport: boolean };

export type PushKeyQueryVariables = Exact<{ [key: string]: never; }>;


export type PushKeyQuery = { pushKey: string | null };

export type RemovePushSubscriptionMutationVariables = Exact<{
  endpoint: string;
}>;


export type RemovePushSubscriptionMutation = { removePushSubscription: boolean };

export type SavePushSubscriptionMutationVariables = Exact<{
  input: PushSubscriptionInput;
}>;


export type SavePushSubscriptionMutation = { savePushSubscription: Array<string> };

export type AccountPhoneFragment = { __typename: 'AccountPhone', phone: string | null, isPhoneConfirmed: boolean | null };

export type AccountPhoneQueryVariables = Exact<{ [key: string]: never; }>;


export type AccountPhoneQuery = { viewer: { __typename: 'Viewer', uid: string, accountPhone: { __typename: 'AccountPhone', phone: string | null, isPhoneConfirmed: boolean | null } } | null };

export type UpdateAccountPhoneMutationVariables = Exact<{
  input: AccountPhoneInput;
}>;


export type UpdateAccountPhoneMutation = { updateAccountPhone: { __typename: 'AccountPhone', phone: string | null, isPhoneConfirmed: boolean | null } };

export type ConfirmAccountPhoneMutationVariables = Exact<{
  code: string;
}>;


export type ConfirmAccountPhoneMutation = { confirmAccountPhone: { __typename: 'AccountPhone', phone: string | null, isPhoneConfirmed: boolean | null } };

export type SendAccountPhoneCodeMutationVariables = Exact<{
  proof?: string | null | undefined;
}>;


export type SendAccountPhoneCodeMutation = { sendAccountPhoneCode: boolean };

export type ConfirmPhoneMutationVariables = Exact<{
  urlHash: string;
  participantId: string;
  code: string;
  responseToken?: string | null | undefined;
}>;


export type ConfirmPhoneMutation = { confirmPhone: { __typename: 'Participant', id: string, isPhoneConfirmed: boolean | null } };

export type SendPhoneCodeMutationVariables = Exact<{
  urlHash: string;
  participantId: string;
  responseToken?: string | null | undefined;
  proof?: string | null | undefined;
}>;


export type SendPhoneCodeMutation = { sendPhoneCode: boolean };

export type TextsTakeRepliesQueryVariables = Exact<{ [key: string]: never; }>;


export type TextsTakeRepliesQuery = { textsTakeReplies: boolean };

export type PhoneChallengeQueryVariables = Exact<{ [key: string]: never; }>;


export type PhoneChallengeQuery = { phoneChallenge: string | null };

export type OwnPhoneQueryVariables = Exact<{
  urlHash: string;
}>;


export type OwnPhoneQuery = { phoneCountries: Array<string> | null, viewer: { __typename: 'Viewer', uid: string, accountPhone: { __typename: 'AccountPhone', phone: string | null, isPhoneConfirmed: boolean | null }, responses: Array<{ __typename: 'Participant', id: string }> } | null, event: { __typename: 'Event', urlHash: string, participants: Array<{ __typename: 'Participant', id: string, phone: string | null, isPhoneConfirmed: boolean | null }> } | null };

export type SetPhoneMutationVariables = Exact<{
  urlHash: string;
  participantId: string;
  input: UpdateResponseInput;
  responseToken?: string | null | undefined;
}>;


export type SetPhoneMutation = { updateResponse: { __typename: 'Participant', id: string, phone: string | null, isPhoneConfirmed: boolean | null } };

export type PhoneCountriesQueryVariables = Exact<{ [key: string]: never; }>;


export type PhoneCountriesQuery = { phoneCountries: Array<string> | null };

export type OwnNotificationsQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnNotificationsQuery = { phoneCountries: Array<string> | null, viewer: { __typename: 'Viewer', uid: string, accountPhone: { __typename: 'AccountPhone', phone: string | null, isPhoneConfirmed: boolean | null }, notifications: { __typename: 'Notifications', mode: NotificationMode, remindBefore: Array<RemindBefore>, isMuted: boolean | null, mutedEvents: Array<string> | null, isStopped: boolean, unsubscribedFrom: Array<string>, ways: { __typename: 'NotificationWays', decision: Array<NotificationWay>, asked: Array<NotificationWay>, place: Array<NotificationWay>, changes: Array<NotificationWay>, reminder: Array<NotificationWay>, digest: Array<NotificationWay> }, quietHours: { __typename: 'QuietHours', from: string, to: string, timeZone: string | null } | null }, responses: Array<{ __typename: 'Participant', id: string, event: { __typename: 'Event', urlHash: string, title: string, date: string, endTime: string | null, timezone: string } | null }> } | null };

export type ResponseNotificationsQueryVariables = Exact<{
  urlHash: string;
  participantId: string;
  responseToken?: string | null | undefined;
}>;


export type ResponseNotificationsQuery = { notifications: { __typename: 'Notifications', mode: NotificationMode, remindBefore: Array<RemindBefore>, isMuted: boolean | null, mutedEvents: Array<string> | null, isStopped: boolean, unsubscribedFrom: Array<string>, ways: { __typename: 'NotificationWays', decision: Array<NotificationWay>, asked: Array<NotificationWay>, place: Array<NotificationWay>, changes: Array<NotificationWay>, reminder: Array<NotificationWay>, digest: Array<NotificationWay> }, quietHours: { __typename: 'QuietHours', from: string, to: string, timeZone: string | null } | null } };

export type NotificationsFragment = { __typename: 'Notifications', mode: NotificationMode, remindBefore: Array<RemindBefore>, isMuted: boolean | null, mutedEvents: Array<string> | null, isStopped: boolean, unsubscribedFrom: Array<string>, ways: { __typename: 'NotificationWays', decision: Array<NotificationWay>, asked: Array<NotificationWay>, place: Array<NotificationWay>, changes: Array<NotificationWay>, reminder: Array<NotificationWay>, digest: Array<NotificationWay> }, quietHours: { __typename: 'QuietHours', from: string, to: string, timeZone: string | null } | null };

export type UpdateNotificationsMutationVariables = Exact<{
  input: NotificationsInput;
}>;


export type UpdateNotificationsMutation = { updateNotifications: { __typename: 'Notifications', mode: NotificationMode, remindBefore: Array<RemindBefore>, isMuted: boolean | null, mutedEvents: Array<string> | null, isStopped: boolean, unsubscribedFrom: Array<string>, ways: { __typename: 'NotificationWays', decision: Array<NotificationWay>, asked: Array<NotificationWay>, place: Array<NotificationWay>, changes: Array<NotificationWay>, reminder: Array<NotificationWay>, digest: Array<NotificationWay> }, quietHours: { __typename: 'QuietHours', from: string, to: string, timeZone: string | null } | null } };

export type AnswersQueryVariables = Exact<{
  urlHash: string;
}>;


export type AnswersQuery = { event: { __typename: 'Event', urlHash: string, participants: Array<{ __typename: 'Participant', id: string, name: string, answers: Array<{ __typename: 'Answer', questionId: string, text: string }> | null }> } | null };

export type SeriesAttendanceQueryVariables = Exact<{
  seriesHash: string;
}>;


export type SeriesAttendanceQuery = { seriesByHash: { __typename: 'SeriesPage', attendance: { __typename: 'SeriesAttendance', dates: Array<{ __typename: 'SeriesDate', urlHash: string, date: string, endTime: string | null, timezone: string, status: EventStatus }>, people: Array<{ __typename: 'Attendee', name: string, regularId: string | null, came: number, outOf: number, lastCame: string | null, onDates: Array<{ __typename: 'AttendeeDate', urlHash: string, status: ResponseStatus, attended: boolean | null }> }> } | null } | null };

export type JoinSeriesMutationVariables = Exact<{
  seriesHash: string;
  input: JoinSeriesInput;
}>;


export type JoinSeriesMutation = { joinSeries: { __typename: 'RegularPayload', id: string, responseToken: string } };

export type UpdateRegularMutationVariables = Exact<{
  seriesHash: string;
  regularId: string;
  input: UpdateRegularInput;
  responseToken?: string | null | undefined;
}>;


export type UpdateRegularMutation = { updateRegular: { __typename: 'Regular', id: string, name: string, likelihood: number, guests: number } };

export type LeaveSeriesMutationVariables = Exact<{
  seriesHash: string;
  regularId: string;
  responseToken?: string | null | undefined;
}>;


export type LeaveSeriesMutation = { leaveSeries: boolean };

export type SeriesPageQueryVariables = Exact<{
  seriesHash: string;
}>;


export type SeriesPageQuery = { seriesByHash: { __typename: 'SeriesPage', seriesHash: string, title: string, location: string, timezone: string, creatorName: string, recurrenceFrequency: RecurrenceFrequency | null, isOver: boolean, isPrivate: boolean, maxGuests: number, planned: Array<string>, next: { __typename: 'Event', id: string, urlHash: string, date: string, timezone: string, location: string, status: EventStatus, creatorId: string, isHidden: boolean, participantThreshold: number, expected: number, chance: number, placesLeft: number | null, waitlistCount: number, coOrganisers: Array<{ __typename: 'CoOrganiser', uid: string }> } | null, past: Array<{ __typename: 'SeriesDate', urlHash: string, date: string, timezone: string, status: EventStatus }>, regulars: Array<{ __typename: 'Regular', id: string, name: string, likelihood: number, guests: number }>, ownRegular: { __typename: 'Regular', id: string } | null } | null };

export type RegularFragment = { __typename: 'Regular', id: string, name: string, likelihood: number, guests: number };

export type RoleQueryVariables = Exact<{ [key: string]: never; }>;


export type RoleQuery = { viewer: { __typename: 'Viewer', uid: string, isOperator: boolean } | null };

export type YourEventCardFragment = { __typename: 'Event', urlHash: string, title: string, date: string, endTime: string | null, timezone: string, isPrivate: boolean, eventType: { __typename: 'EventType', id: number, name: string } };

export type YourEventsQueryVariables = Exact<{ [key: string]: never; }>;


export type YourEventsQuery = { viewer: { __typename: 'Viewer', uid: string, isOperator: boolean, polls: Array<{ __typename: 'Poll', urlHash: string, title: string, isPrivate: boolean, status: PollStatus }>, events: Array<{ __typename: 'Event', urlHash: string, title: string, date: string, endTime: string | null, timezone: string, isPrivate: boolean, eventType: { __typename: 'EventType', id: number, name: string } }> } | null };

export type WebhookCardFragment = { __typename: 'Webhook', id: string, url: string, types: Array<string>, scope: WebhookScope, kind: WebhookKind, isActive: boolean, disabledBecause: WebhookDisabled | null, failingSince: string | null };

export type WebhookDeliveryFragment = { __typename: 'WebhookDelivery', id: string, type: string, state: WebhookDeliveryState, attempts: number, status: number | null, problem: WebhookDeliveryProblem | null, nextAttemptAt: string | null, createdAt: string };

export type MyWebhooksQueryVariables = Exact<{ [key: string]: never; }>;


export type MyWebhooksQuery = { viewer: { __typename: 'Viewer', uid: string, webhooks: Array<{ __typename: 'Webhook', id: string, url: string, types: Array<string>, scope: WebhookScope, kind: WebhookKind, isActive: boolean, disabledBecause: WebhookDisabled | null, failingSince: string | null }> } | null };

export type MyWebhookDeliveriesQueryVariables = Exact<{ [key: string]: never; }>;


export type MyWebhookDeliveriesQuery = { viewer: { __typename: 'Viewer', uid: string, webhooks: Array<{ __typename: 'Webhook', id: string, deliveries: Array<{ __typename: 'WebhookDelivery', id: string, type: string, state: WebhookDeliveryState, attempts: number, status: number | null, problem: WebhookDeliveryProblem | null, nextAttemptAt: string | null, createdAt: string }> }> } | null };

export type CreateWebhookMutationVariables = Exact<{
  input: CreateWebhookInput;
}>;


export type CreateWebhookMutation = { createWebhook: { __typename: 'WebhookSecret', secret: string, webhook: { __typename: 'Webhook', id: string, url: string, types: Array<string>, scope: WebhookScope, kind: WebhookKind, isActive: boolean, disabledBecause: WebhookDisabled | null, failingSince: string | null } } };

export type UpdateWebhookMutationVariables = Exact<{
  id: string;
  input: UpdateWebhookInput;
}>;


export type UpdateWebhookMutation = { updateWebhook: { __typename: 'Webhook', id: string, url: string, types: Array<string>, scope: WebhookScope, kind: WebhookKind, isActive: boolean, disabledBecause: WebhookDisabled | null, failingSince: string | null } };

export type RenewWebhookSecretMutationVariables = Exact<{
  id: string;
}>;


export type RenewWebhookSecretMutation = { renewWebhookSecret: { __typename: 'WebhookSecret', secret: string } };

export type DeleteWebhookMutationVariables = Exact<{
  id: string;
}>;


export type DeleteWebhookMutation = { deleteWebhook: boolean };

export type TestWebhookMutationVariables = Exact<{
  id: string;
}>;


export type TestWebhookMutation = { testWebhook: { __typename: 'WebhookDelivery', id: string, type: string, state: WebhookDeliveryState, attempts: number, status: number | null, problem: WebhookDeliveryProblem | null, nextAttemptAt: string | null, createdAt: string } };

export type RedeliverWebhookMutationVariables = Exact<{
  id: string;
  deliveryId: string;
}>;


export type RedeliverWebhookMutation = { redeliverWebhook: { __typename: 'WebhookDelivery', id: string, type: string, state: WebhookDeliveryState, attempts: number, status: number | null, problem: WebhookDeliveryProblem | null, nextAttemptAt: string | null, createdAt: string } };

const ApiTokenFragmentDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"ApiToken"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Token"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"scopes"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}}]}};
const FollowedFragmentDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"Followed"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Follow"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"pace"}},{"kind":"Field","name":{"kind":"Name","value":"near"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"km"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}};
const HappeningFragmentDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"Happening"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Happening"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"participantId"}},{"kind":"Field","name":{"kind":"Name","value":"expected"}},{"kind":"Field","name":{"kind":"Name","value":"chance"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"isEnough"}},{"kind":"Field","name":{"kind":"Name","value":"cursor"}}]}};
const ManagedResponseFragmentDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"ManagedResponse"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Participant"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"likelihood"}},{"kind":"Field","name":{"kind":"Name","value":"guests"}},{"kind":"Field","name":{"kind":"Name","value":"minParticipants"}},{"kind":"Field","name":{"kind":"Name","value":"isStandby"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"waitlistPosition"}},{"kind":"Field","name":{"kind":"Name","value":"comment"}},{"kind":"Field","name":{"kind":"Name","value":"isHidden"}},{"kind":"Field","name":{"kind":"Name","value":"attended"}},{"kind":"Field","name":{"kind":"Name","value":"checkInCode"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"answers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"questionId"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"payment"}}]}};
const MyEventFragmentDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"MyEvent"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Event"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"urlHash"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"endTime"}},{"kind":"Field","name":{"kind":"Name","value":"timezone"}},{"kind":"Field","name":{"kind":"Name","value":"isPrivate"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"eventType"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}};
const EventReportFragmentDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"EventReport"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Report"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"event"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"urlHash"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"creatorName"}},{"kind":"Field","name":{"kind":"Name","value":"isHidden"}}]}}]}};
const PollReportFragmentDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"PollReport"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PollReport"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"poll"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"urlHash"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"creatorName"}},{"kind":"Field","name":{"kind":"Name","value":"isHidden"}}]}}]}};
const AccountPhoneFragmentDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"AccountPhone"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AccountPhone"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"isPhoneConfirmed"}}]}};
const NotificationsFragmentDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"Notifications"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Notifications"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ways"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"decision"}},{"kind":"Field","name":{"kind":"Name","value":"asked"}},{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"changes"}},{"kind":"Field","name":{"kind":"Name","value":"reminder"}},{"kind":"Field","name":{"kind":"Name","value":"digest"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mode"}},{"kind":"Field","name":{"kind":"Name","value":"remindBefore"}},{"kind":"Field","name":{"kind":"Name","value":"quietHours"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isMuted"}},{"kind":"Field","name":{"kind":"Name","value":"mutedEvents"}},{"kind":"Field","name":{"kind":"Name","value":"isStopped"}},{"kind":"Field","name":{"kind":"Name","value":"unsubscribedFrom"}}]}};
const RegularFragmentDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"Regular"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Regular"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"likelihood"}},{"kind":"Field","name":{"kind":"Name","value":"guests"}}]}};
const YourEventCardFragmentDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"YourEventCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Event"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"urlHash"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"endTime"}},{"kind":"Field","name":{"kind":"Name","value":"timezone"}},{"kind":"Field","name":{"kind":"Name","value":"isPrivate"}},{"kind":"Field","name":{"kind":"Name","value":"eventType"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}};
const WebhookCardFragmentDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"WebhookCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Webhook"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"types"}},{"kind":"Field","name":{"kind":"Name","value":"scope"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"disabledBecause"}},{"kind":"Field","name":{"kind":"Name","value":"failingSince"}}]}};
const WebhookDeliveryFragmentDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"WebhookDelivery"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WebhookDelivery"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"attempts"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"problem"}},{"kind":"Field","name":{"kind":"Name","value":"nextAttemptAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}};
export const ApiTokenFragmentDoc = {"kind":"Document","definitions":[ApiTokenFragmentDefinition]} as unknown as DocumentNode<ApiTokenFragment, unknown>;
export const FollowedFragmentDoc = {"kind":"Document","definitions":[FollowedFragmentDefinition]} as unknown as DocumentNode<FollowedFragment, unknown>;
export const HappeningFragmentDoc = {"kind":"Document","definitions":[HappeningFragmentDefinition]} as unknown as DocumentNode<HappeningFragment, unknown>;
export const ManagedResponseFragmentDoc = {"kind":"Document","definitions":[ManagedResponseFragmentDefinition]} as unknown as DocumentNode<ManagedResponseFragment, unknown>;
export const MyEventFragmentDoc = {"kind":"Document","definitions":[MyEventFragmentDefinition]} as unknown as DocumentNode<MyEventFragment, unknown>;
export const EventReportFragmentDoc = {"kind":"Document","definitions":[EventReportFragmentDefinition]} as unknown as DocumentNode<EventReportFragment, unknown>;
export const PollReportFragmentDoc = {"kind":"Document","definitions":[PollReportFragmentDefinition]} as unknown as DocumentNode<PollReportFragment, unknown>;
export const AccountPhoneFragmentDoc = {"kind":"Document","definitions":[AccountPhoneFragmentDefinition]} as unknown as DocumentNode<AccountPhoneFragment, unknown>;
export const NotificationsFragmentDoc = {"kind":"Document","definitions":[NotificationsFragmentDefinition]} as unknown as DocumentNode<NotificationsFragment, unknown>;
export const RegularFragmentDoc = {"kind":"Document","definitions":[RegularFragmentDefinition]} as unknown as DocumentNode<RegularFragment, unknown>;
export const YourEventCardFragmentDoc = {"kind":"Document","definitions":[YourEventCardFragmentDefinition]} as unknown as DocumentNode<YourEventCardFragment, unknown>;
export const WebhookCardFragmentDoc = {"kind":"Document","definitions":[WebhookCardFragmentDefinition]} as unknown as DocumentNode<WebhookCardFragment, unknown>;
export const WebhookDeliveryFragmentDoc = {"kind":"Document","definitions":[WebhookDeliveryFragmentDefinition]} as unknown as DocumentNode<WebhookDeliveryFragment, unknown>;
export const DeleteAccountDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteAccount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteAccount"}}]}}]} as unknown as DocumentNode<DeleteAccountMutation, DeleteAccountMutationVariables>;
export const AddressesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Addresses"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"urlHash"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"event"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"urlHash"},"value":{"kind":"Variable","name":{"kind":"Name","value":"urlHash"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"urlHash"}},{"kind":"Field","name":{"kind":"Name","value":"participants"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}}]}}]}}]}}]} as unknown as DocumentNode<AddressesQuery, AddressesQueryVariables>;
export const EventReachDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EventReach"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"urlHash"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"event"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"urlHash"},"value":{"kind":"Variable","name":{"kind":"Name","value":"urlHash"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"urlHash"}},{"kind":"Field","name":{"kind":"Name","value":"reach"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"decision"}},{"kind":"Field","name":{"kind":"Name","value":"changes"}}]}}]}}]}}]} as unknown as DocumentNode<EventReachQuery, EventReachQueryVariables>;
export const MyTokensDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MyTokens"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uid"}},{"kind":"Field","name":{"kind":"Name","value":"tokens"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ApiToken"}}]}}]}}]}},ApiTokenFragmentDefinition]} as unknown as DocumentNode<MyTokensQuery, MyTokensQueryVariables>;
export const CreateTokenDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateToken"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateTokenInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createToken"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"token"}}]}}]}}]} as unknown as DocumentNode<CreateTokenMutation, CreateTokenMutationVariables>;
export const RevokeTokenDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RevokeToken"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revokeToken"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<RevokeTokenMutation, RevokeTokenMutationVariables>;
export const RenewCalendarFeedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RenewCalendarFeed"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"renewCalendarFeed"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}}]} as unknown as DocumentNode<RenewCalendarFeedMutation, RenewCalendarFeedMutationVariables>;
export const FollowDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Follow"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"FollowInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"follow"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Followed"}}]}}]}},FollowedFragmentDefinition]} as unknown as DocumentNode<FollowMutation, FollowMutationVariables>;
export const MyFollowsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MyFollows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uid"}},{"kind":"Field","name":{"kind":"Name","value":"follows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Followed"}}]}}]}}]}},FollowedFragmentDefinition]} as unknown as DocumentNode<MyFollowsQuery, MyFollowsQueryVariables>;
export const UnfollowDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Unfollow"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UnfollowInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unfollow"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}]}]}}]} as unknown as DocumentNode<UnfollowMutation, UnfollowMutationVariables>;
export const HistoryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"History"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"urlHash"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"event"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"urlHash"},"value":{"kind":"Variable","name":{"kind":"Name","value":"urlHash"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"urlHash"}},{"kind":"Field","name":{"kind":"Name","value":"activity"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Happening"}}]}},{"kind":"Field","name":{"kind":"Name","value":"chanceHistory"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"chance"}},{"kind":"Field","name":{"kind":"Name","value":"expected"}}]}}]}}]}},HappeningFragmentDefinition]} as unknown as DocumentNode<HistoryQuery, HistoryQueryVariables>;
export const EarlierHistoryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EarlierHistory"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"urlHash"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"event"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"urlHash"},"value":{"kind":"Variable","name":{"kind":"Name","value":"urlHash"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"urlHash"}},{"kind":"Field","name":{"kind":"Name","value":"activity"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Happening"}}]}}]}}]}},HappeningFragmentDefinition]} as unknown as DocumentNode<EarlierHistoryQuery, EarlierHistoryQueryVariables>;
export const ManagedEventDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ManagedEvent"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"urlHash"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"event"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"urlHash"},"value":{"kind":"Variable","name":{"kind":"Name","value":"urlHash"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"urlHash"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"endTime"}},{"kind":"Field","name":{"kind":"Name","value":"timezone"}},{"kind":"Field","name":{"kind":"Name","value":"creatorId"}},{"kind":"Field","name":{"kind":"Name","value":"coOrganisers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uid"}}]}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"participantThreshold"}},{"kind":"Field","name":{"kind":"Name","value":"pastAttendance"}},{"kind":"Field","name":{"kind":"Name","value":"capacity"}},{"kind":"Field","name":{"kind":"Name","value":"isRecurring"}},{"kind":"Field","name":{"kind":"Name","value":"parentEventId"}},{"kind":"Field","name":{"kind":"Name","value":"questions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}}]}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"messages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"group"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"participants"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ManagedResponse"}}]}}]}}]}},ManagedResponseFragmentDefinition]} as unknown as DocumentNode<ManagedEventQuery, ManagedEventQueryVariables>;
export const MarkAttendanceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MarkAttendance"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"urlHash"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"participantId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"attended"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"markAttendance"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"urlHash"},"value":{"kind":"Variable","name":{"kind":"Name","value":"urlHash"}}},{"kind":"Argument","name":{"kind":"Name","value":"participantId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"participantId"}}},{"kind":"Argument","name":{"kind":"Name","value":"attended"},"value":{"kind":"Variable","name":{"kind":"Name","value":"attended"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"attended"}}]}}]}}]} as unknown as DocumentNode<MarkAttendanceMutation, MarkAttendanceMutationVariables>;
export const AddResponseDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddResponse"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"urlHash"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AddResponseInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addResponse"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"urlHash"},"value":{"kind":"Variable","name":{"kind":"Name","value":"urlHash"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}}]} as unknown as DocumentNode<AddResponseMutation, AddResponseMutationVariables>;
export const PromoteResponseDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PromoteResponse"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"urlHash"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"participantId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"promoteResponse"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"urlHash"},"value":{"kind":"Variable","name":{"kind":"Name","value":"urlHash"}}},{"kind":"Argument","name":{"kind":"Name","value":"participantId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"participantId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}}]} as unknown as DocumentNode<PromoteResponseMutation, PromoteResponseMutationVariables>;
export const SendMessageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SendMessage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"urlHash"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SendMessageInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendMessage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"urlHash"},"value":{"kind":"Variable","name":{"kind":"Name","value":"urlHash"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<SendMessageMutation, SendMessageMutationVariables>;
export const OwnAtEventDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OwnAtEvent"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"urlHash"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"participantId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"responseToken"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"event"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"urlHash"},"value":{"kind":"Variable","name":{"kind":"Name","value":"urlHash"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"urlHash"}},{"kind":"Field","name":{"kind":"Name","value":"messages"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"participantId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"participantId"}}},{"kind":"Argument","name":{"kind":"Name","value":"responseToken"},"value":{"kind":"Variable","name":{"kind":"Name","value":"responseToken"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"group"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"participants"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"checkInCode"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"responseToken"},"value":{"kind":"Variable","name":{"kind":"Name","value":"responseToken"}}}]}]}}]}}]}}]} as unknown as DocumentNode<OwnAtEventQuery, OwnAtEventQueryVariables>;
export const MineDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Mine"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uid"}},{"kind":"Field","name":{"kind":"Name","value":"events"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MyEvent"}}]}},{"kind":"Field","name":{"kind":"Name","value":"coOrganised"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MyEvent"}}]}},{"kind":"Field","name":{"kind":"Name","value":"responses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"waitlistPosition"}},{"kind":"Field","name":{"kind":"Name","value":"minParticipants"}},{"kind":"Field","name":{"kind":"Name","value":"likelihood"}},{"kind":"Field","name":{"kind":"Name","value":"event"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MyEvent"}}]}}]}}]}}]}},MyEventFragmentDefinition]} as unknown as DocumentNode<MineQuery, MineQueryVariables>;
export const MyReliabilityDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MyReliability"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uid"}},{"kind":"Field","name":{"kind":"Name","value":"reliability"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"attended"}},{"kind":"Field","name":{"kind":"Name","value":"missed"}},{"kind":"Field","name":{"kind":"Name","value":"byLikelihood"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"likelihood"}},{"kind":"Field","name":{"kind":"Name","value":"attended"}},{"kind":"Field","name":{"kind":"Name","value":"missed"}}]}}]}}]}}]}}]} as unknown as DocumentNode<MyReliabilityQuery, MyReliabilityQueryVariables>;
export const EraseReliabilityDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EraseReliability"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"eraseReliability"}}]}}]} as unknown as DocumentNode<EraseReliabilityMutation, EraseReliabilityMutationVariables>;
export const EventAgainDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EventAgain"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"urlHash"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"event"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"urlHash"},"value":{"kind":"Variable","name":{"kind":"Name","value":"urlHash"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"endTime"}},{"kind":"Field","name":{"kind":"Name","value":"timezone"}},{"kind":"Field","name":{"kind":"Name","value":"participantThreshold"}},{"kind":"Field","name":{"kind":"Name","value":"capacity"}},{"kind":"Field","name":{"kind":"Name","value":"maxGuests"}},{"kind":"Field","name":{"kind":"Name","value":"waitlistRule"}},{"kind":"Field","name":{"kind":"Name","value":"formats"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}},{"kind":"Field","name":{"kind":"Name","value":"decideAt"}},{"kind":"Field","name":{"kind":"Name","value":"decisionRule"}},{"kind":"Field","name":{"kind":"Name","value":"rainLimit"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"webLink"}},{"kind":"Field","name":{"kind":"Name","value":"isPrivate"}},{"kind":"Field","name":{"kind":"Name","value":"isGuestListHidden"}},{"kind":"Field","name":{"kind":"Name","value":"asksStillIn"}},{"kind":"Field","name":{"kind":"Name","value":"eventTypeId"}},{"kind":"Field","name":{"kind":"Name","value":"isRecurring"}},{"kind":"Field","name":{"kind":"Name","value":"recurrenceFrequency"}},{"kind":"Field","name":{"kind":"Name","value":"questions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"options"}},{"kind":"Field","name":{"kind":"Name","value":"isRequired"}}]}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"mode"}},{"kind":"Field","name":{"kind":"Name","value":"howToPay"}}]}}]}}]}}]} as unknown as DocumentNode<EventAgainQuery, EventAgainQueryVariables>;
export const ReportEventDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReportEvent"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"urlHash"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReportEventInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reportEvent"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"urlHash"},"value":{"kind":"Variable","name":{"kind":"Name","value":"urlHash"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}]}]}}]} as unknown as DocumentNode<ReportEventMutation, ReportEventMutationVariables>;
export const ReportPollDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReportPoll"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"urlHash"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReportPollInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reportPoll"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"urlHash"},"value":{"kind":"Variable","name":{"kind":"Name","value":"urlHash"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}]}]}}]} as unknown as DocumentNode<ReportPollMutation, ReportPollMutationVariables>;
export const ReportsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Reports"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reports"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EventReport"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pollReports"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PollReport"}}]}}]}},EventReportFragmentDefinition,PollReportFragmentDefinition]} as unknown as DocumentNode<ReportsQuery, ReportsQueryVariables>;
export const HideEventDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"HideEvent"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"urlHash"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"hidden"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hideEvent"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"urlHash"},"value":{"kind":"Variable","name":{"kind":"Name","value":"urlHash"}}},{"kind":"Argument","name":{"kind":"Name","value":"hidden"},"value":{"kind":"Variable","name":{"kind":"Name","value":"hidden"}}}]}]}}]} as unknown as DocumentNode<HideEventMutation, HideEventMutationVariables>;
export const HidePollDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"HidePoll"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"urlHash"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"hidden"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hidePoll"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"urlHash"},"value":{"kind":"Variable","name":{"kind":"Name","value":"urlHash"}}},{"kind":"Argument","name":{"kind":"Name","value":"hidden"},"value":{"kind":"Variable","name":{"kind":"Name","value":"hidden"}}}]}]}}]} as unknown as DocumentNode<HidePollMutation, HidePollMutationVariables>;
export const DismissReportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DismissReport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reportId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dismissReport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"reportId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reportId"}}}]}]}}]} as unknown as DocumentNode<DismissReportMutation, DismissReportMutationVariables>;
export const PushKeyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PushKey"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pushKey"}}]}}]} as unknown as DocumentNode<PushKeyQuery, PushKeyQueryVariables>;
export const RemovePushSubscriptionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemovePushSubscription"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"endpoint"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removePushSubscription"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"endpoint"},"value":{"kind":"Variable","name":{"kind":"Name","value":"endpoint"}}}]}]}}]} as unknown as DocumentNode<RemovePushSubscriptionMutation, RemovePushSubscriptionMutationVariables>;
export const SavePushSubscriptionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SavePushSubscription"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PushSubscriptionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"savePushSubscription"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}]}]}}]} as unknown as DocumentNode<SavePushSubscriptionMutation, SavePushSubscriptionMutationVariables>;
export const AccountPhoneDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AccountPhone"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uid"}},{"kind":"Field","name":{"kind":"Name","value":"accountPhone"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AccountPhone"}}]}}]}}]}},AccountPhoneFragmentDefinition]} as unknown as DocumentNode<AccountPhoneQuery, AccountPhoneQueryVariables>;
export const UpdateAccountPhoneDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateAccountPhone"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AccountPhoneInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateAccountPhone"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AccountPhone"}}]}}]}},AccountPhoneFragmentDefinition]} as unknown as DocumentNode<UpdateAccountPhoneMutation, UpdateAccountPhoneMutationVariables>;
export const ConfirmAccountPhoneDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConfirmAccountPhone"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"code"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmAccountPhone"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"code"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AccountPhone"}}]}}]}},AccountPhoneFragmentDefinition]} as unknown as DocumentNode<ConfirmAccountPhoneMutation, ConfirmAccountPhoneMutationVariables>;
export const SendAccountPhoneCodeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SendAccountPhoneCode"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"proof"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendAccountPhoneCode"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"proof"},"value":{"kind":"Variable","name":{"kind":"Name","value":"proof"}}}]}]}}]} as unknown as DocumentNode<SendAccountPhoneCodeMutation, SendAccountPhoneCodeMutationVariables>;
export const ConfirmPhoneDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConfirmPhone"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"urlHash"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"participantId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"code"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"responseToken"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmPhone"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"urlHash"},"value":{"kind":"Variable","name":{"kind":"Name","value":"urlHash"}}},{"kind":"Argument","name":{"kind":"Name","value":"participantId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"participantId"}}},{"kind":"Argument","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"code"}}},{"kind":"Argument","name":{"kind":"Name","value":"responseToken"},"value":{"kind":"Variable","name":{"kind":"Name","value":"responseToken"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isPhoneConfirmed"}}]}}]}}]} as unknown as DocumentNode<ConfirmPhoneMutation, ConfirmPhoneMutationVariables>;
export const SendPhoneCodeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SendPhoneCode"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"urlHash"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"participantId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"responseToken"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"proof"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendPhoneCode"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"urlHash"},"value":{"kind":"Variable","name":{"kind":"Name","value":"urlHash"}}},{"kind":"Argument","name":{"kind":"Name","value":"participantId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"participantId"}}},{"kind":"Argument","name":{"kind":"Name","value":"responseToken"},"value":{"kind":"Variable","name":{"kind":"Name","value":"responseToken"}}},{"kind":"Argument","name":{"kind":"Name","value":"proof"},"value":{"kind":"Variable","name":{"kind":"Name","value":"proof"}}}]}]}}]} as unknown as DocumentNode<SendPhoneCodeMutation, SendPhoneCodeMutationVariables>;
export const TextsTakeRepliesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TextsTakeReplies"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"textsTakeReplies"}}]}}]} as unknown as DocumentNode<TextsTakeRepliesQuery, TextsTakeRepliesQueryVariables>;
export const PhoneChallengeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PhoneChallenge"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"phoneChallenge"}}]}}]} as unknown as DocumentNode<PhoneChallengeQuery, PhoneChallengeQueryVariables>;
export const OwnPhoneDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OwnPhone"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"urlHash"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"phoneCountries"}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uid"}},{"kind":"Field","name":{"kind":"Name","value":"accountPhone"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AccountPhone"}}]}},{"kind":"Field","name":{"kind":"Name","value":"responses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"event"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"urlHash"},"value":{"kind":"Variable","name":{"kind":"Name","value":"urlHash"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"urlHash"}},{"kind":"Field","name":{"kind":"Name","value":"participants"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"isPhoneConfirmed"}}]}}]}}]}},AccountPhoneFragmentDefinition]} as unknown as DocumentNode<OwnPhoneQuery, OwnPhoneQueryVariables>;
export const SetPhoneDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetPhone"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"urlHash"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"participantId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateResponseInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"responseToken"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateResponse"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"urlHash"},"value":{"kind":"Variable","name":{"kind":"Name","value":"urlHash"}}},{"kind":"Argument","name":{"kind":"Name","value":"participantId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"participantId"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"responseToken"},"value":{"kind":"Variable","name":{"kind":"Name","value":"responseToken"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"isPhoneConfirmed"}}]}}]}}]} as unknown as DocumentNode<SetPhoneMutation, SetPhoneMutationVariables>;
export const PhoneCountriesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PhoneCountries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"phoneCountries"}}]}}]} as unknown as DocumentNode<PhoneCountriesQuery, PhoneCountriesQueryVariables>;
export const OwnNotificationsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OwnNotifications"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"phoneCountries"}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uid"}},{"kind":"Field","name":{"kind":"Name","value":"accountPhone"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AccountPhone"}}]}},{"kind":"Field","name":{"kind":"Name","value":"notifications"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Notifications"}}]}},{"kind":"Field","name":{"kind":"Name","value":"responses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"event"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"urlHash"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"endTime"}},{"kind":"Field","name":{"kind":"Name","value":"timezone"}}]}}]}}]}}]}},AccountPhoneFragmentDefinition,NotificationsFragmentDefinition]} as unknown as DocumentNode<OwnNotificationsQuery, OwnNotificationsQueryVariables>;
export const ResponseNotificationsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ResponseNotifications"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"urlHash"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"participantId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"responseToken"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"notifications"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"urlHash"},"value":{"kind":"Variable","name":{"kind":"Name","value":"urlHash"}}},{"kind":"Argument","name":{"kind":"Name","value":"participantId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"participantId"}}},{"kind":"Argument","name":{"kind":"Name","value":"responseToken"},"value":{"kind":"Variable","name":{"kind":"Name","value":"responseToken"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Notifications"}}]}}]}},NotificationsFragmentDefinition]} as unknown as DocumentNode<ResponseNotificationsQuery, ResponseNotificationsQueryVariables>;
export const UpdateNotificationsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateNotifications"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"NotificationsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateNotifications"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Notifications"}}]}}]}},NotificationsFragmentDefinition]} as unknown as DocumentNode<UpdateNotificationsMutation, UpdateNotificationsMutationVariables>;
export const AnswersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Answers"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"urlHash"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"event"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"urlHash"},"value":{"kind":"Variable","name":{"kind":"Name","value":"urlHash"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"urlHash"}},{"kind":"Field","name":{"kind":"Name","value":"participants"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"answers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"questionId"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}}]}}]}}]} as unknown as DocumentNode<AnswersQuery, AnswersQueryVariables>;
export const SeriesAttendanceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SeriesAttendance"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"seriesHash"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seriesByHash"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"seriesHash"},"value":{"kind":"Variable","name":{"kind":"Name","value":"seriesHash"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"attendance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"urlHash"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"endTime"}},{"kind":"Field","name":{"kind":"Name","value":"timezone"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}},{"kind":"Field","name":{"kind":"Name","value":"people"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"regularId"}},{"kind":"Field","name":{"kind":"Name","value":"came"}},{"kind":"Field","name":{"kind":"Name","value":"outOf"}},{"kind":"Field","name":{"kind":"Name","value":"lastCame"}},{"kind":"Field","name":{"kind":"Name","value":"onDates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"urlHash"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"attended"}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<SeriesAttendanceQuery, SeriesAttendanceQueryVariables>;
export const JoinSeriesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"JoinSeries"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"seriesHash"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"JoinSeriesInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"joinSeries"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"seriesHash"},"value":{"kind":"Variable","name":{"kind":"Name","value":"seriesHash"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"responseToken"}}]}}]}}]} as unknown as DocumentNode<JoinSeriesMutation, JoinSeriesMutationVariables>;
export const UpdateRegularDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateRegular"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"seriesHash"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"regularId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateRegularInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"responseToken"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateRegular"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"seriesHash"},"value":{"kind":"Variable","name":{"kind":"Name","value":"seriesHash"}}},{"kind":"Argument","name":{"kind":"Name","value":"regularId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"regularId"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"responseToken"},"value":{"kind":"Variable","name":{"kind":"Name","value":"responseToken"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Regular"}}]}}]}},RegularFragmentDefinition]} as unknown as DocumentNode<UpdateRegularMutation, UpdateRegularMutationVariables>;
export const LeaveSeriesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"LeaveSeries"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"seriesHash"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"regularId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"responseToken"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"leaveSeries"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"seriesHash"},"value":{"kind":"Variable","name":{"kind":"Name","value":"seriesHash"}}},{"kind":"Argument","name":{"kind":"Name","value":"regularId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"regularId"}}},{"kind":"Argument","name":{"kind":"Name","value":"responseToken"},"value":{"kind":"Variable","name":{"kind":"Name","value":"responseToken"}}}]}]}}]} as unknown as DocumentNode<LeaveSeriesMutation, LeaveSeriesMutationVariables>;
export const SeriesPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SeriesPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"seriesHash"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seriesByHash"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"seriesHash"},"value":{"kind":"Variable","name":{"kind":"Name","value":"seriesHash"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seriesHash"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"timezone"}},{"kind":"Field","name":{"kind":"Name","value":"creatorName"}},{"kind":"Field","name":{"kind":"Name","value":"recurrenceFrequency"}},{"kind":"Field","name":{"kind":"Name","value":"isOver"}},{"kind":"Field","name":{"kind":"Name","value":"isPrivate"}},{"kind":"Field","name":{"kind":"Name","value":"maxGuests"}},{"kind":"Field","name":{"kind":"Name","value":"next"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"urlHash"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"timezone"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"creatorId"}},{"kind":"Field","name":{"kind":"Name","value":"coOrganisers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uid"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isHidden"}},{"kind":"Field","name":{"kind":"Name","value":"participantThreshold"}},{"kind":"Field","name":{"kind":"Name","value":"expected"}},{"kind":"Field","name":{"kind":"Name","value":"chance"}},{"kind":"Field","name":{"kind":"Name","value":"placesLeft"}},{"kind":"Field","name":{"kind":"Name","value":"waitlistCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"planned"}},{"kind":"Field","name":{"kind":"Name","value":"past"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"urlHash"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"timezone"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}},{"kind":"Field","name":{"kind":"Name","value":"regulars"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Regular"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ownRegular"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}},RegularFragmentDefinition]} as unknown as DocumentNode<SeriesPageQuery, SeriesPageQueryVariables>;
export const RoleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Role"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uid"}},{"kind":"Field","name":{"kind":"Name","value":"isOperator"}}]}}]}}]} as unknown as DocumentNode<RoleQuery, RoleQueryVariables>;
export const YourEventsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"YourEvents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uid"}},{"kind":"Field","name":{"kind":"Name","value":"isOperator"}},{"kind":"Field","name":{"kind":"Name","value":"polls"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"urlHash"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"isPrivate"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}},{"kind":"Field","name":{"kind":"Name","value":"events"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"YourEventCard"}}]}}]}}]}},YourEventCardFragmentDefinition]} as unknown as DocumentNode<YourEventsQuery, YourEventsQueryVariables>;
export const MyWebhooksDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MyWebhooks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uid"}},{"kind":"Field","name":{"kind":"Name","value":"webhooks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WebhookCard"}}]}}]}}]}},WebhookCardFragmentDefinition]} as unknown as DocumentNode<MyWebhooksQuery, MyWebhooksQueryVariables>;
export const MyWebhookDeliveriesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MyWebhookDeliveries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uid"}},{"kind":"Field","name":{"kind":"Name","value":"webhooks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"deliveries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WebhookDelivery"}}]}}]}}]}}]}},WebhookDeliveryFragmentDefinition]} as unknown as DocumentNode<MyWebhookDeliveriesQuery, MyWebhookDeliveriesQueryVariables>;
export const CreateWebhookDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateWebhook"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateWebhookInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createWebhook"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"secret"}},{"kind":"Field","name":{"kind":"Name","value":"webhook"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WebhookCard"}}]}}]}}]}},WebhookCardFragmentDefinition]} as unknown as DocumentNode<CreateWebhookMutation, CreateWebhookMutationVariables>;
export const UpdateWebhookDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateWebhook"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateWebhookInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateWebhook"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WebhookCard"}}]}}]}},WebhookCardFragmentDefinition]} as unknown as DocumentNode<UpdateWebhookMutation, UpdateWebhookMutationVariables>;
export const RenewWebhookSecretDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RenewWebhookSecret"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"renewWebhookSecret"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"secret"}}]}}]}}]} as unknown as DocumentNode<RenewWebhookSecretMutation, RenewWebhookSecretMutationVariables>;
export const DeleteWebhookDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteWebhook"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteWebhook"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<DeleteWebhookMutation, DeleteWebhookMutationVariables>;
export const TestWebhookDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"TestWebhook"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"testWebhook"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WebhookDelivery"}}]}}]}},WebhookDeliveryFragmentDefinition]} as unknown as DocumentNode<TestWebhookMutation, TestWebhookMutationVariables>;
export const RedeliverWebhookDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RedeliverWebhook"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"deliveryId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"redeliverWebhook"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"deliveryId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"deliveryId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WebhookDelivery"}}]}}]}},WebhookDeliveryFragmentDefinition]} as unknown as DocumentNode<RedeliverWebhookMutation, RedeliverWebhookMutationVariables>;

type QueryOptions<TData, TVariables extends OperationVariables> = useQuery.Options<TData, TVariables> | SkipToken;

export const useDeleteAccountMutation = (options?: useMutation.Options<DeleteAccountMutation, DeleteAccountMutationVariables>) =>
  useMutation(DeleteAccountDocument, options);

export const useAddressesQuery = (options: QueryOptions<AddressesQuery, AddressesQueryVariables>) =>
  useQuery(AddressesDocument, options);
export const useAddressesLazyQuery = (options?: useLazyQuery.Options<AddressesQuery, AddressesQueryVariables>) =>
  useLazyQuery(AddressesDocument, options);

export const useEventReachQuery = (options: QueryOptions<EventReachQuery, EventReachQueryVariables>) =>
  useQuery(EventReachDocument, options);
export const useEventReachLazyQuery = (options?: useLazyQuery.Options<EventReachQuery, EventReachQueryVariables>) =>
  useLazyQuery(EventReachDocument, options);

export const useMyTokensQuery = (options: QueryOptions<MyTokensQuery, MyTokensQueryVariables> = {}) =>
  useQuery(MyTokensDocument, options);
export const useMyTokensLazyQuery = (options?: useLazyQuery.Options<MyTokensQuery, MyTokensQueryVariables>) =>
  useLazyQuery(MyTokensDocument, options);

export const useCreateTokenMutation = (options?: useMutation.Options<CreateTokenMutation, CreateTokenMutationVariables>) =>
  useMutation(CreateTokenDocument, options);

export const useRevokeTokenMutation = (options?: useMutation.Options<RevokeTokenMutation, RevokeTokenMutationVariables>) =>
  useMutation(RevokeTokenDocument, options);

export const useRenewCalendarFeedMutation = (options?: useMutation.Options<RenewCalendarFeedMutation, RenewCalendarFeedMutationVariables>) =>
  useMutation(RenewCalendarFeedDocument, options);

export const useFollowMutation = (options?: useMutation.Options<FollowMutation, FollowMutationVariables>) =>
  useMutation(FollowDocument, options);

export const useMyFollowsQuery = (options: QueryOptions<MyFollowsQuery, MyFollowsQueryVariables> = {}) =>
  useQuery(MyFollowsDocument, options);
export const useMyFollowsLazyQuery = (options?: useLazyQuery.Options<MyFollowsQuery, MyFollowsQueryVariables>) =>
  useLazyQuery(MyFollowsDocument, options);

export const useUnfollowMutation = (options?: useMutation.Options<UnfollowMutation, UnfollowMutationVariables>) =>
  useMutation(UnfollowDocument, options);

export const useHistoryQuery = (options: QueryOptions<HistoryQuery, HistoryQueryVariables>) =>
  useQuery(HistoryDocument, options);
export const useHistoryLazyQuery = (options?: useLazyQuery.Options<HistoryQuery, HistoryQueryVariables>) =>
  useLazyQuery(HistoryDocument, options);

export const useEarlierHistoryQuery = (options: QueryOptions<EarlierHistoryQuery, EarlierHistoryQueryVariables>) =>
  useQuery(EarlierHistoryDocument, options);
export const useEarlierHistoryLazyQuery = (options?: useLazyQuery.Options<EarlierHistoryQuery, EarlierHistoryQueryVariables>) =>
  useLazyQuery(EarlierHistoryDocument, options);

export const useManagedEventQuery = (options: QueryOptions<ManagedEventQuery, ManagedEventQueryVariables>) =>
  useQuery(ManagedEventDocument, options);
export const useManagedEventLazyQuery = (options?: useLazyQuery.Options<ManagedEventQuery, ManagedEventQueryVariables>) =>
  useLazyQuery(ManagedEventDocument, options);

export const useMarkAttendanceMutation = (options?: useMutation.Options<MarkAttendanceMutation, MarkAttendanceMutationVariables>) =>
  useMutation(MarkAttendanceDocument, options);

export const useAddResponseMutation = (options?: useMutation.Options<AddResponseMutation, AddResponseMutationVariables>) =>
  useMutation(AddResponseDocument, options);

export const usePromoteResponseMutation = (options?: useMutation.Options<PromoteResponseMutation, PromoteResponseMutationVariables>) =>
  useMutation(PromoteResponseDocument, options);

export const useSendMessageMutation = (options?: useMutation.Options<SendMessageMutation, SendMessageMutationVariables>) =>
  useMutation(SendMessageDocument, options);

export const useOwnAtEventQuery = (options: QueryOptions<OwnAtEventQuery, OwnAtEventQueryVariables>) =>
  useQuery(OwnAtEventDocument, options);
export const useOwnAtEventLazyQuery = (options?: useLazyQuery.Options<OwnAtEventQuery, OwnAtEventQueryVariables>) =>
  useLazyQuery(OwnAtEventDocument, options);

export const useMineQuery = (options: QueryOptions<MineQuery, MineQueryVariables> = {}) =>
  useQuery(MineDocument, options);
export const useMineLazyQuery = (options?: useLazyQuery.Options<MineQuery, MineQueryVariables>) =>
  useLazyQuery(MineDocument, options);

export const useMyReliabilityQuery = (options: QueryOptions<MyReliabilityQuery, MyReliabilityQueryVariables> = {}) =>
  useQuery(MyReliabilityDocument, options);
export const useMyReliabilityLazyQuery = (options?: useLazyQuery.Options<MyReliabilityQuery, MyReliabilityQueryVariables>) =>
  useLazyQuery(MyReliabilityDocument, options);

export const useEraseReliabilityMutation = (options?: useMutation.Options<EraseReliabilityMutation, EraseReliabilityMutationVariables>) =>
  useMutation(EraseReliabilityDocument, options);

export const useEventAgainQuery = (options: QueryOptions<EventAgainQuery, EventAgainQueryVariables>) =>
  useQuery(EventAgainDocument, options);
export const useEventAgainLazyQuery = (options?: useLazyQuery.Options<EventAgainQuery, EventAgainQueryVariables>) =>
  useLazyQuery(EventAgainDocument, options);

export const useReportEventMutation = (options?: useMutation.Options<ReportEventMutation, ReportEventMutationVariables>) =>
  useMutation(ReportEventDocument, options);

export const useReportPollMutation = (options?: useMutation.Options<ReportPollMutation, ReportPollMutationVariables>) =>
  useMutation(ReportPollDocument, options);

export const useReportsQuery = (options: QueryOptions<ReportsQuery, ReportsQueryVariables> = {}) =>
  useQuery(ReportsDocument, options);
export const useReportsLazyQuery = (options?: useLazyQuery.Options<ReportsQuery, ReportsQueryVariables>) =>
  useLazyQuery(ReportsDocument, options);

export const useHideEventMutation = (options?: useMutation.Options<HideEventMutation, HideEventMutationVariables>) =>
  useMutation(HideEventDocument, options);

export const useHidePollMutation = (options?: useMutation.Options<HidePollMutation, HidePollMutationVariables>) =>
  useMutation(HidePollDocument, options);

export const useDismissReportMutation = (options?: useMutation.Options<DismissReportMutation, DismissReportMutationVariables>) =>
  useMutation(DismissReportDocument, options);

export const usePushKeyQuery = (options: QueryOptions<PushKeyQuery, PushKeyQueryVariables> = {}) =>
  useQuery(PushKeyDocument, options);
export const usePushKeyLazyQuery = (options?: useLazyQuery.Options<PushKeyQuery, PushKeyQueryVariables>) =>
  useLazyQuery(PushKeyDocument, options);

export const useRemovePushSubscriptionMutation = (options?: useMutation.Options<RemovePushSubscriptionMutation, RemovePushSubscriptionMutationVariables>) =>
  useMutation(RemovePushSubscriptionDocument, options);

export const useSavePushSubscriptionMutation = (options?: useMutation.Options<SavePushSubscriptionMutation, SavePushSubscriptionMutationVariables>) =>
  useMutation(SavePushSubscriptionDocument, options);

export const useAccountPhoneQuery = (options: QueryOptions<AccountPhoneQuery, AccountPhoneQueryVariables> = {}) =>
  useQuery(AccountPhoneDocument, options);
export const useAccountPhoneLazyQuery = (options?: useLazyQuery.Options<AccountPhoneQuery, AccountPhoneQueryVariables>) =>
  useLazyQuery(AccountPhoneDocument, options);

export const useUpdateAccountPhoneMutation = (options?: useMutation.Options<UpdateAccountPhoneMutation, UpdateAccountPhoneMutationVariables>) =>
  useMutation(UpdateAccountPhoneDocument, options);

export const useConfirmAccountPhoneMutation = (options?: useMutation.Options<ConfirmAccountPhoneMutation, ConfirmAccountPhoneMutationVariables>) =>
  useMutation(ConfirmAccountPhoneDocument, options);

export const useSendAccountPhoneCodeMutation = (options?: useMutation.Options<SendAccountPhoneCodeMutation, SendAccountPhoneCodeMutationVariables>) =>
  useMutation(SendAccountPhoneCodeDocument, options);

export const useConfirmPhoneMutation = (options?: useMutation.Options<ConfirmPhoneMutation, ConfirmPhoneMutationVariables>) =>
  useMutation(ConfirmPhoneDocument, options);

export const useSendPhoneCodeMutation = (options?: useMutation.Options<SendPhoneCodeMutation, SendPhoneCodeMutationVariables>) =>
  useMutation(SendPhoneCodeDocument, options);

export const useTextsTakeRepliesQuery = (options: QueryOptions<TextsTakeRepliesQuery, TextsTakeRepliesQueryVariables> = {}) =>
  useQuery(TextsTakeRepliesDocument, options);
export const useTextsTakeRepliesLazyQuery = (options?: useLazyQuery.Options<TextsTakeRepliesQuery, TextsTakeRepliesQueryVariables>) =>
  useLazyQuery(TextsTakeRepliesDocument, options);

export const usePhoneChallengeQuery = (options: QueryOptions<PhoneChallengeQuery, PhoneChallengeQueryVariables> = {}) =>
  useQuery(PhoneChallengeDocument, options);
export const usePhoneChallengeLazyQuery = (options?: useLazyQuery.Options<PhoneChallengeQuery, PhoneChallengeQueryVariables>) =>
  useLazyQuery(PhoneChallengeDocument, options);

export const useOwnPhoneQuery = (options: QueryOptions<OwnPhoneQuery, OwnPhoneQueryVariables>) =>
  useQuery(OwnPhoneDocument, options);
export const useOwnPhoneLazyQuery = (options?: useLazyQuery.Options<OwnPhoneQuery, OwnPhoneQueryVariables>) =>
  useLazyQuery(OwnPhoneDocument, options);

export const useSetPhoneMutation = (options?: useMutation.Options<SetPhoneMutation, SetPhoneMutationVariables>) =>
  useMutation(SetPhoneDocument, options);

export const usePhoneCountriesQuery = (options: QueryOptions<PhoneCountriesQuery, PhoneCountriesQueryVariables> = {}) =>
  useQuery(PhoneCountriesDocument, options);
export const usePhoneCountriesLazyQuery = (options?: useLazyQuery.Options<PhoneCountriesQuery, PhoneCountriesQueryVariables>) =>
  useLazyQuery(PhoneCountriesDocument, options);

export const useOwnNotificationsQuery = (options: QueryOptions<OwnNotificationsQuery, OwnNotificationsQueryVariables> = {}) =>
  useQuery(OwnNotificationsDocument, options);
export const useOwnNotificationsLazyQuery = (options?: useLazyQuery.Options<OwnNotificationsQuery, OwnNotificationsQueryVariables>) =>
  useLazyQuery(OwnNotificationsDocument, options);

export const useResponseNotificationsQuery = (options: QueryOptions<ResponseNotificationsQuery, ResponseNotificationsQueryVariables>) =>
  useQuery(ResponseNotificationsDocument, options);
export const useResponseNotificationsLazyQuery = (options?: useLazyQuery.Options<ResponseNotificationsQuery, ResponseNotificationsQueryVariables>) =>
  useLazyQuery(ResponseNotificationsDocument, options);

export const useUpdateNotificationsMutation = (options?: useMutation.Options<UpdateNotificationsMutation, UpdateNotificationsMutationVariables>) =>
  useMutation(UpdateNotificationsDocument, options);

export const useAnswersQuery = (options: QueryOptions<AnswersQuery, AnswersQueryVariables>) =>
  useQuery(AnswersDocument, options);
export const useAnswersLazyQuery = (options?: useLazyQuery.Options<AnswersQuery, AnswersQueryVariables>) =>
  useLazyQuery(AnswersDocument, options);

export const useSeriesAttendanceQuery = (options: QueryOptions<SeriesAttendanceQuery, SeriesAttendanceQueryVariables>) =>
  useQuery(SeriesAttendanceDocument, options);
export const useSeriesAttendanceLazyQuery = (options?: useLazyQuery.Options<SeriesAttendanceQuery, SeriesAttendanceQueryVariables>) =>
  useLazyQuery(SeriesAttendanceDocument, options);

export const useJoinSeriesMutation = (options?: useMutation.Options<JoinSeriesMutation, JoinSeriesMutationVariables>) =>
  useMutation(JoinSeriesDocument, options);

export const useUpdateRegularMutation = (options?: useMutation.Options<UpdateRegularMutation, UpdateRegularMutationVariables>) =>
  useMutation(UpdateRegularDocument, options);

export const useLeaveSeriesMutation = (options?: useMutation.Options<LeaveSeriesMutation, LeaveSeriesMutationVariables>) =>
  useMutation(LeaveSeriesDocument, options);

export const useSeriesPageQuery = (options: QueryOptions<SeriesPageQuery, SeriesPageQueryVariables>) =>
  useQuery(SeriesPageDocument, options);
export const useSeriesPageLazyQuery = (options?: useLazyQuery.Options<SeriesPageQuery, SeriesPageQueryVariables>) =>
  useLazyQuery(SeriesPageDocument, options);

export const useRoleQuery = (options: QueryOptions<RoleQuery, RoleQueryVariables> = {}) =>
  useQuery(RoleDocument, options);
export const useRoleLazyQuery = (options?: useLazyQuery.Options<RoleQuery, RoleQueryVariables>) =>
  useLazyQuery(RoleDocument, options);

export const useYourEventsQuery = (options: QueryOptions<YourEventsQuery, YourEventsQueryVariables> = {}) =>
  useQuery(YourEventsDocument, options);
export const useYourEventsLazyQuery = (options?: useLazyQuery.Options<YourEventsQuery, YourEventsQueryVariables>) =>
  useLazyQuery(YourEventsDocument, options);

export const useMyWebhooksQuery = (options: QueryOptions<MyWebhooksQuery, MyWebhooksQueryVariables> = {}) =>
  useQuery(MyWebhooksDocument, options);
export const useMyWebhooksLazyQuery = (options?: useLazyQuery.Options<MyWebhooksQuery, MyWebhooksQueryVariables>) =>
  useLazyQuery(MyWebhooksDocument, options);

export const useMyWebhookDeliveriesQuery = (options: QueryOptions<MyWebhookDeliveriesQuery, MyWebhookDeliveriesQueryVariables> = {}) =>
  useQuery(MyWebhookDeliveriesDocument, options);
export const useMyWebhookDeliveriesLazyQuery = (options?: useLazyQuery.Options<MyWebhookDeliveriesQuery, MyWebhookDeliveriesQueryVariables>) =>
  useLazyQuery(MyWebhookDeliveriesDocument, options);

export const useCreateWebhookMutation = (options?: useMutation.Options<CreateWebhookMutation, CreateWebhookMutationVariables>) =>
  useMutation(CreateWebhookDocument, options);

export const useUpdateWebhookMutation = (options?: useMutation.Options<UpdateWebhookMutation, UpdateWebhookMutationVariables>) =>
  useMutation(UpdateWebhookDocument, options);

export const useRenewWebhookSecretMutation = (options?: useMutation.Options<RenewWebhookSecretMutation, RenewWebhookSecretMutationVariables>) =>
  useMutation(RenewWebhookSecretDocument, options);

export const useDeleteWebhookMutation = (options?: useMutation.Options<DeleteWebhookMutation, DeleteWebhookMutationVariables>) =>
  useMutation(DeleteWebhookDocument, options);

export const useTestWebhookMutation = (options?: useMutation.Options<TestWebhookMutation, TestWebhookMutationVariables>) =>
  useMutation(TestWebhookDocument, options);

export const useRedeliverWebhookMutation = (options?: useMutation.Options<RedeliverWebhookMutation, RedeliverWebhookMutationVariables>) =>
  useMutation(RedeliverWebhookDocument, options);