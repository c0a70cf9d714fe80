import type { Env } from '../../config/env.ts';
import { httpWebhookSender } from './httpWebhookSender.ts';
import type { WebhookSender } from './WebhookSender.ts';

export const webhookSenderFrom = ({ publicUrl, port, webhooks, firebase }: Env): WebhookSender =>
  httpWebhookSender({
    // where people sign in locally, they and the server share a machine
    publicUrl: publicUrl ?? (firebase ? null : `http://localhost:${port}`),
    allowedNetworks: webhooks.allowedNetworks,
  });
