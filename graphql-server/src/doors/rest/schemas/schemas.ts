import { ASK_KINDS } from '@quorum/domain/decision/ask';
import { FOLLOW_KINDS, PACES, RADII } from '@quorum/domain/follow/follow';
import { MESSAGE_GROUPS, MESSAGE_MAX } from '@quorum/domain/organising/messages';
import { z } from 'zod';
import type { MessageView } from '../../../use-cases/organising/messages.ts';
import type { FollowView } from '../../presenters/presentFollow.ts';
import { BODIES } from './bodySchemas.ts';
import { eventTypeView, eventView, goneEventView, instant, participantView } from './eventSchemas.ts';
import { happeningsView } from './historySchemas.ts';
import { importPreview } from './importSchemas.ts';
import { reliabilityView } from './reliabilitySchemas.ts';
import { notificationsView } from './notificationSchemas.ts';
import { shown } from './jsonSchema.ts';
import { ownRegulars, regularView, seriesPageView } from './seriesSchemas.ts';
import { createdToken, tokenView } from './tokenSchemas.ts';
import { webhookDelivery, webhookView } from './webhookSchemas.ts';
import { pollSummaryWith, pollViewWith, voterView } from './pollSchemas.ts';

const pollView = pollViewWith(eventView, eventTypeView);

const followView = z.object({
  kind: z.enum(FOLLOW_KINDS),
  id: z.string().describe('The uid of the organiser, or the number of the series or of the type'),
  name: z.string().describe('What that was called when it was followed'),
  pace: z.enum(PACES),
  near: z
    .object({ km: z.literal(RADII), name: z.string().describe('What the place is called') })
    .nullable()
    .describe('Null for everywhere'),
  createdAt: instant,
}) satisfies z.ZodType<FollowView>;

const eventMessage = z.object({
  id: z.int(),
  text: z.string().max(MESSAGE_MAX),
  group: z.enum(MESSAGE_GROUPS).describe('Whom it was written to'),
  createdAt: instant,
}) satisfies z.ZodType<MessageView>;

const personalData = z.object({
  exportedAt: instant,
  account: z.looseObject({ uid: z.string(), email: z.string().nullable() }),
  events: z.array(z.looseObject({ urlHash: z.string().length(22), title: z.string() })),
  coOrganised: z
    .array(z.looseObject({ urlHash: z.string().length(22), title: z.string() }))
    .describe('Events of others that they organise as well'),
  responses: z.array(z.looseObject({ name: z.string(), likelihood: z.number().min(0).max(1) })),
  regulars: ownRegulars,
  polls: z.array(z.looseObject({ urlHash: z.string().length(22), title: z.string() })),
  votes: z.array(z.looseObject({ poll: z.looseObject({ urlHash: z.string() }), name: z.string() })),
  asks: z
    .array(z.looseObject({ event: z.string().length(22), kind: z.enum(ASK_KINDS), createdAt: instant }))
    .describe('What they were asked by mail, and what they replied'),
  notifiedDevices: z
    .array(z.looseObject({ event: z.string().length(22), service: z.string(), createdAt: instant }))
    .describe('Devices that are notified about their responses'),
  follows: z.array(followView.extend({ email: z.string().nullable() })).describe('Of what new events they are told'),
  webhooks: z
    .array(z.looseObject({ host: z.string(), createdAt: instant }))
    .describe('Whom else they have told what happens'),
  phones: z
    .array(
      z.looseObject({ event: z.string().length(22), number: z.string(), consentWords: z.string(), consentAt: instant }),
    )
    .describe('Telephone numbers that they left, and what they agreed to'),
  attendance: z
    .array(z.looseObject({ event: z.string().length(22), attended: z.boolean(), markedAt: instant }))
    .describe('Whether they came, as organisers said, and whether they erased it from their record'),
  messages: z
    .array(z.looseObject({ event: z.string().length(22), text: z.string(), createdAt: instant }))
    .describe('What they wrote to those who responded to their events'),
  notificationPreferences: z
    .array(z.looseObject({ event: z.string().length(22).nullable(), choices: z.looseObject({}) }))
    .describe('How they chose to be told: at all, and about the events of their responses'),
  cancelledEvents: z.array(z.looseObject({ urlHash: z.string().length(22), title: z.string() })),
  cancelledPolls: z.array(z.looseObject({ urlHash: z.string().length(22), title: z.string() })),
  mails: z.array(z.looseObject({ recipient: z.string(), subject: z.string() })).describe('Without their content'),
  texts: z.array(z.looseObject({ recipient: z.string(), createdAt: instant })).describe('Without their content'),
  reports: z
    .array(z.looseObject({ event: z.string().optional(), poll: z.string().optional(), reason: z.string() }))
    .describe('Of events and of polls'),
  unsubscribed: z.array(z.object({ scope: z.string(), createdAt: instant })),
  tokens: z.array(z.looseObject({ name: z.string(), expiresAt: instant })).describe('API tokens, without the secrets'),
  calendarFeed: z.object({ createdAt: instant }).nullable(),
});

