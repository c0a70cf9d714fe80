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
    'What the clock counts when it decides: only people who are certain to come, or all likelihoods added up. Without a decideAt, all likelihoods count',
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
  hadSeats: z.number().nullable().describe('People it had at that time, by its rule'),
  isAtRisk: z
    .boolean()
    .describe(
      'Confirmed, but now with too few people (by decisionRule, or by expected without a decideAt); or not confirmed because rain is forecast',
    ),
  timezone: z.string(),
  participantThreshold: z.int().min(2),
  isGuestListHidden: z.boolean().describe("Others read 'Guest' in place of names, and no comments"),
  isHidden: z
    .boolean()
    .describe('Whether an operator has hidden it: only its organisers and operators can see it then'),
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
    .describe('The price, in the minor unit of its currency; null when it is free'),
  chatLink: z
    .string()
    .nullable()
    .optional()
    .describe(
      'Address of the group chat; null where there is none, and for everybody but the organisers and people who are coming or may come; left out on lists',
    ),
  externalId: z
    .string()
    .nullable()
    .optional()
    .describe('Its identifier in the creator’s own system; null for everybody but the organisers, left out on lists'),
  eventTypeId: z.int(),
  eventType: eventTypeView,
  capacity: z.int().nullable().describe('Places, guests included; null without a limit'),
  maxGuests: z.int().describe('Guests that each participant may bring'),
  waitlistRule: choice('WaitlistRule', WAITLIST_RULES).describe(
    'What happens to a place that becomes free while people are on the waitlist',
  ),
  formats: z.array(eventFormat).describe('What is played with how many people, smallest number first'),
  recurrenceFrequency: recurrenceFrequency.nullable(),
  parentEventId: z.int().nullable(),
  seriesHash: z
    .string()
    .length(22)
    .nullable()
    .optional()
    .describe('Public identifier of its series, until that ends; left out on lists'),
  creatorId: z.string(),
  creatorName: z.string(),
  coOrganisers: z
    .array(view('CoOrganiser', { uid: z.string(), displayName: z.string() }))
    .describe('People who may do everything that the creator may, except delete, hand over and invite'),
  participants: z.array(participantView),
  weather: weatherView.nullable(),
  expected: z.number().describe('People to expect: likelihoods added up, guests included'),
  chance: z.number().min(0).max(1).describe('Probability that enough people come'),
  placesLeft: z.int().nullable().describe('Free places that are not held for anybody; null without a limit'),
  placesHeld: z.int().describe('Places that are held for people on the waitlist while they decide'),
  cameCount: z
    .int()
    .nullable()
    .optional()
    .describe('People who came; null before the end, and where nobody was marked; left out on lists'),
  previousDate: instant
    .nullable()
    .optional()
    .describe('When it was planned to start before it was last moved, within the last 90 days; left out on lists'),
  pastAttendance: z
    .enum(ATTENDANCE_OUTLOOKS)
    .optional()
    .describe(
      'Whether enough people will come, judged by past attendance; for the organisers, with at least eight responses',
    ),
  waitlistCount: z.int().describe('Responses that are waiting for a place'),
  currentFormat: eventFormat.nullable(),
  nextFormat: eventFormat.extend({ missing: z.int() }).meta({ title: 'NextFormat' }).nullable(),
  createdAt: instant,
  updatedAt: instant.describe('When it last changed, other than by responses that leave its standing'),
}) satisfies z.ZodType<EventView>;

/** An event that was on a list. */
export const goneEventView = view('GoneEvent', {
  id: z.int(),
  urlHash: z.string().length(22).nullable().describe('Null for an event that only people with its address may see'),
  isGone: z.literal(true).describe('Deleted, private by now, hidden, or no longer matching the filters of the list'),
  updatedAt: instant.describe('Since when'),
}) satisfies z.ZodType<GoneEventView>;
