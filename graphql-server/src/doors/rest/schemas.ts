import { ASK_KINDS } from '@quorum/domain/decision/ask';
import { decisionDraft } from '@quorum/domain/decision/decision';
import { DECISION_RULES, EVENT_STATUSES } from '@quorum/domain/decision/rules';
import { RESPONSE_STATUSES } from '@quorum/domain/decision/status';
import { RECURRENCE_FREQUENCIES } from '@quorum/domain/event/constants';
import { fieldsWhere } from '@quorum/domain/event/content';
import { eventDraft } from '@quorum/domain/event/draft';
import { takeOver } from '@quorum/domain/event/handOver';
import { pollDraft } from '@quorum/domain/poll/draft';
import { importInput, voteChange, voteDraft } from '@quorum/domain/poll/vote';
import { reportDraft } from '@quorum/domain/report/draft';
import { responseChange, responseDraft, visibilityChange } from '@quorum/domain/response/draft';
import { z } from 'zod';
import type { EventTypeView, EventView, WeatherView } from '../presenters/presentEvent.ts';
import { importPreview } from './importSchemas.ts';
import { pollSummaryWith, pollViewWith, REVISION, voterView } from './pollSchemas.ts';
import type { ParticipantView } from '../presenters/presentParticipant.ts';

const instant = z.iso.datetime({ offset: true });

