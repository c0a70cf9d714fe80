import { ATTENDANCE_OUTLOOKS } from '@quorum/domain/decision/reliability';
import { DECISION_RULES, EVENT_STATUSES, WAITLIST_RULES } from '@quorum/domain/decision/rules';
import { RECURRENCE_FREQUENCIES } from '@quorum/domain/event/constants';
import { fieldsWhere } from '@quorum/domain/event/content';
import { PRICE_MODES } from '@quorum/domain/organising/price';
import { QUESTION_KINDS } from '@quorum/domain/organising/questions';
import { z } from 'zod';
import type { EventTypeView, EventView, WeatherView } from '../../presenters/presentEvent.ts';
import type { GoneEventView } from '../../presenters/presentGone.ts';
import { participantView } from './participantSchemas.ts';
import { REVISION } from './pollSchemas.ts';
import { choice, instant, view } from './view.ts';

/** Where an event stands. */
export const eventStatus = choice('EventStatus', EVENT_STATUSES);

/** How often an event recurs. */
export const recurrenceFrequency = choice('RecurrenceFrequency', RECURRENCE_FREQUENCIES);

/** A type, as REST shows it. */
export const eventTypeView = view('EventType', {
  id: z.int(),
  name: z.string(),
  color: z.string().regex(/^#[0-9a-f]{6}$/),
}) satisfies z.ZodType<EventTypeView>;

const eventFormat = view('EventFormat', {
  at: z.int().describe('Smallest number of people for this format'),
  label: z.string(),
});

const weatherView = view('Weather', {
  icon: z.string(),
  temperature: z.number().describe('The temperature in degrees Fahrenheit'),
  description: z.string(),
  precipitation: z.number().nullable().describe('Probability of rain in percent'),
  resolvedLocation: z.string().nullable(),
}) satisfies z.ZodType<WeatherView>;

/** The same schema for each of these fields. */
const each = <Name extends string, Schema extends z.ZodType>(names: readonly Name[], schema: Schema) =>
  Object.fromEntries(names.map((name) => [name, schema])) as Record<Name, Schema>;

/** An event, as REST shows it. */
export const eventView = view('Event', {
  ...each(fieldsWhere({ kind: 'line', isPublic: true }), z.string()),
  ...each(fieldsWhere({ kind: 'text', isPublic: true }), z.string()),
  ...each(fieldsWhere({ kind: 'link', isPublic: true }), z.string()),
  ...each(fieldsWhere({ kind: 'flag', isPublic: true }), z.boolean()),
  id: z.int(),
  urlHash: z.string().length(22),
  revision: REVISION,
  date: instant,
  endTime: instant.nullable(),
  decideAt: instant.nullable().describe('When the clock decides whether it takes place; null for never'),
  decisionRule: choice('DecisionRule', DECISION_RULES).describe(
    'What the clock counts when it decides: only those who come for certain, or all likelihoods added up. Without a decideAt all likelihoods count',
  ),
  rainLimit: z
    .int()
    .nullable()
    .describe(
      'Probability of rain in percent from which the clock leaves the decision to the organiser; null to confirm in any weather',
    ),
  status: eventStatus,
  statusReason: z.string().nullable().describe('What the organiser who decided it wrote'),
  statusChangedAt: instant.nullable(),
  decidedBy: z.enum(['CLOCK', 'ORGANISER']).nullable(),
  neededSeats: z.int().nullable().describe('People it needed at the decision'),
  hadSeats: z.number().nullable().describe('People it had then, by its rule'),
  isAtRisk: z
    .boolean()
    .describe(
      'Confirmed, but too few people are in again: by decisionRule, or without a decideAt by expected; or not confirmed, because rain is forecast',
    ),
  timezone: z.string(),
  participantThreshold: z.int().min(2),
  isGuestListHidden: z.boolean().describe("Others read 'Guest' in place of names, and no comments"),
  isHidden: z.boolean().describe('By an operator; seen by its creator and operators alone'),
  questions: z
    .array(
      view('Question', {
        id: z.int().nullable(),
        text: z.string(),
        kind: choice('QuestionKind', QUESTION_KINDS),
        options: z.array(z.string()),
        isRequired: z.boolean(),
      }),
    )
    .describe('What the organiser asks those who respond'),
  price: view('Price', {
    amount: z.int(),
    currency: z.string().length(3),
    mode: choice('PriceMode', PRICE_MODES),
    howToPay: z.string(),
  })
    .nullable()
    .describe('What it costs, in the minor unit; null for nothing'),
  chatLink: z
    .string()
    .nullable()
    .optional()
    .describe(
      'Where those who come talk to each other; null where there is none, and for all but them and the organisers; left out on lists',
    ),
  externalId: z
    .string()
    .nullable()
    .optional()
    .describe('What its creator calls it elsewhere; null for all but the organisers, left out on lists'),
  eventTypeId: z.int(),
  eventType: eventTypeView,
  capacity: z.int().nullable().describe('Places, guests included; null without a limit'),
  maxGuests: z.int().describe('Guests that each participant may bring'),
  waitlistRule: choice('WaitlistRule', WAITLIST_RULES).describe(
    'What becomes of a place that is free while people wait for one',
  ),
  formats: z.array(eventFormat).describe('What is played with how many people, ascending'),
  recurrenceFrequency: recurrenceFrequency.nullable(),
  parentEventId: z.int().nullable(),
  seriesHash: z
    .string()
    .length(22)
    .nullable()
    .optional()
    .describe('Of the series that it is a date of, as long as that goes on; left out on lists'),
  creatorId: z.string(),
  creatorName: z.string(),
  coOrganisers: z
    .array(view('CoOrganiser', { uid: z.string(), displayName: z.string() }))
    .describe('Who may do what the creator may, but for deleting, handing over and inviting'),
  participants: z.array(participantView),
  weather: weatherView.nullable(),
  expected: z.number().describe('People to expect: likelihoods added up, guests included'),
  chance: z.number().min(0).max(1).describe('Probability that enough people come'),
  placesLeft: z.int().nullable().describe('Free places that are held for nobody; null without a limit'),
  placesHeld: z.int().describe('Places that are held for people on the waitlist while they are asked'),
  cameCount: z
    .int()
    .nullable()
    .optional()
    .describe('People who came; null before the end, and where nobody was marked; left out on lists'),
  previousDate: instant
    .nullable()
    .optional()
    .describe('When it started before it was last moved, in the last 90 days; left out on lists'),
  pastAttendance: z
    .enum(ATTENDANCE_OUTLOOKS)
    .optional()
    .describe('Whether enough people will come by past attendance; for the organisers, of eight responses and more'),
  waitlistCount: z.int().describe('Responses that wait for a place'),
  currentFormat: eventFormat.nullable(),
  nextFormat: eventFormat.extend({ missing: z.int() }).meta({ title: 'NextFormat' }).nullable(),
  createdAt: instant,
  updatedAt: instant.describe('When it last changed, other than by responses that leave its standing'),
}) satisfies z.ZodType<EventView>;

/** An event that was on a list. */
export const goneEventView = view('GoneEvent', {
  id: z.int(),
  urlHash: z.string().length(22).nullable().describe('Null for one whose address is for those alone who have it'),
  isGone: z.literal(true).describe('Deleted, private now, hidden, or not what the list was asked for any more'),
  updatedAt: instant.describe('Since when'),
}) satisfies z.ZodType<GoneEventView>;
