import { z } from 'zod';
import { because } from '../refusals/Reason.ts';

/** What can be handed over. */
export type HandedOver = 'event' | 'poll';

/** How long the link holds by which it is handed over. */
export const HAND_OVER_DAYS = 7;

/** The input of a person who takes an event over. */
export const takeOver = z.object(
  { token: z.string(because('request.tokenUnreadable')) },
  because('request.tokenMissing'),
);
