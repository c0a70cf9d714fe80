import { defineEntity, p } from '@mikro-orm/core';
import type { RecurrenceFrequency } from '@quorum/domain/event/constants';
import type { RecurrenceRule } from '@quorum/domain/event/recurrenceRule';
import type { DecisionRule, EventStatus, WaitlistRule } from '@quorum/domain/decision/rules';
import { EVENT_FIELDS } from '@quorum/domain/event/content';
import type { Price } from '@quorum/domain/organising/price';
import type { Question } from '@quorum/domain/organising/questions';
import type { Answer } from '@quorum/domain/response/answers';
import type { PaymentState } from '@quorum/domain/response/payment';
import type { EventFormat } from '@quorum/domain/decision/ladder';
import type { WeatherIcon } from '@quorum/domain/event/weather';
import { EVENT_CHECKS, RESPONSE_CHECKS } from './rules/eventChecks.ts';
import { HAS_SERIES, LEAVE_PLACE, RESPONSE_CHANGES_TALLIES } from './rules/eventTriggers.ts';
import { SEARCHED } from './rules/searched.ts';
import { RegularEntity } from './series/RegularEntity.ts';
import { instant, ofOrganiser, ofPerson, raisesRevision, type CoOrganiser } from './sharedProperties.ts';

// An event, its responses and its weather point at each other, so they stand in one file.

/** A private event is on no list, nor is a hidden one. */
export const IS_LISTED = 'not is_private and not is_hidden';

/** That nobody gives two of their events one external id. */
export const EXTERNAL_ID_ONCE = 'event_external_id_once';

const eventSchema = defineEntity({
  name: 'EventEntity',
  tableName: 'event',
  properties: {
    id: p.integer().primary(),
    ...ofOrganiser(),
    /** In the order in which they joined its creator. */
    coOrganisers: p.json<CoOrganiser[]>().default([]),
    /** Where those who respond talk to each other. */
    chatLink: p.text().default(''),
    /** What its creator calls it elsewhere; of all their events one has it. */
    externalId: p.text().nullable(),
    questions: p.json<Question[]>().default([]),
    price: p.json<Price>().strictNullable(),
    date: instant(),
    endTime: instant().strictNullable(),
    /** Derived by the domain's `pastAfter`, stored so that the home list can be found by an index. */
    pastAfter: instant(),
    /** How many guests a participant may bring. */
    maxGuests: p.integer().default(0),
    /** What becomes of a place that is free while people wait for one. */
    waitlistRule: p.text().$type<WaitlistRule>().default('TAKEN_AT_ONCE'),
    formats: p.json<EventFormat[]>().default([]),
    /** When the clock decides whether the event takes place; null for never. */
    decideAt: instant().strictNullable(),
    decisionRule: p.text().$type<DecisionRule>().default('DEFINITE'),
    /** From which probability of rain on the clock does not confirm, in percent. */
    rainLimit: p.integer().strictNullable(),
    status: p.text().$type<EventStatus>().default('GATHERING'),
    /** What the organiser who decided it wrote. */
    statusReason: p.text().nullable(),
    statusChangedAt: instant().nullable(),
    decidedBy: p.text().$type<'CLOCK' | 'ORGANISER'>().nullable(),
    /** How many people it needed at the decision, and how many it had by its rule. */
    neededSeats: p.integer().nullable(),
    hadSeats: p.double().$type<number>().nullable(),
    /** `decideAt`, as long as the clock has yet to decide; null once it has, or somebody else. */
    decisionDue: instant().nullable(),
    /** When people were last asked whether they come. */
    askedAt: instant().nullable(),
    /** Enough people were in, but rain was forecast: the clock has left the decision to the organiser. */
    isHeldByRain: p.boolean().default(false),
    /** Those who said yes days ago are asked on the morning whether they are still in. */
    asksStillIn: p.boolean().default(false),
    isRecurring: p.boolean(),
    recurrenceFrequency: p.text().$type<RecurrenceFrequency>().strictNullable(),
    /** What a series is counted from; null where the date of its root says it, and of an event that is no root. */
    recurrenceRule: p.json<RecurrenceRule>().nullable(),
    /** The root of the series that this is an occurrence of. */
    parentEventId: () =>
      p
        .manyToOne(EventEntity)
        .mapToPk()
        .fieldName('parent_event_id')
        .strictNullable()
        .deleteRule('restrict')
        .index(false),
    /** The calendar day that this occurrence was planned for, `yyyy-MM-dd`; a root has none. */
    occurrenceDay: p.date().strictNullable(),
    /**
     * The first event of the series, also once another leads it or it is deleted: by it one walks from date to date. Null
     * for that first one, and for an event that is alone.
     */
    seriesId: p.integer().nullable(),
    /** This one and the next two are of servers of the release before, which remember by them what they told. */
    isQuorumTold: p.boolean().default(false),
    responsesNotifiedAt: instant().nullable().fieldName('answers_told_at'),
    remindedAt: instant().nullable(),
    /** Rises with every change of what its calendar entry says, its standing too: the SEQUENCE of that entry. */
    revision: p.integer().default(0),
    weather: () => p.oneToOne(EventWeatherEntity).mappedBy('event').nullable(),
    participants: () => p.oneToMany(ParticipantEntity).mappedBy('event').orderBy({ id: 'asc' }),
  },
  indexes: [
    { name: 'event_listed_by_end', properties: ['pastAfter', 'eventType'], where: IS_LISTED },
    { name: 'event_listed_by_date', properties: ['date', 'id', 'pastAfter'], where: IS_LISTED },
    { name: 'event_listed_by_creation', properties: ['createdAt', 'id'], where: IS_LISTED },
    {
      name: 'event_searched',
      expression: `create index "event_searched" on "event" using gin ((${SEARCHED})) where ${IS_LISTED}`,
    },
    { name: 'event_of_series', properties: ['seriesId', 'date'], where: 'series_id is not null' },
    { name: 'event_decision_due', properties: ['decisionDue'], where: 'decision_due is not null' },
    { name: 'event_of_creator', properties: ['creatorId', 'date'] },
    {
      name: 'event_of_co_organiser',
      expression: 'create index "event_of_co_organiser" on "event" using gin (co_organisers jsonb_path_ops)',
    },
  ],
  triggers: [
    {
      name: 'event_raises_revision',
      timing: 'before',
      events: ['update'],
      body: raisesRevision(Object.keys(EVENT_FIELDS)),
    },
    { name: 'event_has_series', timing: 'after', events: ['insert', 'update'], body: HAS_SERIES },
  ],
  uniques: [
    { name: 'event_occurrence_once', properties: ['parentEventId', 'occurrenceDay'] },
    { name: EXTERNAL_ID_ONCE, properties: ['creatorId', 'externalId'], where: 'external_id is not null' },
  ],
  checks: EVENT_CHECKS,
});

