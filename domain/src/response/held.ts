import { z } from 'zod';
import { HELD_RESPONSES_MAX } from './constants.ts';
import { because } from '../refusals/Reason.ts';

/** A response, and the token by which a visitor without an account owns it. */
export interface HeldResponse {
  participantId: string;
  responseToken: string;
}

export const heldResponses = z
  .array(z.object({ participantId: z.string(), responseToken: z.string() }))
  .max(HELD_RESPONSES_MAX, because('request.tooManyHeld', { max: HELD_RESPONSES_MAX }));
