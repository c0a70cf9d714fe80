import { DELIVERY_PROBLEMS, DELIVERY_STATES, DISABLED_BECAUSE, WEBHOOK_KINDS } from '@quorum/domain/webhooks/delivery';
import { WEBHOOK_SCOPES } from '@quorum/domain/webhooks/types';
import { z } from 'zod';
import type { DeliveryView, WebhookView } from '../../presenters/presentWebhook.ts';
import { instant } from './eventSchemas.ts';

/** A webhook as its owner reads it. */
export const webhookView = z.object({
  id: z.int(),
  url: z.string(),
  types: z.array(z.string()).readonly().describe('What it is told; `*` for everything'),
  scope: z.enum(WEBHOOK_SCOPES),
  kind: z.enum(WEBHOOK_KINDS).describe('Known by the address: deliveries as they are, or messages for a chat'),
  isActive: z.boolean(),
  disabledBecause: z.enum(DISABLED_BECAUSE).nullable().describe('Why it is told nothing; null while it is'),
  failingSince: instant.nullable().describe('Since when the receiver has taken nothing; null while it does'),
  createdAt: instant,
}) satisfies z.ZodType<WebhookView>;

/** What a webhook was told. */
export const webhookDelivery = z.object({
  id: z.int(),
  messageId: z.string().describe('The header webhook-id, the same at each attempt'),
  type: z.string(),
  state: z.enum(DELIVERY_STATES),
  attempts: z.int(),
  status: z.int().nullable().describe('What the receiver answered last'),
  problem: z.enum(DELIVERY_PROBLEMS).nullable().describe('Why the last attempt failed'),
  nextAttemptAt: instant.nullable(),
  deliveredAt: instant.nullable(),
  createdAt: instant,
}) satisfies z.ZodType<DeliveryView>;