const problem = z.object({
  type: z.string().describe('Which kind, an address'),
  title: z.string().describe('What that is called'),
  status: z.int().describe('The status of the response'),
  detail: z.string().describe('The same as `message`'),
  code: z.string().describe('Which kind, for programs; `/api/errors` has all of them'),
  message: z.string().describe('What happened and what to do, for a person'),
  fields: z.array(z.string()).optional().describe('Names of the fields at fault'),
  errors: z
    .array(
      z.object({
        field: z.string(),
        code: z.string().describe('Which sentence, such as `title.required`'),
        message: z.string().describe('What to do, for a person'),
      }),
    )
    .optional()
    .describe('What is wrong with each of them'),
  reasons: z
    .array(
      z.object({
        key: z.string().describe('Which sentence, such as `text.tooLong`'),
        values: z
          .looseObject({})
          .optional()
          .describe('What stands in its gaps, such as `{ "field": "title", "max": 120 }`'),
      }),
    )
    .describe('The sentences of the message one by one, for programs and other languages'),
});

/** JSON Schemas of the REST facade, made from the domain's own schemas. They document, and say which fields a call knows; the use-cases validate. */
export const SCHEMAS = {
  ...BODIES,
  importPreview: shown(importPreview),
  poll: shown(pollView),
  polls: shown(z.array(pollSummaryWith(eventTypeView))),
  voter: shown(voterView),
  voted: shown(voterView.extend({ responseToken: z.string().describe('Said once, here') })),
  event: shown(eventView),
  events: shown(z.array(eventView)),
  changedEvents: shown(z.array(z.union([eventView, goneEventView]))),
  eventTypes: shown(z.array(eventTypeView)),
  participant: shown(participantView),
  joined: shown(participantView.extend({ responseToken: z.string().describe('Said once, here') })),
  seriesPage: shown(seriesPageView),
  regularView: shown(regularView),
  regularJoined: shown(regularView.extend({ responseToken: z.string().describe('Said once, here') })),
  follow: shown(followView),
  follows: shown(z.array(followView)),
  eventMessage: shown(eventMessage),
  reliability: shown(reliabilityView),
  happenings: shown(happeningsView),
  eventMessages: shown(z.array(eventMessage)),
  createdToken: shown(createdToken),
  tokens: shown(z.array(tokenView)),
  handOver: shown(z.object({ token: z.string().describe('Said once, here'), expiresAt: instant })),
  notifications: shown(notificationsView),
  webhook: shown(webhookView),
  webhooks: shown(z.array(webhookView)),
  webhookSecret: shown(
    webhookView.extend({ secret: z.string().describe('Said once, here: by it deliveries are signed') }),
  ),
  webhookDelivery: shown(webhookDelivery),
  webhookDeliveries: shown(z.array(webhookDelivery)),
  done: shown(z.object({ message: z.string() })),
  init: shown(
    z.object({
      version: z.string(),
      push: z
        .object({ publicKey: z.string().describe('With which browsers subscribe to notifications') })
        .nullable()
        .describe('Null where no notifications are sent'),
      phones: z
        .object({ countries: z.array(z.string().length(2)) })
        .nullable()
        .describe('Whose telephone numbers may be left with a response; null where no texts are sent'),
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
  phoneChallenge: shown(
    z.object({
      challenge: z
        .looseObject({ signature: z.string().optional() })
        .nullable()
        .describe('Work for a browser, of ALTCHA; null where no texts are sent'),
    }),
  ),
  personalData: shown(personalData),
  problem: shown(problem),
  eventBatchResult: shown(
    z.array(
      problem.partial().extend({
        index: z.int().describe('Of the row, from 0'),
        status: z.int().describe('201 published, 200 changed, or what HTTP says of a refusal'),
        id: z.int().optional().describe('Of the event; of what a dry run publishes there is none'),
        urlHash: z.string().length(22).optional().describe('Likewise'),
      }),
    ),
  ),
  errorCatalogue: shown(
    z.object({
      codes: z.array(z.object({ code: z.string(), status: z.int(), title: z.string() })),
      reasons: z.record(z.string(), z.string()).describe('The sentences by their keys, with gaps for values'),
    }),
  ),
} as const;
