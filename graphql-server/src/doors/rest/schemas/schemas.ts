import { ASK_KINDS } from '@quorum/domain/decision/ask';
import { FOLLOW_KINDS, PACES, RADII } from '@quorum/domain/follow/follow';
import { MESSAGE_GROUPS, MESSAGE_MAX } from '@quorum/domain/organising/messages';
import { z } from 'zod';
import type { MessageView } from '../../../use-cases/organising/messages.ts';
import type { FollowView } from '../../presenters/presentFollow.ts';
import { BODIES } from './bodySchemas.ts';
import { eventTypeView, eventView, goneEventView } from './eventSchemas.ts';
import { participantView } from './participantSchemas.ts';
import { chanceHistoryView, happeningsView } from './historySchemas.ts';
import { REACH } from './reachSchemas.ts';
import { importPreview } from './importSchemas.ts';
import { problemView } from './problemSchemas.ts';
import { reliabilityView } from './reliabilitySchemas.ts';
import { OWN } from './ownSchemas.ts';
import { accountPhoneView, notificationsView } from './notificationSchemas.ts';
import { shown } from './jsonSchema.ts';
import { ownRegulars, regularView, seriesAttendanceView, seriesPageView } from './seriesSchemas.ts';
import { createdToken, tokenView } from './tokenSchemas.ts';
import { webhookDelivery, webhookView } from './webhookSchemas.ts';
import { pollSummaryWith, pollViewWith, voterView } from './pollSchemas.ts';
import { choice, instant, view } from './view.ts';

const SAID_ONCE = { responseToken: z.string().describe('The token that proves whose it is; shown only here') };

const pollView = pollViewWith(eventView, eventTypeView);

const followView = view('Follow', {
  kind: choice('FollowKind', FOLLOW_KINDS),
  id: z.string().describe('The uid of the organiser, or the number of the series or of the type'),
  name: z.string().describe('What that was called when it was followed'),
  pace: choice('FollowPace', PACES),
  near: view('FollowArea', { km: z.literal(RADII), name: z.string().describe('What the place is called') })
    .nullable()
    .describe('The place that new events must be near; null for everywhere'),
  createdAt: instant,
}) satisfies z.ZodType<FollowView>;

const eventMessage = view('EventMessage', {
  id: z.int(),
  text: z.string().max(MESSAGE_MAX),
  group: choice('MessageGroup', MESSAGE_GROUPS).describe('The group that it was sent to'),
  createdAt: instant,
}) satisfies z.ZodType<MessageView>;

const personalData = view('PersonalData', {
  exportedAt: instant,
  account: z.looseObject({ uid: z.string(), email: z.string().nullable() }),
  events: z.array(z.looseObject({ urlHash: z.string().length(22), title: z.string() })),
  coOrganised: z
    .array(z.looseObject({ urlHash: z.string().length(22), title: z.string() }))
    .describe('Events of others that they co-organise'),
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
  follows: z
    .array(followView.extend({ email: z.string().nullable() }))
    .describe('What they follow, to get news about new events'),
  webhooks: z.array(z.looseObject({ host: z.string(), createdAt: instant })).describe('Webhooks that they created'),
  phones: z
    .array(
      z.looseObject({ event: z.string().length(22), number: z.string(), consentWords: z.string(), consentAt: instant }),
    )
    .describe('Telephone numbers that they left with responses, and what they agreed to'),
  accountPhone: z
    .looseObject({ number: z.string(), consentWords: z.string(), consentAt: instant })
    .nullable()
    .describe('The telephone number of their account, and what they agreed to; null for none'),
  attendance: z
    .array(z.looseObject({ event: z.string().length(22), attended: z.boolean(), markedAt: instant }))
    .describe('Whether they came, as marked by organisers, and whether they erased it from their record'),
  messages: z
    .array(z.looseObject({ event: z.string().length(22), text: z.string(), createdAt: instant }))
    .describe('Messages that they sent to people who responded to their events'),
  notificationPreferences: z
    .array(z.looseObject({ event: z.string().length(22).nullable(), choices: z.looseObject({}) }))
    .describe('How they chose to be notified: in general, and about the events of their responses'),
  cancelledEvents: z.array(z.looseObject({ urlHash: z.string().length(22), title: z.string() })),
  cancelledPolls: z.array(z.looseObject({ urlHash: z.string().length(22), title: z.string() })),
  mails: z.array(z.looseObject({ recipient: z.string(), subject: z.string() })).describe('Without their content'),
  texts: z.array(z.looseObject({ recipient: z.string(), createdAt: instant })).describe('Without their content'),
  reports: z
    .array(z.looseObject({ event: z.string().optional(), poll: z.string().optional(), reason: z.string() }))
    .describe('Events and polls whose mails they have unsubscribed from'),
  unsubscribed: z.array(z.object({ scope: z.string(), createdAt: instant })),
  tokens: z.array(z.looseObject({ name: z.string(), expiresAt: instant })).describe('API tokens, without the secrets'),
  calendarFeed: z.object({ createdAt: instant }).nullable(),
});

