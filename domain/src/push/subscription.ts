import { z } from 'zod';
import { because } from '../refusals/Reason.ts';
import { isPushEndpoint } from './services.ts';

/** How many devices are notified about one response: with another, the one that came first is forgotten. */
export const MAX_DEVICES = 10;

const ENDPOINT_MAX = 1_000;

const endpointMessage = because('push.endpoint');
const keysMessage = because('push.keys');

/** An address of the push service of a browser, as `PushSubscription.endpoint` has it. */
const endpoint = z.string(endpointMessage).max(ENDPOINT_MAX, endpointMessage).refine(isPushEndpoint, endpointMessage);

const base64Url = (bytes: number) =>
  z.string(keysMessage).regex(new RegExp(`^[\\w-]{${Math.ceil((bytes * 8) / 6)}}$`), keysMessage);

/** What a browser that agreed to notifications gives out: where messages for it go, and the keys to encrypt them. */
export const pushSubscription = z.object(
  {
    endpoint,
    /** Its public key, an uncompressed point of P-256. */
    p256dh: base64Url(65),
    auth: base64Url(16),
  },
  because('push.unreadable'),
);

export type PushSubscription = z.output<typeof pushSubscription>;

/** The device that is not notified any more. */
export const pushDevice = z.object(
  { endpoint: z.string(endpointMessage).max(ENDPOINT_MAX, endpointMessage) },
  because('push.unreadable'),
);
