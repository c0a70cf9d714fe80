import { z } from 'zod';

/** How long the link holds by which an event is handed over. */
export const HAND_OVER_DAYS = 7;

/** What somebody says who takes an event over. */
export const takeOver = z.object(
  { token: z.string('token must be text') },
  'The token must come in an object with its fields',
);
