/* Written by `npm run codegen` from schema.graphql and the .graphql files beside the components. */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { type SkipToken, useLazyQuery, useMutation, useQuery } from '@apollo/client/react';
import type { OperationVariables } from '@apollo/client';
/** The answer of a person who responds to a question. */
export type AnswerInput = {
  /** Identifier of the question. */
  questionId: string;
  /** A line, an option, or `YES` or `NO`; empty for none. */
  text?: string | null | undefined;
};

/** The content of a new event. */
export type CreateEventInput = {
  /** Whether to ask people who said yes more than two days ago, on the morning of the event, whether they are still in. Left out, no. */
  asksStillIn?: boolean | null | undefined;
  /** How many places there are, guests included: at least `participantThreshold`, at most 1,000, or null. Left out, no limit. */
  capacity?: number | null | undefined;
  /** The group chat of the participants: an absolute http or https address, which only they and the organisers can see. */
  chatLink?: string | null | undefined;
  /**
   * Ignored: the creator is the person of the ID token.
   * @deprecated It does nothing: the creator is the person of the ID token.
   */
  creatorId?: string | null | undefined;
  /**
   * Ignored: the name comes with the ID token.
   * @deprecated It does nothing: the name comes with the ID token.
   */
  creatorName?: string | null | undefined;
  /** When it starts: ISO 8601 with its offset, such as `2026-05-01T18:30:00Z`. */
  date: string;
  /** When the clock decides whether it takes place, before `date`: ISO 8601 with its offset, or null. Left out, never. */
  decideAt?: string | null | undefined;
  /** What the clock counts when it decides: only people who are certain to come, or all likelihoods added up. Used only with a `decideAt`. Left out, only people who are certain to come. */
  decisionRule?: DecisionRule | null | undefined;
  /** When it ends, after `date`: ISO 8601 with its offset, or null. */
  endTime?: string | null | undefined;
  /** Identifier of its type. */
  eventTypeId: number;
  /** Its identifier in the creator’s own system: 1 to 100 printable characters, unique among their events. Only organisers can read it. */
  externalId?: string | null | undefined;
  /** What is played with how many people: at most 6, ascending, between `participantThreshold` and `capacity`. Left out, none. */
  formats?: Array<EventFormatInput> | null | undefined;
  /** Whether to hide names and comments from others. Left out, shown. */
  isGuestListHidden?: boolean | null | undefined;
  /** Whether it is private: on no list, and found only by its hash. Left out, public. */
  isPrivate?: boolean | null | undefined;
  /** Whether the next occurrence is created once this one is past. Left out, no. */
  isRecurring?: boolean | null | undefined;
  /** Where it takes place, at most 200 characters. */
  location: string;
  /** How many guests each participant may bring, 0 to 9. Left out, none. */
  maxGuests?: number | null | undefined;
  /** Notes, at most 2,000 characters. */
  notes?: string | null | undefined;
  /** How many participants it needs, at least 2. Left out, 10. */
  participantThreshold?: number | null | undefined;
  /** The price; null when it is free. Left out, it is free. */
  price?: PriceInput | null | undefined;
  /** What to ask those who respond: at most 5 questions. A question that is left out is deleted with its answers. Left out, none. */
  questions?: Array<QuestionInput> | null | undefined;
  /** Probability of rain from which the clock leaves the decision to the organiser, 1 to 100 percent, or null. Left out, the clock confirms in any weather. */
  rainLimit?: number | null | undefined;
  /** Required when `isRecurring` is true, otherwise ignored. */
  recurrenceFrequency?: RecurrenceFrequency | null | undefined;
  /** IANA time zone that the event keeps, such as `Europe/Berlin`. */
  timezone: string;
  /** What it is called, at most 120 characters. */
  title: string;
  /** What happens to a place that becomes free while people are on the waitlist. Left out, the first in line gets it at once. */
  waitlistRule?: WaitlistRule | null | undefined;
  /** An absolute http or https address. */
  webLink?: string | null | undefined;
};

/** Who decided an event. */
export type DecidedBy =
  /** The clock, at the decision time. */
  | 'CLOCK'
  /** Its organiser. */
  | 'ORGANISER';

/** What an organiser decides. */
export type Decision =
  /** It does not take place. */
  | 'CALL_OFF'
  /** It takes place. */
  | 'CONFIRM'
  /** It is open again. */
  | 'REOPEN';

/** What the clock counts when it decides. */
export type DecisionRule =
  /** Only people who are certain to come. */
  | 'DEFINITE'
  /** Everybody who is expected, likelihoods added up. */
  | 'EXPECTED';

/** How far a change to one event of a series reaches. */
export type EditScope =
  /** This event and all that follow it. */
  | 'THIS_AND_FOLLOWING'
  /** Only this event; the rest of the series stays as it is. */
  | 'THIS_OCCURRENCE';

/** What is played with how many people. */
export type EventFormatInput = {
  /** Smallest number of people for this format. */
  at: number;
  /** What is played then, such as `5v5`: at most 40 characters. */
  label: string;
};

/** Whether an event takes place. */
export type EventStatus =
  /** It does not take place, and takes no further responses. */
  | 'CALLED_OFF'
  /** It takes place. */
  | 'CONFIRMED'
  /** Nothing is decided. */
  | 'GATHERING';

/** Which events to list. An event is past once its end has passed, or six hours after its start if it has no end. */
export type EventWindow =
  /** Both, by date ascending. */
  | 'ALL'
  /** The archive: past events, the latest first. */
  | 'PAST'
  /** Events that are not past, the next one first. */
  | 'UPCOMING';

/** A response, and the proof that the caller may edit it. */
export type HeldResponseInput = {
  /** Identifier of the response. */
  participantId: string;
  /** The token that the join returned, or that came in a mail about the response. */
  responseToken: string;
};

/** The response of the person joining. */
export type JoinEventInput = {
  /** Answers to the questions of the event. Left out, none are given or changed; if given, required questions must be answered, in a change by what was answered before as well. Null in a change removes all. */
  answers?: Array<AnswerInput> | null | undefined;
  /** A remark of at most 100 characters. */
  comment?: string | null | undefined;
  /** One email address; only the organisers of the event see it. */
  email?: string | null | undefined;
  /** How many guests come along, 0 to the event’s `maxGuests`. */
  guests?: number | null | undefined;
  /** True if the program responds or votes for somebody without an account, and not for the person who created its API token. For programs only. */
  isForSomebodyElse?: boolean | null | undefined;
  /** Whether to be asked when people are missing, with a likelihood of 0. */
  isStandby?: boolean | null | undefined;
  /** Probability of coming, 0 to 1. Left out, a definite yes. */
  likelihood?: number | null | undefined;
  /** The person comes only if at least this many people are in, their own guests included: 2 to 1,000, with a likelihood of 1. */
  minParticipants?: number | null | undefined;
  /** Name to show, at most 100 characters. */
  name: string;
  /** A mobile number for texts about the event, as typed; null or empty removes it. Only the organisers of the event see it. */
  phone?: string | null | undefined;
  /** Consent to texts about the event to this number; required for a new number. */
  phoneConsent?: boolean | null | undefined;
  /** Country of a number that does not begin with +: two letters. Left out, by the time zone of the event. */
  phoneCountry?: string | null | undefined;
  /** A solved `phoneChallenge`, where one is required. */
  proof?: string | null | undefined;
  /**
   * The caller's own uid, if anything: identity comes from the ID token, and another's uid is refused.
   * @deprecated It decides nothing: the person of the ID token responds.
   */
  uid?: string | null | undefined;
};

/** What an event costs. */
export type PriceInput = {
  /** In the minor unit of the currency, such as cents: at least 1. */
  amount: number;
  /** Three letters of ISO 4217, such as `EUR`. */
  currency: string;
  /** Whom and how to pay, at most 300 characters. */
  howToPay?: string | null | undefined;
  /** Whether each person pays the amount, or everybody who comes shares it. */
  mode: PriceMode;
};

