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
import { EVENT_CHECKS } from './eventChecks.ts';
import { instant, ofOrganiser, ofPerson, raisesRevision, type CoOrganiser } from './sharedProperties.ts';

// An event, its responses and its weather point at each other, so they stand in one file.

/** A private event is on no list, nor is a hidden one. */
export const IS_LISTED = 'not is_private and not is_hidden';

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
    responsesToldAt: instant().nullable().fieldName('answers_told_at'),
    remindedAt: instant().nullable(),
    /** Rises with every change of what its calendar entry says, its standing too: the SEQUENCE of that entry. */
    revision: p.integer().default(0),
    weather: () => p.oneToOne(EventWeatherEntity).mappedBy('event').nullable(),
    participants: () => p.oneToMany(ParticipantEntity).mappedBy('event').orderBy({ id: 'asc' }),
  },
  indexes: [
    { name: 'event_listed_by_end', properties: ['pastAfter', 'eventType'], where: IS_LISTED },
    { name: 'event_listed_by_date', properties: ['date', 'id', 'pastAfter'], where: IS_LISTED },
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
  ],
  uniques: [{ name: 'event_occurrence_once', properties: ['parentEventId', 'occurrenceDay'] }],
  checks: EVENT_CHECKS,
});

/** An event as it is stored; called so because `Event` is the name of a global of every JavaScript runtime. */
export class EventEntity extends eventSchema.class {}
eventSchema.setClass(EventEntity);

/** For servers of the release before, which change likelihoods and hide responses, and know nothing of places. */
const LEAVE_PLACE = [
  'if new.likelihood < 1 then new.min_participants := null; end if;',
  'if new.likelihood > 0 then new.is_standby := false; end if;',
  'if new.likelihood < 1 or new.is_hidden then new.definite_at := null; new.holds_place := false; end if;',
  'if new.definite_at is null or new.holds_place then new.offered_seats := null; new.offered_until := null;',
  'new.is_offered_to_fewer := false; new.passed_for := 0; end if;',
  'return new;',
].join(' ');

/** Somebody who is hidden, or has withdrawn, does not count in the poll that the event came from either. */
const RESPONSE_CHANGES_TALLIES = [
  `if tg_op = 'DELETE' or old.is_hidden is distinct from new.is_hidden then`,
  'update poll set voter_count = null from poll_voter as v where v.participant_id = old.id and poll.id = v.poll_id;',
  'update poll_option set tally = null from poll_voter as v join poll_vote as said on said.voter_id = v.id',
  'where v.participant_id = old.id and poll_option.id = said.option_id; end if;',
  `if tg_op = 'DELETE' then return old; end if;`,
  'return new;',
].join(' ');

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
    /** By the organiser: seen by its owner and the organiser alone, and does not count. */
    isHidden: p.boolean().default(false),
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
  uniques: [{ name: 'participant_once_a_person', properties: ['event', 'uid'], where: 'uid is not null' }],
  checks: [
    { name: 'participant_name_is_given', expression: `name ~ '\\S'` },
    // quoted numbers: PostgreSQL gives them back in a form that the comparison of schemas can read
    { name: 'participant_likelihood_is_probability', expression: `likelihood >= '0' and likelihood <= '1'` },
    { name: 'participant_guests_are_few', expression: 'guests >= 0 and guests <= 9' },
    { name: 'participant_condition_is_possible', expression: 'min_participants >= 2 and min_participants <= 1000' },
    {
      name: 'participant_condition_goes_with_yes',
      expression: `min_participants is null or likelihood = '1'`,
    },
    { name: 'participant_standby_goes_with_no', expression: `not is_standby or likelihood = '0'` },
    {
      name: 'participant_definite_says_yes',
      expression: `definite_at is null or likelihood = '1' and not is_hidden`,
    },
    { name: 'participant_place_is_definite', expression: 'not holds_place or definite_at is not null' },
    { name: 'participant_offer_has_end', expression: '(offered_seats is null) = (offered_until is null)' },
    {
      name: 'participant_offered_waits',
      expression: 'offered_seats is null or offered_seats >= 1 and definite_at is not null and not holds_place',
    },
    { name: 'participant_payment_is_known', expression: `payment in ('SENT', 'RECEIVED')` },
    { name: 'participant_comment_is_short', expression: 'char_length(comment) <= 100' },
    { name: 'participant_news_is_known', expression: `news in ('joined', 'changed')` },
  ],
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