/** JSON Schemas of the REST facade, made from the domain's own schemas. They document, and say which fields a call knows; the use-cases validate. */
export const SCHEMAS = {
  ...BODIES,
  importPreview: shown(importPreview),
  poll: shown(pollView),
  polls: shown(z.array(pollSummaryWith(eventTypeView))),
  voter: shown(voterView),
  voted: shown(voterView.extend(SAID_ONCE).meta({ title: 'CreatedVote' })),
  event: shown(eventView),
  events: shown(z.array(eventView)),
  changedEvents: shown(z.array(z.union([eventView, goneEventView]))),
  eventTypes: shown(z.array(eventTypeView)),
  participant: shown(participantView),
  ...OWN,
  joined: shown(participantView.extend(SAID_ONCE).meta({ title: 'CreatedResponse' })),
  seriesPage: shown(seriesPageView),
  seriesAttendance: shown(seriesAttendanceView),
  regularView: shown(regularView),
  regularJoined: shown(regularView.extend(SAID_ONCE).meta({ title: 'CreatedRegular' })),
  follow: shown(followView),
  follows: shown(z.array(followView)),
  eventMessage: shown(eventMessage),
  reliability: shown(reliabilityView),
  happenings: shown(happeningsView),
  chanceHistory: shown(chanceHistoryView),
  ...REACH,
  eventMessages: shown(z.array(eventMessage)),
  createdToken: shown(createdToken),
  tokens: shown(z.array(tokenView)),
  handOver: shown(
    view('HandOver', { token: z.string().describe('The token to pass on; shown only here'), expiresAt: instant }),
  ),
  notifications: shown(notificationsView),
  accountPhone: shown(accountPhoneView),
  webhook: shown(webhookView),
  webhooks: shown(z.array(webhookView)),
  webhookSecret: shown(
    webhookView
      .extend({ secret: z.string().describe('The secret by which deliveries are signed; shown only here') })
      .meta({ title: 'WebhookWithSecret' }),
  ),
  webhookDelivery: shown(webhookDelivery),
  webhookDeliveries: shown(z.array(webhookDelivery)),
  done: shown(view('Done', { message: z.string() })),
  init: shown(
    view('Settings', {
      version: z.string(),
      push: z
        .object({ publicKey: z.string().describe('The public key with which browsers subscribe to notifications') })
        .nullable()
        .describe('The settings of notifications; null where none are sent'),
      phones: z
        .object({ countries: z.array(z.string().length(2)) })
        .nullable()
        .describe(
          'The countries whose telephone numbers can be left with a response or in an account; null if no texts are sent',
        ),
      auth: view('AuthSettings', {
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
    view('PhoneChallenge', {
      challenge: z
        .looseObject({ signature: z.string().optional() })
        .nullable()
        .describe('Work for a browser, of ALTCHA; null where no texts are sent'),
    }),
  ),
  personalData: shown(personalData),
  problem: shown(problemView),
  eventBatchResult: shown(
    z.array(
      problemView
        .partial()
        .extend({
          index: z.int().describe('The number of the row, from 0'),
          status: z
            .int()
            .describe('201 for a published event, 200 for a changed one, otherwise the status of the refusal'),
          retryAfter: z.int().optional().describe('For 429: after how many seconds the row may be sent again'),
          id: z.int().optional().describe('Identifier of the event; left out for what a dry run would publish'),
          urlHash: z
            .string()
            .length(22)
            .optional()
            .describe('Public identifier of the event; left out for what a dry run would publish'),
        })
        .meta({ title: 'BatchRow' }),
    ),
  ),
  errorCatalogue: shown(
    view('ErrorCatalogue', {
      codes: z.array(view('ErrorCode', { code: z.string(), status: z.int(), title: z.string() })),
      reasons: z.record(z.string(), z.string()).describe('The sentences by their keys, with gaps for values'),
    }),
  ),
} as const;
