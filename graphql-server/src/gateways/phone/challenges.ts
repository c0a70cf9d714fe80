import { createHmac } from 'node:crypto';
import { parsedJson } from '../parsedJson.ts';
import { createChallenge, verifySolution, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/sha';
import type { DateTime } from 'luxon';
import { z } from 'zod';

/** How long a challenge may be solved. */
const MINUTES = 10;

/** 65,536 digests on average: a second or some for a browser, each time. */
const KEY_PREFIX = '0000';

const secretOf = (key: string) => createHmac('sha256', key).update('challenge').digest('hex');

/** Work for a browser. */
export const newChallenge = (key: string, now: DateTime): Promise<Challenge> =>
  createChallenge({
    algorithm: 'SHA-256',
    cost: 1,
    deriveKey,
    keyPrefix: KEY_PREFIX,
    hmacSignatureSecret: secretOf(key),
    // ours, since theirs is compared with the clock of the machine
    data: { until: Math.floor(now.plus({ minutes: MINUTES }).toSeconds()) },
  });

const parameters = z.looseObject({
  algorithm: z.literal('SHA-256'),
  cost: z.literal(1),
  nonce: z.string().regex(/^[\da-f]{32}$/),
  salt: z.string().regex(/^[\da-f]{32}$/),
  keyLength: z.literal(32),
  keyPrefix: z.literal(KEY_PREFIX),
  data: z.object({ until: z.number() }),
});

const payload = z.object({
  challenge: z.object({ parameters, signature: z.string().regex(/^[\da-f]{64}$/) }),
  solution: z.object({ counter: z.number(), derivedKey: z.string() }),
});

/** By what a challenge is known whose solution this is, to be taken once; null for one that is not ours, not solved, or too old. */
export const solvedChallenge = async (key: string, proof: string, now: DateTime): Promise<string | null> => {
  const { success, data } = payload.safeParse(parsedJson(Buffer.from(proof, 'base64').toString()));
  if (!success || data.challenge.parameters.data.until < now.toSeconds()) return null;
  const { challenge, solution } = data;
  const { verified } = await verifySolution({ challenge, solution, deriveKey, hmacSignatureSecret: secretOf(key) });
  return verified ? data.challenge.signature : null;
};