/** How a price is meant. */
export type PriceMode =
  /** Each person pays it, guests included. */
  | 'PER_PERSON'
  /** Everybody who comes shares it. */
  | 'SPLIT';

/** What an organiser asks those who respond. */
export type QuestionInput = {
  /** Identifier of an existing question, which keeps its answers. */
  id?: string | null | undefined;
  /** Whether people who are coming, or may come, must answer it. Left out, no. */
  isRequired?: boolean | null | undefined;
  /** How it is answered. A question whose kind changes is a new question. */
  kind: QuestionKind;
  /** For a choice: 2 to 10 options, each at most 40 characters. */
  options?: Array<string> | null | undefined;
  /** What is asked, at most 80 characters. */
  text: string;
};

/** How a question is answered. */
export type QuestionKind =
  /** By one of its options. */
  | 'CHOICE'
  /** In a line of at most 200 characters. */
  | 'TEXT'
  /** By `YES` or `NO`. */
  | 'YES_NO';

/** How often an event recurs, in wall-clock time of the event's zone. */
export type RecurrenceFrequency =
  /** Every other week on the same day. */
  | 'biweekly'
  /** Every month on the first occurrence's day, or on the month's last day where it has none. */
  | 'monthly'
  /** Every week on the same day. */
  | 'weekly';

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