/** An event as it is stored; called so because `Event` is the name of a global of every JavaScript runtime. */
export class EventEntity extends eventSchema.class {}
eventSchema.setClass(EventEntity);

const participantSchema = defineEntity({
  name: 'ParticipantEntity',
  tableName: 'participant',
  properties: {
    id: p.integer().primary(),
    event: () => p.manyToOne(EventEntity).updateRule('cascade').deleteRule('cascade').index('participant_of_event'),
    ...ofPerson(),
    likelihood: p.double().$type<number>(),
    /** People who come along. */
    guests: p.integer().default(0),
    /** Comes if at least so many people come; null without a condition. */
    minParticipants: p.integer().strictNullable(),
    /** Does not come, but may be asked when people are missing. */
    isStandby: p.boolean().default(false),
    /** When it became a yes that counts, by which places are given; null while it is none. */
    definiteAt: instant().strictNullable(),
    /** Whether the person and the guests have a place. */
    holdsPlace: p.boolean().default(false),
    /** How many places are held while somebody who waits is asked, and until when; both null while nobody is. */
    offeredSeats: p.integer().nullable(),
    offeredUntil: instant().nullable(),
    /** Whether not all of them fit, and they are asked whether fewer come. */
    isOfferedToFewer: p.boolean().default(false),
    /** So many free places were let go, and are not offered again. */
    passedFor: p.integer().default(0),
    /** To the questions of the organiser. */
    answers: p.json<Answer[]>().default([]),
    /** What is said of what it costs; null while nothing is. */
    payment: p.text().$type<PaymentState>().nullable(),
    /** A yes that was asked whether it still holds, and was not confirmed. */
    isUnconfirmed: p.boolean().default(false),
    /** By an organiser: only its owner and the organisers can see it, and it does not count. */
    isHidden: p.boolean().default(false),
    /** The standing response that gave it; null for one that somebody gave to this event alone. */
    regular: () => p.manyToOne(RegularEntity).nullable().updateRule('cascade').deleteRule('set null').index(false),
    /** By which they are checked in at the event; the database makes it. Null for responses from before it did. */
    checkIn: p.uuid().defaultRaw('gen_random_uuid()').nullable(),
    /** Of servers of the release before: what the organiser is still to be told about. */
    news: p.text().$type<'joined' | 'changed'>().nullable(),
  },
  indexes: [
    { name: 'participant_of_person', properties: ['uid'], where: 'uid is not null' },
    { name: 'participant_of_visitor', properties: ['visitorDigest'], where: 'uid is null' },
    { name: 'participant_offered', properties: ['offeredUntil'], where: 'offered_until is not null' },
    {
      name: 'participant_of_address',
      expression: 'create index "participant_of_address" on "participant" (lower(email)) where uid is null',
    },
  ],
  triggers: [
    { name: 'participant_leaves_place', timing: 'before', events: ['update'], body: LEAVE_PLACE },
    {
      name: 'participant_counts_in_poll',
      timing: 'before',
      events: ['update', 'delete'],
      body: RESPONSE_CHANGES_TALLIES,
    },
  ],
  uniques: [
    { name: 'participant_once_a_person', properties: ['event', 'uid'], where: 'uid is not null' },
    { name: 'participant_once_a_regular', properties: ['regular', 'event'], where: 'regular_id is not null' },
  ],
  checks: RESPONSE_CHECKS,
});

/** A person's response to an event. */
export class ParticipantEntity extends participantSchema.class {}
participantSchema.setClass(ParticipantEntity);

const weatherSchema = defineEntity({
  name: 'EventWeatherEntity',
  tableName: 'event_weather',
  properties: {
    event: () => p.oneToOne(EventEntity).primary().updateRule('cascade').deleteRule('cascade'),
    /** Null, with all that follows, where nothing is known: it was looked up, and shows nothing. */
    icon: p.text().$type<WeatherIcon>().strictNullable(),
    /** In degrees Fahrenheit. */
    temperature: p.double().$type<number>().strictNullable(),
    description: p.text().strictNullable(),
    /** Probability in percent; the provider may not say it. */
    precipitation: p.double().$type<number>().strictNullable(),
    resolvedLocation: p.text().strictNullable(),
    /** The start of the event that it was looked up for. */
    forInstant: instant(),
    fetchedAt: instant(),
  },
});

/** The forecast for an event's own hour, as of `fetchedAt`. */
export class EventWeatherEntity extends weatherSchema.class {}
weatherSchema.setClass(EventWeatherEntity);
