import ipaddr from 'ipaddr.js';
import { z } from 'zod';

/** Whom webhooks may reach beside the public. */
export interface WebhookSettings {
  /** Networks as `127.0.0.0/8`; a single address is one too. */
  allowedNetworks: readonly string[];
}

const SENTENCE =
  'WEBHOOK_ALLOW_NETWORKS must be networks with commas between them, such as 127.0.0.0/8,192.168.1.20/32';

/** An address alone is a network of one. */
const networkOf = (text: string): string => {
  if (!ipaddr.isValid(text)) return text;
  return `${text}/${ipaddr.parse(text).kind() === 'ipv4' ? 32 : 128}`;
};

export const webhookVariables = {
  WEBHOOK_ALLOW_NETWORKS: z
    .string()
    .transform((text) => text.split(',').map((network) => networkOf(network.trim())))
    .refine((networks) => networks.every((network) => ipaddr.isValidCIDR(network)), SENTENCE)
    .default([]),
};
