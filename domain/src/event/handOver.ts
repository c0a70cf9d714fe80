import { z } from 'zod';

/** What can be handed over. */
export type HandedOver = 'event' | 'poll';

/** How long the link holds by which it is handed over. */
export const HAND_OVER_DAYS = 7;

/** What somebody says who takes an event over. */
export const takeOver = z.object(
  { token: z.string('token must be text') },
  'The token must come in an object with its fields',
);