/** Changes to an event; what is left out stays as it is, null restores the default. */
export type UpdateEventInput = {
  /** Whether to ask people who said yes more than two days ago, on the morning of the event, whether they are still in. */
  asksStillIn?: boolean | null | undefined;
  /** How many places there are, guests included: at least `participantThreshold`, at most 1,000, or null. */
  capacity?: number | null | undefined;
  /** The group chat of the participants: an absolute http or https address, which only they and the organisers can see. */
  chatLink?: string | null | undefined;
  /** When it starts: ISO 8601 with its offset, such as `2026-05-01T18:30:00Z`. */
  date?: string | null | undefined;
  /** When the clock decides whether it takes place, before `date`: ISO 8601 with its offset, or null. */
  decideAt?: string | null | undefined;
  /** What the clock counts when it decides: only people who are certain to come, or all likelihoods added up. Used only with a `decideAt`. */
  decisionRule?: DecisionRule | null | undefined;
  /** When it ends, after `date`: ISO 8601 with its offset, or null. */
  endTime?: string | null | undefined;
  /** Identifier of its type. */
  eventTypeId?: number | null | undefined;
  /** Its identifier in the creator’s own system: 1 to 100 printable characters, unique among their events. Only organisers can read it. */
  externalId?: string | null | undefined;
  /** What is played with how many people: at most 6, ascending, between `participantThreshold` and `capacity`. */
  formats?: Array<EventFormatInput> | null | undefined;
  /** Whether to hide names and comments from others. */
  isGuestListHidden?: boolean | null | undefined;
  /** Whether it is private: on no list, and found only by its hash. */
  isPrivate?: boolean | null | undefined;
  /** Whether the next occurrence is created once this one is past. */
  isRecurring?: boolean | null | undefined;
  /** Where it takes place, at most 200 characters. */
  location?: string | null | undefined;
  /** How many guests each participant may bring, 0 to 9. */
  maxGuests?: number | null | undefined;
  /** Notes, at most 2,000 characters. */
  notes?: string | null | undefined;
  /** How many participants it needs, at least 2. */
  participantThreshold?: number | null | undefined;
  /** The price; null when it is free. */
  price?: PriceInput | null | undefined;
  /** What to ask those who respond: at most 5 questions. A question that is left out is deleted with its answers. */
  questions?: Array<QuestionInput> | null | undefined;
  /** Probability of rain from which the clock leaves the decision to the organiser, 1 to 100 percent, or null. */
  rainLimit?: number | null | undefined;
  /** Required when `isRecurring` is true, otherwise ignored. */
  recurrenceFrequency?: RecurrenceFrequency | null | undefined;
  /** The `revision` that was read: if it has risen since, nothing changes (PRECONDITION_FAILED). */
  revision?: number | null | undefined;
  /** Whether to notify the people who responded of new notes. They are always notified of a new time or place. */
  tellNotes?: boolean | null | undefined;
  /** IANA time zone that the event keeps, such as `Europe/Berlin`. */
  timezone?: string | null | undefined;
  /** What it is called, at most 120 characters. */
  title?: string | null | undefined;
  /** What happens to a place that becomes free while people are on the waitlist. */
  waitlistRule?: WaitlistRule | null | undefined;
  /** An absolute http or https address. */
  webLink?: string | null | undefined;
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

/** What happens to a place that becomes free while people are on the waitlist. A party that does not fit is always asked whether fewer of them would come. */
export type WaitlistRule =
  /** It is held for the first in line, who must accept it in time; otherwise it is held for the next. */
  | 'OFFERED_IN_ORDER'
  /** Everybody in line is asked, and the first to accept gets it. */
  | 'OFFERED_TO_ALL'
  /** The first in line gets it at once. */
  | 'TAKEN_AT_ONCE';

export type DecideEventMutationVariables = Exact<{
  urlHash: string;
  decision: Decision;
  reason?: string | null | undefined;
}>;


export type DecideEventMutation = { decideEvent: { __typename: 'Event', id: string, urlHash: string, revision: number, title: string, location: string, date: string, endTime: string | null, timezone: string, participantThreshold: number, capacity: number | null, maxGuests: number, waitlistRule: WaitlistRule, placesHeld: number, decideAt: string | null, decisionRule: DecisionRule, rainLimit: number | null, status: EventStatus, statusReason: string | null, decidedBy: DecidedBy | null, neededSeats: number | null, hadSeats: number | null, cameCount: number | null, isAtRisk: boolean, notes: string, webLink: string, isPrivate: boolean, isGuestListHidden: boolean, asksStillIn: boolean, eventTypeId: number, isRecurring: boolean, recurrenceFrequency: RecurrenceFrequency | null, parentEventId: string | null, creatorId: string, creatorName: string, chance: number, formats: Array<{ __typename: 'EventFormat', at: number, label: string }>, eventType: { __typename: 'EventType', id: number, name: string, color: string }, coOrganisers: Array<{ __typename: 'CoOrganiser', uid: string, displayName: string }>, questions: Array<{ __typename: 'Question', id: string, text: string, kind: QuestionKind, options: Array<string>, isRequired: boolean }>, price: { __typename: 'Price', amount: number, currency: string, mode: PriceMode, howToPay: string } | null, participants: Array<{ __typename: 'Participant', id: string, name: string, likelihood: number, guests: number, minParticipants: number | null, isStandby: boolean, status: ResponseStatus, waitlistPosition: number | null, comment: string, offer: { __typename: 'PlaceOffer', seats: number, until: string, isForFewer: boolean } | null }>, weather: { __typename: 'Weather', icon: string, temperature: number, description: string, precipitation: number | null, resolvedLocation: string | null } | null } };

export type EventTypesQueryVariables = Exact<{ [key: string]: never; }>;


export type EventTypesQuery = { eventTypes: Array<{ __typename: 'EventType', id: number, name: string, color: string }> };

export type DeleteEventMutationVariables = Exact<{
  urlHash: string;
}>;


export type DeleteEventMutation = { deleteEvent: boolean };

export type EventCardFragment = { __typename: 'Event', id: string, urlHash: string, revision: number, title: string, location: string, date: string, endTime: string | null, timezone: string, participantThreshold: number, capacity: number | null, maxGuests: number, waitlistRule: WaitlistRule, placesHeld: number, decideAt: string | null, decisionRule: DecisionRule, rainLimit: number | null, status: EventStatus, statusReason: string | null, decidedBy: DecidedBy | null, neededSeats: number | null, hadSeats: number | null, cameCount: number | null, isAtRisk: boolean, notes: string, webLink: string, isPrivate: boolean, isGuestListHidden: boolean, asksStillIn: boolean, eventTypeId: number, isRecurring: boolean, recurrenceFrequency: RecurrenceFrequency | null, parentEventId: string | null, creatorId: string, creatorName: string, chance: number, formats: Array<{ __typename: 'EventFormat', at: number, label: string }>, eventType: { __typename: 'EventType', id: number, name: string, color: string }, coOrganisers: Array<{ __typename: 'CoOrganiser', uid: string, displayName: string }>, questions: Array<{ __typename: 'Question', id: string, text: string, kind: QuestionKind, options: Array<string>, isRequired: boolean }>, price: { __typename: 'Price', amount: number, currency: string, mode: PriceMode, howToPay: string } | null, participants: Array<{ __typename: 'Participant', id: string, name: string, likelihood: number, guests: number, minParticipants: number | null, isStandby: boolean, status: ResponseStatus, waitlistPosition: number | null, comment: string, offer: { __typename: 'PlaceOffer', seats: number, until: string, isForFewer: boolean } | null }>, weather: { __typename: 'Weather', icon: string, temperature: number, description: string, precipitation: number | null, resolvedLocation: string | null } | null };

export type CancelledEventQueryVariables = Exact<{
  urlHash: string;
}>;


export type CancelledEventQuery = { cancelledEvent: { __typename: 'CancelledEvent', title: string, date: string, timezone: string } | null };

export type EventDetailQueryVariables = Exact<{
  urlHash: string;
}>;


export type EventDetailQuery = { event: { __typename: 'Event', isHidden: boolean, seriesHash: string | null, id: string, urlHash: string, revision: number, title: string, location: string, date: string, endTime: string | null, timezone: string, participantThreshold: number, capacity: number | null, maxGuests: number, waitlistRule: WaitlistRule, placesHeld: number, decideAt: string | null, decisionRule: DecisionRule, rainLimit: number | null, status: EventStatus, statusReason: string | null, decidedBy: DecidedBy | null, neededSeats: number | null, hadSeats: number | null, cameCount: number | null, isAtRisk: boolean, notes: string, webLink: string, isPrivate: boolean, isGuestListHidden: boolean, asksStillIn: boolean, eventTypeId: number, isRecurring: boolean, recurrenceFrequency: RecurrenceFrequency | null, parentEventId: string | null, creatorId: string, creatorName: string, chance: number, participants: Array<{ __typename: 'Participant', id: string, regularId: string | null, isHidden: boolean, isRepeated: boolean, name: string, likelihood: number, guests: number, minParticipants: number | null, isStandby: boolean, status: ResponseStatus, waitlistPosition: number | null, comment: string, offer: { __typename: 'PlaceOffer', seats: number, until: string, isForFewer: boolean } | null }>, formats: Array<{ __typename: 'EventFormat', at: number, label: string }>, eventType: { __typename: 'EventType', id: number, name: string, color: string }, coOrganisers: Array<{ __typename: 'CoOrganiser', uid: string, displayName: string }>, questions: Array<{ __typename: 'Question', id: string, text: string, kind: QuestionKind, options: Array<string>, isRequired: boolean }>, price: { __typename: 'Price', amount: number, currency: string, mode: PriceMode, howToPay: string } | null, weather: { __typename: 'Weather', icon: string, temperature: number, description: string, precipitation: number | null, resolvedLocation: string | null } | null } | null };

export type CreateEventMutationVariables = Exact<{
  input: CreateEventInput;
}>;


export type CreateEventMutation = { createEvent: { __typename: 'Event', id: string, urlHash: string, revision: number, title: string, location: string, date: string, endTime: string | null, timezone: string, participantThreshold: number, capacity: number | null, maxGuests: number, waitlistRule: WaitlistRule, placesHeld: number, decideAt: string | null, decisionRule: DecisionRule, rainLimit: number | null, status: EventStatus, statusReason: string | null, decidedBy: DecidedBy | null, neededSeats: number | null, hadSeats: number | null, cameCount: number | null, isAtRisk: boolean, notes: string, webLink: string, isPrivate: boolean, isGuestListHidden: boolean, asksStillIn: boolean, eventTypeId: number, isRecurring: boolean, recurrenceFrequency: RecurrenceFrequency | null, parentEventId: string | null, creatorId: string, creatorName: string, chance: number, formats: Array<{ __typename: 'EventFormat', at: number, label: string }>, eventType: { __typename: 'EventType', id: number, name: string, color: string }, coOrganisers: Array<{ __typename: 'CoOrganiser', uid: string, displayName: string }>, questions: Array<{ __typename: 'Question', id: string, text: string, kind: QuestionKind, options: Array<string>, isRequired: boolean }>, price: { __typename: 'Price', amount: number, currency: string, mode: PriceMode, howToPay: string } | null, participants: Array<{ __typename: 'Participant', id: string, name: string, likelihood: number, guests: number, minParticipants: number | null, isStandby: boolean, status: ResponseStatus, waitlistPosition: number | null, comment: string, offer: { __typename: 'PlaceOffer', seats: number, until: string, isForFewer: boolean } | null }>, weather: { __typename: 'Weather', icon: string, temperature: number, description: string, precipitation: number | null, resolvedLocation: string | null } | null } };

export type UpdateEventMutationVariables = Exact<{
  urlHash: string;
  input: UpdateEventInput;
  scope?: EditScope | null | undefined;
}>;


export type UpdateEventMutation = { updateEvent: { __typename: 'Event', id: string, urlHash: string, revision: number, title: string, location: string, date: string, endTime: string | null, timezone: string, participantThreshold: number, capacity: number | null, maxGuests: number, waitlistRule: WaitlistRule, placesHeld: number, decideAt: string | null, decisionRule: DecisionRule, rainLimit: number | null, status: EventStatus, statusReason: string | null, decidedBy: DecidedBy | null, neededSeats: number | null, hadSeats: number | null, cameCount: number | null, isAtRisk: boolean, notes: string, webLink: string, isPrivate: boolean, isGuestListHidden: boolean, asksStillIn: boolean, eventTypeId: number, isRecurring: boolean, recurrenceFrequency: RecurrenceFrequency | null, parentEventId: string | null, creatorId: string, creatorName: string, chance: number, formats: Array<{ __typename: 'EventFormat', at: number, label: string }>, eventType: { __typename: 'EventType', id: number, name: string, color: string }, coOrganisers: Array<{ __typename: 'CoOrganiser', uid: string, displayName: string }>, questions: Array<{ __typename: 'Question', id: string, text: string, kind: QuestionKind, options: Array<string>, isRequired: boolean }>, price: { __typename: 'Price', amount: number, currency: string, mode: PriceMode, howToPay: string } | null, participants: Array<{ __typename: 'Participant', id: string, name: string, likelihood: number, guests: number, minParticipants: number | null, isStandby: boolean, status: ResponseStatus, waitlistPosition: number | null, comment: string, offer: { __typename: 'PlaceOffer', seats: number, until: string, isForFewer: boolean } | null }>, weather: { __typename: 'Weather', icon: string, temperature: number, description: string, precipitation: number | null, resolvedLocation: string | null } | null } };

export type HomeEventsQueryVariables = Exact<{
  eventTypeId?: number | null | undefined;
  first?: number | null | undefined;
}>;


export type HomeEventsQuery = { upcoming: { __typename: 'EventConnection', totalCount: number, nodes: Array<{ __typename: 'Event', id: string, urlHash: string, revision: number, title: string, location: string, date: string, endTime: string | null, timezone: string, participantThreshold: number, capacity: number | null, maxGuests: number, waitlistRule: WaitlistRule, placesHeld: number, decideAt: string | null, decisionRule: DecisionRule, rainLimit: number | null, status: EventStatus, statusReason: string | null, decidedBy: DecidedBy | null, neededSeats: number | null, hadSeats: number | null, cameCount: number | null, isAtRisk: boolean, notes: string, webLink: string, isPrivate: boolean, isGuestListHidden: boolean, asksStillIn: boolean, eventTypeId: number, isRecurring: boolean, recurrenceFrequency: RecurrenceFrequency | null, parentEventId: string | null, creatorId: string, creatorName: string, chance: number, formats: Array<{ __typename: 'EventFormat', at: number, label: string }>, eventType: { __typename: 'EventType', id: number, name: string, color: string }, coOrganisers: Array<{ __typename: 'CoOrganiser', uid: string, displayName: string }>, questions: Array<{ __typename: 'Question', id: string, text: string, kind: QuestionKind, options: Array<string>, isRequired: boolean }>, price: { __typename: 'Price', amount: number, currency: string, mode: PriceMode, howToPay: string } | null, participants: Array<{ __typename: 'Participant', id: string, name: string, likelihood: number, guests: number, minParticipants: number | null, isStandby: boolean, status: ResponseStatus, waitlistPosition: number | null, comment: string, offer: { __typename: 'PlaceOffer', seats: number, until: string, isForFewer: boolean } | null }>, weather: { __typename: 'Weather', icon: string, temperature: number, description: string, precipitation: number | null, resolvedLocation: string | null } | null }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } }, past: { __typename: 'EventConnection', totalCount: number, nodes: Array<{ __typename: 'Event', id: string, urlHash: string, revision: number, title: string, location: string, date: string, endTime: string | null, timezone: string, participantThreshold: number, capacity: number | null, maxGuests: number, waitlistRule: WaitlistRule, placesHeld: number, decideAt: string | null, decisionRule: DecisionRule, rainLimit: number | null, status: EventStatus, statusReason: string | null, decidedBy: DecidedBy | null, neededSeats: number | null, hadSeats: number | null, cameCount: number | null, isAtRisk: boolean, notes: string, webLink: string, isPrivate: boolean, isGuestListHidden: boolean, asksStillIn: boolean, eventTypeId: number, isRecurring: boolean, recurrenceFrequency: RecurrenceFrequency | null, parentEventId: string | null, creatorId: string, creatorName: string, chance: number, formats: Array<{ __typename: 'EventFormat', at: number, label: string }>, eventType: { __typename: 'EventType', id: number, name: string, color: string }, coOrganisers: Array<{ __typename: 'CoOrganiser', uid: string, displayName: string }>, questions: Array<{ __typename: 'Question', id: string, text: string, kind: QuestionKind, options: Array<string>, isRequired: boolean }>, price: { __typename: 'Price', amount: number, currency: string, mode: PriceMode, howToPay: string } | null, participants: Array<{ __typename: 'Participant', id: string, name: string, likelihood: number, guests: number, minParticipants: number | null, isStandby: boolean, status: ResponseStatus, waitlistPosition: number | null, comment: string, offer: { __typename: 'PlaceOffer', seats: number, until: string, isForFewer: boolean } | null }>, weather: { __typename: 'Weather', icon: string, temperature: number, description: string, precipitation: number | null, resolvedLocation: string | null } | null }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } };

export type MoreEventsQueryVariables = Exact<{
  when: EventWindow;
  eventTypeId?: number | null | undefined;
  after: string;
}>;


export type MoreEventsQuery = { events: { __typename: 'EventConnection', totalCount: number, nodes: Array<{ __typename: 'Event', id: string, urlHash: string, revision: number, title: string, location: string, date: string, endTime: string | null, timezone: string, participantThreshold: number, capacity: number | null, maxGuests: number, waitlistRule: WaitlistRule, placesHeld: number, decideAt: string | null, decisionRule: DecisionRule, rainLimit: number | null, status: EventStatus, statusReason: string | null, decidedBy: DecidedBy | null, neededSeats: number | null, hadSeats: number | null, cameCount: number | null, isAtRisk: boolean, notes: string, webLink: string, isPrivate: boolean, isGuestListHidden: boolean, asksStillIn: boolean, eventTypeId: number, isRecurring: boolean, recurrenceFrequency: RecurrenceFrequency | null, parentEventId: string | null, creatorId: string, creatorName: string, chance: number, formats: Array<{ __typename: 'EventFormat', at: number, label: string }>, eventType: { __typename: 'EventType', id: number, name: string, color: string }, coOrganisers: Array<{ __typename: 'CoOrganiser', uid: string, displayName: string }>, questions: Array<{ __typename: 'Question', id: string, text: string, kind: QuestionKind, options: Array<string>, isRequired: boolean }>, price: { __typename: 'Price', amount: number, currency: string, mode: PriceMode, howToPay: string } | null, participants: Array<{ __typename: 'Participant', id: string, name: string, likelihood: number, guests: number, minParticipants: number | null, isStandby: boolean, status: ResponseStatus, waitlistPosition: number | null, comment: string, offer: { __typename: 'PlaceOffer', seats: number, until: string, isForFewer: boolean } | null }>, weather: { __typename: 'Weather', icon: string, temperature: number, description: string, precipitation: number | null, resolvedLocation: string | null } | null }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } };

export type EventPageFragment = { __typename: 'EventConnection', totalCount: number, nodes: Array<{ __typename: 'Event', id: string, urlHash: string, revision: number, title: string, location: string, date: string, endTime: string | null, timezone: string, participantThreshold: number, capacity: number | null, maxGuests: number, waitlistRule: WaitlistRule, placesHeld: number, decideAt: string | null, decisionRule: DecisionRule, rainLimit: number | null, status: EventStatus, statusReason: string | null, decidedBy: DecidedBy | null, neededSeats: number | null, hadSeats: number | null, cameCount: number | null, isAtRisk: boolean, notes: string, webLink: string, isPrivate: boolean, isGuestListHidden: boolean, asksStillIn: boolean, eventTypeId: number, isRecurring: boolean, recurrenceFrequency: RecurrenceFrequency | null, parentEventId: string | null, creatorId: string, creatorName: string, chance: number, formats: Array<{ __typename: 'EventFormat', at: number, label: string }>, eventType: { __typename: 'EventType', id: number, name: string, color: string }, coOrganisers: Array<{ __typename: 'CoOrganiser', uid: string, displayName: string }>, questions: Array<{ __typename: 'Question', id: string, text: string, kind: QuestionKind, options: Array<string>, isRequired: boolean }>, price: { __typename: 'Price', amount: number, currency: string, mode: PriceMode, howToPay: string } | null, participants: Array<{ __typename: 'Participant', id: string, name: string, likelihood: number, guests: number, minParticipants: number | null, isStandby: boolean, status: ResponseStatus, waitlistPosition: number | null, comment: string, offer: { __typename: 'PlaceOffer', seats: number, until: string, isForFewer: boolean } | null }>, weather: { __typename: 'Weather', icon: string, temperature: number, description: string, precipitation: number | null, resolvedLocation: string | null } | null }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } };

export type DuplicateEventMutationVariables = Exact<{
  urlHash: string;
}>;


export type DuplicateEventMutation = { duplicateEvent: { __typename: 'Event', id: string, urlHash: string } };

export type HasNextDateQueryVariables = Exact<{
  urlHash: string;
}>;


export type HasNextDateQuery = { hasNextDate: boolean };

export type HandOverEventMutationVariables = Exact<{
  urlHash: string;
}>;


export type HandOverEventMutation = { handOverEvent: { __typename: 'HandOver', token: string, expiresAt: string } };

export type WithdrawHandOverMutationVariables = Exact<{
  urlHash: string;
}>;


export type WithdrawHandOverMutation = { withdrawHandOver: boolean };

export type TakeOverEventMutationVariables = Exact<{
  urlHash: string;
  token: string;
}>;


