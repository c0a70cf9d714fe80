import { z } from 'zod';
import { because } from '../refusals/Reason.ts';
import { RESPONSE_CREDENTIALS_MAX } from '../response/constants.ts';

/** How many devices are notified about one response: with another, the one that came first is forgotten. */
export const MAX_DEVICES = 10;

const ENDPOINT_MAX = 1_000;

const endpointMessage = because('push.endpoint');
const keysMessage = because('push.keys');
const responsesMessage = because('push.responses', { max: RESPONSE_CREDENTIALS_MAX });

/** An address at the push service of a browser, as `PushSubscription.endpoint` has it. */
const endpoint = z.string(endpointMessage).max(ENDPOINT_MAX, endpointMessage);

const base64Url = (bytes: number) =>
  z.string(keysMessage).regex(new RegExp(`^[\\w-]{${Math.ceil((bytes * 8) / 6)}}$`), keysMessage);

/** The number of a response: a number in JSON, a text where it is GraphQL's `ID`. */
export const participantId = z.union([z.int(), z.string()], responsesMessage).transform(String);

const response = z.object(
  {
    participantId,
    responseToken: z
      .string(responsesMessage)
      .nullish()
      .describe('The token of the response; left out, the person or the browser is the proof'),
  },
  responsesMessage,
);

/**
 * What a browser that agreed to notifications gives out, as its `PushSubscription` has it in JSON: where messages for it go,
 * and the keys to encrypt them; and about which responses it is notified.
 */
export const pushSubscription = z.object(
  {
    endpoint,
    keys: z.object(
      {
        p256dh: base64Url(65).describe('The public key of the browser, an uncompressed point of P-256'),
        auth: base64Url(16),
      },
      keysMessage,
    ),
    responses: z
      .array(response, responsesMessage)
      .max(RESPONSE_CREDENTIALS_MAX, responsesMessage)
      .nullish()
      .describe('The responses that it is notified about from now on; left out, those of the signed-in person'),
  },
  because('push.unreadable'),
);

export type NotifiedResponse = z.output<typeof response>;

/** A device, without what it is notified about. */
export interface PushAddress {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** The device that is not notified any more. */
export const pushDevice = z.object({ endpoint }, because('push.unreadable'));
