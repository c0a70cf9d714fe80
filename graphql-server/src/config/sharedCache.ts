import { z } from 'zod';

/** What is out of date for longer than a minute is no news any more. */
const MAX_SECONDS = 60;

const SENTENCE = `SHARED_CACHE must be for how many seconds shared caches may store what is public, 1 to ${MAX_SECONDS}`;

export const sharedCacheVariables = {
  SHARED_CACHE: z
    .string()
    .regex(/^[1-9]\d?$/, SENTENCE)
    .transform(Number)
    .refine((seconds) => seconds <= MAX_SECONDS, SENTENCE)
    .optional(),
};
