import { createHmac } from 'node:crypto';
import type { Call } from './SmsSender.ts';

/** So old, or so far ahead, a call may be by its own time. */
const TOLERANCE_MS = 5 * 60 * 1_000;

/** A header that came once. */
export const headerOf = ({ headers }: Call, name: string): string => {
  const value = headers[name];
  return typeof value === 'string' ? value : '';
};

/** Whether a call was made just now, by its time in seconds since 1970. */
export const isFresh = (seconds: string, { now }: Call): boolean =>
  /^\d{1,12}$/.test(seconds) && Math.abs(now - Number(seconds) * 1_000) <= TOLERANCE_MS;

export const hmac = (algorithm: 'sha1' | 'sha256', key: string | Buffer, text: string) =>
  createHmac(algorithm, key).update(text);

/** As Standard Webhooks has it. */
export const standardSignature = (key: Buffer, id: string, seconds: string, body: string): string =>
  `v1,${hmac('sha256', key, `${id}.${seconds}.${body}`).digest('base64')}`;