export type TakeOverEventMutation = { takeOverEvent: { __typename: 'Event', id: string, urlHash: string, revision: number, title: string, location: string, date: string, endTime: string | null, timezone: string, participantThreshold: number, capacity: number | null, maxGuests: number, waitlistRule: WaitlistRule, placesHeld: number, decideAt: string | null, decisionRule: DecisionRule, rainLimit: number | null, status: EventStatus, statusReason: string | null, decidedBy: DecidedBy | null, neededSeats: number | null, hadSeats: number | null, cameCount: number | null, isAtRisk: boolean, notes: string, webLink: string, isPrivate: boolean, isGuestListHidden: boolean, asksStillIn: boolean, eventTypeId: number, isRecurring: boolean, recurrenceFrequency: RecurrenceFrequency | null, parentEventId: string | null, creatorId: string, creatorName: string, chance: number, formats: Array<{ __typename: 'EventFormat', at: number, label: string }>, eventType: { __typename: 'EventType', id: number, name: string, color: string }, coOrganisers: Array<{ __typename: 'CoOrganiser', uid: string, displayName: string }>, questions: Array<{ __typename: 'Question', id: string, text: string, kind: QuestionKind, options: Array<string>, isRequired: boolean }>, price: { __typename: 'Price', amount: number, currency: string, mode: PriceMode, howToPay: string } | null, participants: Array<{ __typename: 'Participant', id: string, name: string, likelihood: number, guests: number, minParticipants: number | null, isStandby: boolean, status: ResponseStatus, waitlistPosition: number | null, comment: string, offer: { __typename: 'PlaceOffer', seats: number, until: string, isForFewer: boolean } | null }>, weather: { __typename: 'Weather', icon: string, temperature: number, description: string, precipitation: number | null, resolvedLocation: string | null } | null } };

export type AcceptCoOrganiserMutationVariables = Exact<{
  urlHash: string;
  token: string;
}>;


export type AcceptCoOrganiserMutation = { acceptCoOrganiser: { __typename: 'Event', urlHash: string } };

export type PollCardFragment = { __typename: 'Poll', urlHash: string, title: string, location: string, participantThreshold: number, timezone: string, optionCount: number, eventType: { __typename: 'EventType', id: number, name: string, color: string }, bestOption: { __typename: 'PollOption', id: string, date: string, chance: number, expected: number } | null };

export type HomePollsQueryVariables = Exact<{
  eventTypeId?: number | null | undefined;
}>;


export type HomePollsQuery = { polls: { __typename: 'PollConnection', totalCount: number, nodes: Array<{ __typename: 'Poll', urlHash: string, title: string, location: string, participantThreshold: number, timezone: string, optionCount: number, eventType: { __typename: 'EventType', id: number, name: string, color: string }, bestOption: { __typename: 'PollOption', id: string, date: string, chance: number, expected: number } | null }> } };

export type ResponseFragment = { __typename: 'Participant', id: string, name: string, likelihood: number, guests: number, minParticipants: number | null, isStandby: boolean, status: ResponseStatus, waitlistPosition: number | null, comment: string, offer: { __typename: 'PlaceOffer', seats: number, until: string, isForFewer: boolean } | null };

export type RemoveResponseMutationVariables = Exact<{
  urlHash: string;
  participantId: string;
  responseToken?: string | null | undefined;
}>;


export type RemoveResponseMutation = { removeResponse: boolean };

export type UpdateResponseMutationVariables = Exact<{
  urlHash: string;
  participantId: string;
  input: UpdateResponseInput;
  responseToken?: string | null | undefined;
}>;


export type UpdateResponseMutation = { updateResponse: { __typename: 'Participant', id: string, name: string, likelihood: number, guests: number, minParticipants: number | null, isStandby: boolean, status: ResponseStatus, waitlistPosition: number | null, comment: string, offer: { __typename: 'PlaceOffer', seats: number, until: string, isForFewer: boolean } | null } };

export type JoinEventMutationVariables = Exact<{
  urlHash: string;
  input: JoinEventInput;
}>;


export type JoinEventMutation = { joinEvent: { __typename: 'JoinEventPayload', responseToken: string, participant: { __typename: 'Participant', isPhoneConfirmed: boolean | null, id: string, name: string, likelihood: number, guests: number, minParticipants: number | null, isStandby: boolean, status: ResponseStatus, waitlistPosition: number | null, comment: string, offer: { __typename: 'PlaceOffer', seats: number, until: string, isForFewer: boolean } | null } } };

export type HideResponseMutationVariables = Exact<{
  urlHash: string;
  participantId: string;
  hidden: boolean;
}>;


export type HideResponseMutation = { hideResponse: { __typename: 'Participant', id: string, isHidden: boolean } };

export type AdoptResponsesMutationVariables = Exact<{ [key: string]: never; }>;


export type AdoptResponsesMutation = { adoptResponses: number };

export type HiddenOfBrowserQueryVariables = Exact<{
  held: Array<HeldResponseInput> | HeldResponseInput;
}>;


export type HiddenOfBrowserQuery = { hiddenResponses: Array<{ __typename: 'HiddenResponse', urlHash: string, response: { __typename: 'Participant', id: string, name: string, likelihood: number, guests: number, minParticipants: number | null, isStandby: boolean, status: ResponseStatus, waitlistPosition: number | null, comment: string, offer: { __typename: 'PlaceOffer', seats: number, until: string, isForFewer: boolean } | null } }> };

export type HiddenResponseFragment = { __typename: 'HiddenResponse', urlHash: string, response: { __typename: 'Participant', id: string, name: string, likelihood: number, guests: number, minParticipants: number | null, isStandby: boolean, status: ResponseStatus, waitlistPosition: number | null, comment: string, offer: { __typename: 'PlaceOffer', seats: number, until: string, isForFewer: boolean } | null } };

export type MyResponsesQueryVariables = Exact<{ [key: string]: never; }>;


export type MyResponsesQuery = { viewer: { __typename: 'Viewer', uid: string, responses: Array<{ __typename: 'Participant', id: string }>, hiddenResponses: Array<{ __typename: 'HiddenResponse', urlHash: string, response: { __typename: 'Participant', id: string, name: string, likelihood: number, guests: number, minParticipants: number | null, isStandby: boolean, status: ResponseStatus, waitlistPosition: number | null, comment: string, offer: { __typename: 'PlaceOffer', seats: number, until: string, isForFewer: boolean } | null } }> } | null };

export type OpenResponseMutationVariables = Exact<{
  urlHash: string;
  participantId: string;
  responseToken: string;
}>;


export type OpenResponseMutation = { updateResponse: { __typename: 'Participant', id: string, name: string, likelihood: number, guests: number, minParticipants: number | null, isStandby: boolean, status: ResponseStatus, waitlistPosition: number | null, comment: string, offer: { __typename: 'PlaceOffer', seats: number, until: string, isForFewer: boolean } | null } };

export type OwnResponsesQueryVariables = Exact<{
  urlHash: string;
}>;


export type OwnResponsesQuery = { event: { __typename: 'Event', urlHash: string, participants: Array<{ __typename: 'Participant', isHidden: boolean, id: string, name: string, likelihood: number, guests: number, minParticipants: number | null, isStandby: boolean, status: ResponseStatus, waitlistPosition: number | null, comment: string, answers: Array<{ __typename: 'Answer', questionId: string, text: string }> | null, offer: { __typename: 'PlaceOffer', seats: number, until: string, isForFewer: boolean } | null }> } | null };

export type EndSeriesMutationVariables = Exact<{
  urlHash: string;
}>;


export type EndSeriesMutation = { endSeries: { __typename: 'Event', id: string, urlHash: string, isRecurring: boolean, recurrenceFrequency: RecurrenceFrequency | null } };

export type SeriesQueryVariables = Exact<{
  urlHash: string;
}>;


export type SeriesQuery = { series: { __typename: 'Series', previous: { __typename: 'Occurrence', urlHash: string, date: string, timezone: string } | null, next: { __typename: 'Occurrence', urlHash: string, date: string, timezone: string } | null } | null };

export type OccurrenceFragment = { __typename: 'Occurrence', urlHash: string, date: string, timezone: string };

const ResponseFragmentDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"Response"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Participant"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"likelihood"}},{"kind":"Field","name":{"kind":"Name","value":"guests"}},{"kind":"Field","name":{"kind":"Name","value":"minParticipants"}},{"kind":"Field","name":{"kind":"Name","value":"isStandby"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"waitlistPosition"}},{"kind":"Field","name":{"kind":"Name","value":"offer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seats"}},{"kind":"Field","name":{"kind":"Name","value":"until"}},{"kind":"Field","name":{"kind":"Name","value":"isForFewer"}}]}},{"kind":"Field","name":{"kind":"Name","value":"comment"}}]}};
const EventCardFragmentDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"EventCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Event"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"urlHash"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"endTime"}},{"kind":"Field","name":{"kind":"Name","value":"timezone"}},{"kind":"Field","name":{"kind":"Name","value":"participantThreshold"}},{"kind":"Field","name":{"kind":"Name","value":"capacity"}},{"kind":"Field","name":{"kind":"Name","value":"maxGuests"}},{"kind":"Field","name":{"kind":"Name","value":"waitlistRule"}},{"kind":"Field","name":{"kind":"Name","value":"placesHeld"}},{"kind":"Field","name":{"kind":"Name","value":"formats"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}},{"kind":"Field","name":{"kind":"Name","value":"decideAt"}},{"kind":"Field","name":{"kind":"Name","value":"decisionRule"}},{"kind":"Field","name":{"kind":"Name","value":"rainLimit"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusReason"}},{"kind":"Field","name":{"kind":"Name","value":"decidedBy"}},{"kind":"Field","name":{"kind":"Name","value":"neededSeats"}},{"kind":"Field","name":{"kind":"Name","value":"hadSeats"}},{"kind":"Field","name":{"kind":"Name","value":"cameCount"}},{"kind":"Field","name":{"kind":"Name","value":"isAtRisk"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"webLink"}},{"kind":"Field","name":{"kind":"Name","value":"isPrivate"}},{"kind":"Field","name":{"kind":"Name","value":"isGuestListHidden"}},{"kind":"Field","name":{"kind":"Name","value":"asksStillIn"}},{"kind":"Field","name":{"kind":"Name","value":"eventTypeId"}},{"kind":"Field","name":{"kind":"Name","value":"eventType"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"color"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isRecurring"}},{"kind":"Field","name":{"kind":"Name","value":"recurrenceFrequency"}},{"kind":"Field","name":{"kind":"Name","value":"parentEventId"}},{"kind":"Field","name":{"kind":"Name","value":"creatorId"}},{"kind":"Field","name":{"kind":"Name","value":"creatorName"}},{"kind":"Field","name":{"kind":"Name","value":"coOrganisers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uid"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"questions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"options"}},{"kind":"Field","name":{"kind":"Name","value":"isRequired"}}]}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"mode"}},{"kind":"Field","name":{"kind":"Name","value":"howToPay"}}]}},{"kind":"Field","name":{"kind":"Name","value":"participants"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Response"}}]}},{"kind":"Field","name":{"kind":"Name","value":"chance"}},{"kind":"Field","name":{"kind":"Name","value":"weather"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"icon"}},{"kind":"Field","name":{"kind":"Name","value":"temperature"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"precipitation"}},{"kind":"Field","name":{"kind":"Name","value":"resolvedLocation"}}]}}]}};
const EventPageFragmentDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"EventPage"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EventConnection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EventCard"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}};
const PollCardFragmentDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"PollCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Poll"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"urlHash"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"eventType"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"color"}}]}},{"kind":"Field","name":{"kind":"Name","value":"participantThreshold"}},{"kind":"Field","name":{"kind":"Name","value":"timezone"}},{"kind":"Field","name":{"kind":"Name","value":"optionCount"}},{"kind":"Field","name":{"kind":"Name","value":"bestOption"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"chance"}},{"kind":"Field","name":{"kind":"Name","value":"expected"}}]}}]}};
const HiddenResponseFragmentDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"HiddenResponse"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HiddenResponse"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"urlHash"}},{"kind":"Field","name":{"kind":"Name","value":"response"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Response"}}]}}]}};
const OccurrenceFragmentDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"Occurrence"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Occurrence"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"urlHash"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"timezone"}}]}};
export const ResponseFragmentDoc = {"kind":"Document","definitions":[ResponseFragmentDefinition]} as unknown as DocumentNode<ResponseFragment, unknown>;
export const EventCardFragmentDoc = {"kind":"Document","definitions":[EventCardFragmentDefinition,ResponseFragmentDefinition]} as unknown as DocumentNode<EventCardFragment, unknown>;
export const EventPageFragmentDoc = {"kind":"Document","definitions":[EventPageFragmentDefinition,ResponseFragmentDefinition,EventCardFragmentDefinition]} as unknown as DocumentNode<EventPageFragment, unknown>;
export const PollCardFragmentDoc = {"kind":"Document","definitions":[PollCardFragmentDefinition]} as unknown as DocumentNode<PollCardFragment, unknown>;
export const HiddenResponseFragmentDoc = {"kind":"Document","definitions":[HiddenResponseFragmentDefinition,ResponseFragmentDefinition]} as unknown as DocumentNode<HiddenResponseFragment, unknown>;
export const OccurrenceFragmentDoc = {"kind":"Document","definitions":[OccurrenceFragmentDefinition]} as unknown as DocumentNode<OccurrenceFragment, unknown>;
export const DecideEventDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DecideEvent"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"urlHash"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"decision"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Decision"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"decideEvent"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"urlHash"},"value":{"kind":"Variable","name":{"kind":"Name","value":"urlHash"}}},{"kind":"Argument","name":{"kind":"Name","value":"decision"},"value":{"kind":"Variable","name":{"kind":"Name","value":"decision"}}},{"kind":"Argument","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EventCard"}}]}}]}},ResponseFragmentDefinition,EventCardFragmentDefinition]} as unknown as DocumentNode<DecideEventMutation, DecideEventMutationVariables>;
export const EventTypesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EventTypes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"eventTypes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"color"}}]}}]}}]} as unknown as DocumentNode<EventTypesQuery, EventTypesQueryVariables>;
export const DeleteEventDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteEvent"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"urlHash"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteEvent"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"urlHash"},"value":{"kind":"Variable","name":{"kind":"Name","value":"urlHash"}}}]}]}}]} as unknown as DocumentNode<DeleteEventMutation, DeleteEventMutationVariables>;
export const CancelledEventDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CancelledEvent"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"urlHash"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancelledEvent"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"urlHash"},"value":{"kind":"Variable","name":{"kind":"Name","value":"urlHash"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"timezone"}}]}}]}}]} as unknown as DocumentNode<CancelledEventQuery, CancelledEventQueryVariables>;
export const EventDetailDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EventDetail"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"urlHash"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"event"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"urlHash"},"value":{"kind":"Variable","name":{"kind":"Name","value":"urlHash"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EventCard"}},{"kind":"Field","name":{"kind":"Name","value":"isHidden"}},{"kind":"Field","name":{"kind":"Name","value":"seriesHash"}},{"kind":"Field","name":{"kind":"Name","value":"participants"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"regularId"}},{"kind":"Field","name":{"kind":"Name","value":"isHidden"}},{"kind":"Field","name":{"kind":"Name","value":"isRepeated"}}]}}]}}]}},ResponseFragmentDefinition,EventCardFragmentDefinition]} as unknown as DocumentNode<EventDetailQuery, EventDetailQueryVariables>;
export const CreateEventDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateEvent"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateEventInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createEvent"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EventCard"}}]}}]}},ResponseFragmentDefinition,EventCardFragmentDefinition]} as unknown as DocumentNode<CreateEventMutation, CreateEventMutationVariables>;
export const UpdateEventDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateEvent"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"urlHash"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateEventInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"scope"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"EditScope"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateEvent"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"urlHash"},"value":{"kind":"Variable","name":{"kind":"Name","value":"urlHash"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"scope"},"value":{"kind":"Variable","name":{"kind":"Name","value":"scope"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EventCard"}}]}}]}},ResponseFragmentDefinition,EventCardFragmentDefinition]} as unknown as DocumentNode<UpdateEventMutation, UpdateEventMutationVariables>;
export const HomeEventsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"HomeEvents"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"eventTypeId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}},"defaultValue":{"kind":"IntValue","value":"20"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"upcoming"},"name":{"kind":"Name","value":"events"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"when"},"value":{"kind":"EnumValue","value":"UPCOMING"}},{"kind":"Argument","name":{"kind":"Name","value":"eventTypeId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"eventTypeId"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EventPage"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"past"},"name":{"kind":"Name","value":"events"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"when"},"value":{"kind":"EnumValue","value":"PAST"}},{"kind":"Argument","name":{"kind":"Name","value":"eventTypeId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"eventTypeId"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EventPage"}}]}}]}},ResponseFragmentDefinition,EventCardFragmentDefinition,EventPageFragmentDefinition]} as unknown as DocumentNode<HomeEventsQuery, HomeEventsQueryVariables>;
export const MoreEventsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MoreEvents"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"when"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EventWindow"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"eventTypeId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"events"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"when"},"value":{"kind":"Variable","name":{"kind":"Name","value":"when"}}},{"kind":"Argument","name":{"kind":"Name","value":"eventTypeId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"eventTypeId"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"10"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EventPage"}}]}}]}},ResponseFragmentDefinition,EventCardFragmentDefinition,EventPageFragmentDefinition]} as unknown as DocumentNode<MoreEventsQuery, MoreEventsQueryVariables>;
export const DuplicateEventDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DuplicateEvent"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"urlHash"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"duplicateEvent"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"urlHash"},"value":{"kind":"Variable","name":{"kind":"Name","value":"urlHash"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"urlHash"}}]}}]}}]} as unknown as DocumentNode<DuplicateEventMutation, DuplicateEventMutationVariables>;
export const HasNextDateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"HasNextDate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"urlHash"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextDate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"urlHash"},"value":{"kind":"Variable","name":{"kind":"Name","value":"urlHash"}}}]}]}}]} as unknown as DocumentNode<HasNextDateQuery, HasNextDateQueryVariables>;
export const HandOverEventDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"HandOverEvent"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"urlHash"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"handOverEvent"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"urlHash"},"value":{"kind":"Variable","name":{"kind":"Name","value":"urlHash"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"token"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}}]}}]} as unknown as DocumentNode<HandOverEventMutation, HandOverEventMutationVariables>;
export const WithdrawHandOverDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"WithdrawHandOver"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"urlHash"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"withdrawHandOver"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"urlHash"},"value":{"kind":"Variable","name":{"kind":"Name","value":"urlHash"}}}]}]}}]} as unknown as DocumentNode<WithdrawHandOverMutation, WithdrawHandOverMutationVariables>;
export const TakeOverEventDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"TakeOverEvent"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"urlHash"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"takeOverEvent"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"urlHash"},"value":{"kind":"Variable","name":{"kind":"Name","value":"urlHash"}}},{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EventCard"}}]}}]}},ResponseFragmentDefinition,EventCardFragmentDefinition]} as unknown as DocumentNode<TakeOverEventMutation, TakeOverEventMutationVariables>;
export const AcceptCoOrganiserDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AcceptCoOrganiser"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"urlHash"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"acceptCoOrganiser"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"urlHash"},"value":{"kind":"Variable","name":{"kind":"Name","value":"urlHash"}}},{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"urlHash"}}]}}]}}]} as unknown as DocumentNode<AcceptCoOrganiserMutation, AcceptCoOrganiserMutationVariables>;
export const HomePollsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"HomePolls"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"eventTypeId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"polls"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"eventTypeId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"eventTypeId"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"6"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PollCard"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}},PollCardFragmentDefinition]} as unknown as DocumentNode<HomePollsQuery, HomePollsQueryVariables>;
export const RemoveResponseDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveResponse"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"urlHash"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"participantId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"responseToken"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeResponse"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"urlHash"},"value":{"kind":"Variable","name":{"kind":"Name","value":"urlHash"}}},{"kind":"Argument","name":{"kind":"Name","value":"participantId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"participantId"}}},{"kind":"Argument","name":{"kind":"Name","value":"responseToken"},"value":{"kind":"Variable","name":{"kind":"Name","value":"responseToken"}}}]}]}}]} as unknown as DocumentNode<RemoveResponseMutation, RemoveResponseMutationVariables>;
export const UpdateResponseDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateResponse"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"urlHash"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"participantId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateResponseInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"responseToken"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateResponse"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"urlHash"},"value":{"kind":"Variable","name":{"kind":"Name","value":"urlHash"}}},{"kind":"Argument","name":{"kind":"Name","value":"participantId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"participantId"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"responseToken"},"value":{"kind":"Variable","name":{"kind":"Name","value":"responseToken"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Response"}}]}}]}},ResponseFragmentDefinition]} as unknown as DocumentNode<UpdateResponseMutation, UpdateResponseMutationVariables>;
export const JoinEventDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"JoinEvent"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"urlHash"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"JoinEventInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"joinEvent"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"urlHash"},"value":{"kind":"Variable","name":{"kind":"Name","value":"urlHash"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"participant"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Response"}},{"kind":"Field","name":{"kind":"Name","value":"isPhoneConfirmed"}}]}},{"kind":"Field","name":{"kind":"Name","value":"responseToken"}}]}}]}},ResponseFragmentDefinition]} as unknown as DocumentNode<JoinEventMutation, JoinEventMutationVariables>;
export const HideResponseDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"HideResponse"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"urlHash"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"participantId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"hidden"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hideResponse"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"urlHash"},"value":{"kind":"Variable","name":{"kind":"Name","value":"urlHash"}}},{"kind":"Argument","name":{"kind":"Name","value":"participantId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"participantId"}}},{"kind":"Argument","name":{"kind":"Name","value":"hidden"},"value":{"kind":"Variable","name":{"kind":"Name","value":"hidden"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isHidden"}}]}}]}}]} as unknown as DocumentNode<HideResponseMutation, HideResponseMutationVariables>;
export const AdoptResponsesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AdoptResponses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adoptResponses"}}]}}]} as unknown as DocumentNode<AdoptResponsesMutation, AdoptResponsesMutationVariables>;
export const HiddenOfBrowserDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"HiddenOfBrowser"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"held"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"HeldResponseInput"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hiddenResponses"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"held"},"value":{"kind":"Variable","name":{"kind":"Name","value":"held"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"HiddenResponse"}}]}}]}},ResponseFragmentDefinition,HiddenResponseFragmentDefinition]} as unknown as DocumentNode<HiddenOfBrowserQuery, HiddenOfBrowserQueryVariables>;
export const MyResponsesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MyResponses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uid"}},{"kind":"Field","name":{"kind":"Name","value":"responses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"hiddenResponses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"HiddenResponse"}}]}}]}}]}},ResponseFragmentDefinition,HiddenResponseFragmentDefinition]} as unknown as DocumentNode<MyResponsesQuery, MyResponsesQueryVariables>;
export const OpenResponseDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"OpenResponse"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"urlHash"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"participantId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"responseToken"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateResponse"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"urlHash"},"value":{"kind":"Variable","name":{"kind":"Name","value":"urlHash"}}},{"kind":"Argument","name":{"kind":"Name","value":"participantId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"participantId"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[]}},{"kind":"Argument","name":{"kind":"Name","value":"responseToken"},"value":{"kind":"Variable","name":{"kind":"Name","value":"responseToken"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Response"}}]}}]}},ResponseFragmentDefinition]} as unknown as DocumentNode<OpenResponseMutation, OpenResponseMutationVariables>;
export const OwnResponsesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OwnResponses"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"urlHash"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"event"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"urlHash"},"value":{"kind":"Variable","name":{"kind":"Name","value":"urlHash"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"urlHash"}},{"kind":"Field","name":{"kind":"Name","value":"participants"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Response"}},{"kind":"Field","name":{"kind":"Name","value":"isHidden"}},{"kind":"Field","name":{"kind":"Name","value":"answers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"questionId"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}}]}}]}},ResponseFragmentDefinition]} as unknown as DocumentNode<OwnResponsesQuery, OwnResponsesQueryVariables>;
export const EndSeriesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EndSeries"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"urlHash"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endSeries"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"urlHash"},"value":{"kind":"Variable","name":{"kind":"Name","value":"urlHash"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"urlHash"}},{"kind":"Field","name":{"kind":"Name","value":"isRecurring"}},{"kind":"Field","name":{"kind":"Name","value":"recurrenceFrequency"}}]}}]}}]} as unknown as DocumentNode<EndSeriesMutation, EndSeriesMutationVariables>;
export const SeriesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Series"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"urlHash"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"series"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"urlHash"},"value":{"kind":"Variable","name":{"kind":"Name","value":"urlHash"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"previous"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Occurrence"}}]}},{"kind":"Field","name":{"kind":"Name","value":"next"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Occurrence"}}]}}]}}]}},OccurrenceFragmentDefinition]} as unknown as DocumentNode<SeriesQuery, SeriesQueryVariables>;

type QueryOptions<TData, TVariables extends OperationVariables> = useQuery.Options<TData, TVariables> | SkipToken;

export const useDecideEventMutation = (options?: useMutation.Options<DecideEventMutation, DecideEventMutationVariables>) =>
  useMutation(DecideEventDocument, options);

export const useEventTypesQuery = (options: QueryOptions<EventTypesQuery, EventTypesQueryVariables> = {}) =>
  useQuery(EventTypesDocument, options);
export const useEventTypesLazyQuery = (options?: useLazyQuery.Options<EventTypesQuery, EventTypesQueryVariables>) =>
  useLazyQuery(EventTypesDocument, options);

export const useDeleteEventMutation = (options?: useMutation.Options<DeleteEventMutation, DeleteEventMutationVariables>) =>
  useMutation(DeleteEventDocument, options);

export const useCancelledEventQuery = (options: QueryOptions<CancelledEventQuery, CancelledEventQueryVariables>) =>
  useQuery(CancelledEventDocument, options);
export const useCancelledEventLazyQuery = (options?: useLazyQuery.Options<CancelledEventQuery, CancelledEventQueryVariables>) =>
  useLazyQuery(CancelledEventDocument, options);

export const useEventDetailQuery = (options: QueryOptions<EventDetailQuery, EventDetailQueryVariables>) =>
  useQuery(EventDetailDocument, options);
export const useEventDetailLazyQuery = (options?: useLazyQuery.Options<EventDetailQuery, EventDetailQueryVariables>) =>
  useLazyQuery(EventDetailDocument, options);

export const useCreateEventMutation = (options?: useMutation.Options<CreateEventMutation, CreateEventMutationVariables>) =>
  useMutation(CreateEventDocument, options);

export const useUpdateEventMutation = (options?: useMutation.Options<UpdateEventMutation, UpdateEventMutationVariables>) =>
  useMutation(UpdateEventDocument, options);

export const useHomeEventsQuery = (options: QueryOptions<HomeEventsQuery, HomeEventsQueryVariables> = {}) =>
  useQuery(HomeEventsDocument, options);
export const useHomeEventsLazyQuery = (options?: useLazyQuery.Options<HomeEventsQuery, HomeEventsQueryVariables>) =>
  useLazyQuery(HomeEventsDocument, options);

export const useMoreEventsQuery = (options: QueryOptions<MoreEventsQuery, MoreEventsQueryVariables>) =>
  useQuery(MoreEventsDocument, options);
export const useMoreEventsLazyQuery = (options?: useLazyQuery.Options<MoreEventsQuery, MoreEventsQueryVariables>) =>
  useLazyQuery(MoreEventsDocument, options);

export const useDuplicateEventMutation = (options?: useMutation.Options<DuplicateEventMutation, DuplicateEventMutationVariables>) =>
  useMutation(DuplicateEventDocument, options);

export const useHasNextDateQuery = (options: QueryOptions<HasNextDateQuery, HasNextDateQueryVariables>) =>
  useQuery(HasNextDateDocument, options);
export const useHasNextDateLazyQuery = (options?: useLazyQuery.Options<HasNextDateQuery, HasNextDateQueryVariables>) =>
  useLazyQuery(HasNextDateDocument, options);

export const useHandOverEventMutation = (options?: useMutation.Options<HandOverEventMutation, HandOverEventMutationVariables>) =>
  useMutation(HandOverEventDocument, options);

export const useWithdrawHandOverMutation = (options?: useMutation.Options<WithdrawHandOverMutation, WithdrawHandOverMutationVariables>) =>
  useMutation(WithdrawHandOverDocument, options);

export const useTakeOverEventMutation = (options?: useMutation.Options<TakeOverEventMutation, TakeOverEventMutationVariables>) =>
  useMutation(TakeOverEventDocument, options);

export const useAcceptCoOrganiserMutation = (options?: useMutation.Options<AcceptCoOrganiserMutation, AcceptCoOrganiserMutationVariables>) =>
  useMutation(AcceptCoOrganiserDocument, options);

export const useHomePollsQuery = (options: QueryOptions<HomePollsQuery, HomePollsQueryVariables> = {}) =>
  useQuery(HomePollsDocument, options);
export const useHomePollsLazyQuery = (options?: useLazyQuery.Options<HomePollsQuery, HomePollsQueryVariables>) =>
  useLazyQuery(HomePollsDocument, options);

export const useRemoveResponseMutation = (options?: useMutation.Options<RemoveResponseMutation, RemoveResponseMutationVariables>) =>
  useMutation(RemoveResponseDocument, options);

export const useUpdateResponseMutation = (options?: useMutation.Options<UpdateResponseMutation, UpdateResponseMutationVariables>) =>
  useMutation(UpdateResponseDocument, options);

export const useJoinEventMutation = (options?: useMutation.Options<JoinEventMutation, JoinEventMutationVariables>) =>
  useMutation(JoinEventDocument, options);

export const useHideResponseMutation = (options?: useMutation.Options<HideResponseMutation, HideResponseMutationVariables>) =>
  useMutation(HideResponseDocument, options);

export const useAdoptResponsesMutation = (options?: useMutation.Options<AdoptResponsesMutation, AdoptResponsesMutationVariables>) =>
  useMutation(AdoptResponsesDocument, options);

export const useHiddenOfBrowserQuery = (options: QueryOptions<HiddenOfBrowserQuery, HiddenOfBrowserQueryVariables>) =>
  useQuery(HiddenOfBrowserDocument, options);
export const useHiddenOfBrowserLazyQuery = (options?: useLazyQuery.Options<HiddenOfBrowserQuery, HiddenOfBrowserQueryVariables>) =>
  useLazyQuery(HiddenOfBrowserDocument, options);

export const useMyResponsesQuery = (options: QueryOptions<MyResponsesQuery, MyResponsesQueryVariables> = {}) =>
  useQuery(MyResponsesDocument, options);
export const useMyResponsesLazyQuery = (options?: useLazyQuery.Options<MyResponsesQuery, MyResponsesQueryVariables>) =>
  useLazyQuery(MyResponsesDocument, options);

export const useOpenResponseMutation = (options?: useMutation.Options<OpenResponseMutation, OpenResponseMutationVariables>) =>
  useMutation(OpenResponseDocument, options);

export const useOwnResponsesQuery = (options: QueryOptions<OwnResponsesQuery, OwnResponsesQueryVariables>) =>
  useQuery(OwnResponsesDocument, options);
export const useOwnResponsesLazyQuery = (options?: useLazyQuery.Options<OwnResponsesQuery, OwnResponsesQueryVariables>) =>
  useLazyQuery(OwnResponsesDocument, options);

export const useEndSeriesMutation = (options?: useMutation.Options<EndSeriesMutation, EndSeriesMutationVariables>) =>
  useMutation(EndSeriesDocument, options);

export const useSeriesQuery = (options: QueryOptions<SeriesQuery, SeriesQueryVariables>) =>
  useQuery(SeriesDocument, options);
export const useSeriesLazyQuery = (options?: useLazyQuery.Options<SeriesQuery, SeriesQueryVariables>) =>
  useLazyQuery(SeriesDocument, options);