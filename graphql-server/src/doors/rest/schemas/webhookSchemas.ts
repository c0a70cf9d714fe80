import { DELIVERY_PROBLEMS, DELIVERY_STATES, DISABLED_BECAUSE, WEBHOOK_KINDS } from '@quorum/domain/webhooks/delivery';
import { WEBHOOK_SCOPES } from '@quorum/domain/webhooks/types';
import { z } from 'zod';
import type { DeliveryView, WebhookView } from '../../presenters/presentWebhook.ts';
import { choice, instant, view } from './view.ts';

/** A webhook as its owner reads it. */
export const webhookView = view('Webhook', {
  id: z.int(),
  url: z.string(),
  types: z.array(z.string()).readonly().describe('The types that are delivered; `*` for all of them'),
  scope: choice('WebhookScope', WEBHOOK_SCOPES),
  kind: choice('WebhookKind', WEBHOOK_KINDS).describe(
    'As recognised from its address: deliveries as they are, or messages for a chat',
  ),
  isActive: z.boolean(),
  disabledBecause: choice('WebhookDisabledBecause', DISABLED_BECAUSE)
    .nullable()
    .describe('Why it is turned off; null while it is on'),
  failingSince: instant.nullable().describe('Since when the receiver has accepted nothing; null while it does'),
  createdAt: instant,
}) satisfies z.ZodType<WebhookView>;

/** What a webhook was told. */
export const webhookDelivery = view('WebhookDelivery', {
  id: z.int(),
  messageId: z.string().describe('The header webhook-id, the same at each attempt'),
  type: z.string(),
  state: choice('DeliveryState', DELIVERY_STATES),
  attempts: z.int(),
  status: z.int().nullable().describe('What the receiver answered last'),
  problem: choice('DeliveryProblem', DELIVERY_PROBLEMS).nullable().describe('Why the last attempt failed'),
  nextAttemptAt: instant.nullable(),
  deliveredAt: instant.nullable(),
  createdAt: instant,
}) satisfies z.ZodType<DeliveryView>;
