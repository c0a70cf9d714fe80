import { createECDH } from 'node:crypto';
import { z } from 'zod';

/** How notifications leave this server. */
export interface PushSettings {
  /** In base64url; null means the one that is made at the first start. */
  privateKey: string | null;
  /** Push services beside those of the browsers, with their ports. */
  hosts: ReadonlySet<string>;
}

/** Zero is none, nor is what is not below the order of the curve. */
const isPrivateKey = (text: string): boolean => {
  if (!/^[\w-]{43}$/.test(text)) return false;
  try {
    createECDH('prime256v1').setPrivateKey(Buffer.from(text, 'base64url'));
    return true;
  } catch {
    return false;
  }
};

const privateKey = z
  .string()
  .trim()
  .refine(isPrivateKey, 'VAPID_PRIVATE_KEY must be a private key of P-256 in base64url, 43 characters');

const hosts = z
  .string()
  .transform((text) => text.split(',').map((host) => host.trim().toLowerCase()))
  .refine(
    (list) => list.every((host) => /^[a-z\d.-]+(:\d{1,5})?$/.test(host)),
    'PUSH_HOSTS must be names of hosts with commas between them, each with its port if it has one',
  );

/** The variables about notifications on devices. */
export const pushVariables = { VAPID_PRIVATE_KEY: privateKey.optional(), PUSH_HOSTS: hosts.optional() };

interface Read {
  VAPID_PRIVATE_KEY?: string | undefined;
  PUSH_HOSTS?: string[] | undefined;
}

export const pushSettingsOf = (read: Read): PushSettings => ({
  privateKey: read.VAPID_PRIVATE_KEY ?? null,
  hosts: new Set(read.PUSH_HOSTS ?? []),
});