const eventTypeView = z.object({
  id: z.int(),
  name: z.string(),
  color: z.string().regex(/^#[0-9a-f]{6}$/),
}) satisfies z.ZodType<EventTypeView>;

const eventFormat = z.object({ at: z.int().describe('From how many people on'), label: z.string() });

const participantView = z.object({
  id: z.int(),
  name: z.string(),
  email: z.string().nullable().optional().describe('For its owner and the creator of the event alone'),
  likelihood: z.number().min(0).max(1).describe('1 is a definite yes'),
  guests: z.int().min(0).describe('People who come along'),
  minParticipants: z.int().nullable().describe('Comes if at least so many people are in, own guests included'),
  isStandby: z.boolean().describe('Does not come, but may be asked when people are missing'),
  status: z.enum(RESPONSE_STATUSES),
  waitlistPosition: z.int().nullable().describe('From 1; null for who does not wait'),
  comment: z.string().max(100),
  isHidden: z.boolean().describe('By the creator; seen by its owner and the creator alone'),
  isRepeated: z.boolean().describe('Another has the same name and address; false for who does not read both addresses'),
  createdAt: instant.nullable().optional().describe('When it was given; null for a guest, left out on lists'),
  updatedAt: instant.nullable().optional().describe('When the person last changed it; likewise'),
}) satisfies z.ZodType<ParticipantView>;

const weatherView = z.object({
  icon: z.string(),
  temperature: z.number().describe('Degrees Fahrenheit'),
  description: z.string(),
  precipitation: z.number().nullable().describe('Percent'),
  resolvedLocation: z.string().nullable(),
}) satisfies z.ZodType<WeatherView>;

/** The same schema for each of these fields. */
const each = <Name extends string, Schema extends z.ZodType>(names: readonly Name[], schema: Schema) =>
  Object.fromEntries(names.map((name) => [name, schema])) as Record<Name, Schema>;

const eventView = z.object({
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
  decisionRule: z.enum(DECISION_RULES).describe('By those who come for certain, or by all who are expected'),
  rainLimit: z.int().nullable().describe('From which percent of rain on the clock does not confirm; null for any'),
  status: z.enum(EVENT_STATUSES),
  statusReason: z.string().nullable().describe('What the organiser said who decided it'),
  statusChangedAt: instant.nullable(),
  decidedBy: z.enum(['CLOCK', 'ORGANISER']).nullable(),
  neededSeats: z.int().nullable().describe('People it needed at the decision'),
  hadSeats: z.number().nullable().describe('People it had then, by its rule'),
  isAtRisk: z.boolean().describe('Confirmed, and too few people again; or not confirmed, since it is to rain'),
  timezone: z.string(),
  participantThreshold: z.int().min(2),
  isGuestListHidden: z.boolean().describe("Others read 'Guest' in place of names, and no comments"),
  isHidden: z.boolean().describe('By an operator; seen by its creator and operators alone'),
  eventTypeId: z.int(),
  eventType: eventTypeView,
  capacity: z.int().nullable().describe('Places, guests included; null without a limit'),
  maxGuests: z.int().describe('Guests that each participant may bring'),
  formats: z.array(eventFormat).describe('What is played with how many people, ascending'),
  recurrenceFrequency: z.enum(RECURRENCE_FREQUENCIES).nullable(),
  parentEventId: z.int().nullable(),
  creatorId: z.string(),
  creatorName: z.string(),
  participants: z.array(participantView),
  weather: weatherView.nullable(),
  expected: z.number().describe('People to expect: likelihoods added up, guests included'),
  chance: z.number().min(0).max(1).describe('Probability that enough people come'),
  placesLeft: z.int().nullable().describe('Free places; null without a limit'),
  waitlistCount: z.int().describe('Responses that wait for a place'),
  currentFormat: eventFormat.nullable(),
  nextFormat: eventFormat.extend({ missing: z.int() }).nullable(),
  createdAt: instant,
  updatedAt: instant.describe('When it last changed, other than by responses that leave its standing'),
}) satisfies z.ZodType<EventView>;

const pollView = pollViewWith(eventView, eventTypeView);

const personalData = z.object({
  exportedAt: instant,
  account: z.looseObject({ uid: z.string(), email: z.string().nullable() }),
  events: z.array(z.looseObject({ urlHash: z.string().length(22), title: z.string() })),
  responses: z.array(z.looseObject({ name: z.string(), likelihood: z.number().min(0).max(1) })),
  polls: z.array(z.looseObject({ urlHash: z.string().length(22), title: z.string() })),
  votes: z.array(z.looseObject({ poll: z.looseObject({ urlHash: z.string() }), name: z.string() })),
  asks: z
    .array(z.looseObject({ event: z.string().length(22), kind: z.enum(ASK_KINDS), createdAt: instant }))
    .describe('What they were asked by mail, and what they replied'),
  cancelledEvents: z.array(z.looseObject({ urlHash: z.string().length(22), title: z.string() })),
  mails: z.array(z.looseObject({ recipient: z.string(), subject: z.string() })).describe('Without their content'),
  reports: z
    .array(z.looseObject({ event: z.string().optional(), poll: z.string().optional(), reason: z.string() }))
    .describe('Of events and of polls'),
  unsubscribed: z.array(z.object({ scope: z.string(), createdAt: instant })),
  calendarFeed: z.object({ createdAt: instant }).nullable(),
});

const problem = z.object({
  message: z.string().describe('What happened and what to do, for a person'),
  fields: z.array(z.string()).optional().describe('Names of the fields at fault'),
});

const json = (schema: z.ZodType, io: 'input' | 'output' = 'output') => {
  const { $schema: _, ...body } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return body;
};

/** What is left out of a change stays as it is: nothing is required, and no client is to fill in a default. */
const jsonOfChange = (schema: z.ZodType) => {
  const override = ({ jsonSchema }: { jsonSchema: z.core.JSONSchema.BaseSchema }) => {
    delete jsonSchema.default;
  };
  const {
    $schema: _,
    required: _all,
    ...body
  } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', override });
  return body;
};

const { properties: MADE_OF } = json(
  z.object({
    revision: z.int().nullish().describe('That was read: where there is another by now, nothing changes (412)'),
  }),
  'input',
);

/** The same of a change that may say what it was made of. */
const jsonOfReadChange = (schema: z.ZodType) => {
  const { properties, ...body } = jsonOfChange(schema);
  return { ...body, properties: { ...properties, ...MADE_OF } };
};

/** JSON Schemas of the REST facade, made from the domain's own schemas; they document, the use-cases validate. */
export const SCHEMAS = {
  eventDraft: json(eventDraft, 'input'),
  eventChange: jsonOfReadChange(eventDraft),
  join: json(responseDraft.safeExtend({ uid: z.string().nullish().describe("The caller's own uid") }), 'input'),
  responseChange: jsonOfChange(responseChange.extend({ responseToken: z.string().nullish() })),
  pollDraft: json(pollDraft, 'input'),
  pollChange: jsonOfReadChange(pollDraft),
  vote: json(voteDraft.extend({ uid: z.string().nullish().describe("The caller's own uid") }), 'input'),
  voteChange: jsonOfChange(voteChange.extend({ responseToken: z.string().nullish() })),
  voteImport: json(importInput, 'input'),
  importPreview: json(importPreview),
  pickedOption: json(z.object({ optionId: z.string() }), 'input'),
  poll: json(pollView),
  polls: json(z.array(pollSummaryWith(eventTypeView))),
  voter: json(voterView),
  voted: json(voterView.extend({ responseToken: z.string().describe('Said once, here') })),
  visibility: json(visibilityChange, 'input'),
  decision: json(decisionDraft, 'input'),
  report: json(reportDraft, 'input'),
  takeOver: json(takeOver, 'input'),
  event: json(eventView),
  events: json(z.array(eventView)),
  eventTypes: json(z.array(eventTypeView)),
  participant: json(participantView),
  joined: json(participantView.extend({ responseToken: z.string().describe('Said once, here') })),
  handOver: json(z.object({ token: z.string().describe('Said once, here'), expiresAt: instant })),
  done: json(z.object({ message: z.string() })),
  init: json(
    z.object({
      version: z.string(),
      auth: z.object({
        provider: z.enum(['local', 'firebase']),
        projectId: z.string(),
        apiKey: z.string(),
        authDomain: z.string(),
        emulatorUrl: z
          .string()
          .optional()
          .describe('Where the Firebase Auth emulator runs, with local sign-in or in place of Google'),
      }),
    }),
  ),
  personalData: json(personalData),
  problem: json(problem),
} as const;
