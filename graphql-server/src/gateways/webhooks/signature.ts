import { randomBytes } from 'node:crypto';
import { standardSignature } from '../sms/signing.ts';

const PREFIX = 'whsec_';
const SECRET_BYTES = 32;

/** A secret as Standard Webhooks writes it. */
export const newWebhookSecret = (): string => PREFIX + randomBytes(SECRET_BYTES).toString('base64');

const keyOf = (secret: string) => Buffer.from(secret.slice(PREFIX.length), 'base64');

interface Signed {
  /** The same each time that it is sent. */
  id: string;
  /** When it is sent, in seconds since 1970. */
  seconds: number;
  body: string;
}

/** The headers of Standard Webhooks, with a signature by each secret: while one is renewed, there are two. */
export const signedHeaders = (secrets: readonly string[], { id, seconds, body }: Signed): Record<string, string> => ({
  'webhook-id': id,
  'webhook-timestamp': String(seconds),
  'webhook-signature': secrets.map((secret) => standardSignature(keyOf(secret), id, String(seconds), body)).join(' '),
});
