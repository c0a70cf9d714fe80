import { z } from 'zod';
import { vapidKeysOf } from '../gateways/push/vapidKeys.ts';
import type { VapidKeys } from '../gateways/push/PushSender.ts';

/** How notifications leave this server. */
export interface PushSettings {
  /** Null means those that are made at the first start. */
  keys: VapidKeys | null;
  /** Push services beside those of the browsers, with their ports. */
  hosts: ReadonlySet<string>;
}

const keys = z.string().transform((text, { addIssue }) => {
  const pair = vapidKeysOf(text.trim());
  if (pair) return pair;
  addIssue('VAPID_PRIVATE_KEY must be a private key of P-256 in base64url, 43 characters');
  return z.NEVER;
});

const hosts = z
  .string()
  .transform((text) => text.split(',').map((host) => host.trim().toLowerCase()))
  .refine(
    (list) => list.every((host) => /^[a-z\d.-]+(:\d{1,5})?$/.test(host)),
    'PUSH_HOSTS must be names of hosts with commas between them, each with its port if it has one',
  );

/** The variables about notifications on devices. */
export const pushVariables = { VAPID_PRIVATE_KEY: keys.optional(), PUSH_HOSTS: hosts.optional() };

interface Read {
  VAPID_PRIVATE_KEY?: VapidKeys | undefined;
  PUSH_HOSTS?: string[] | undefined;
}

export const pushSettingsOf = (read: Read): PushSettings => ({
  keys: read.VAPID_PRIVATE_KEY ?? null,
  hosts: new Set(read.PUSH_HOSTS ?? []),
});
