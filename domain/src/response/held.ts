import { z } from 'zod';
import { HELD_RESPONSES_MAX } from './constants.ts';

/** A response, and the token by which a visitor without an account owns it. */
export interface HeldResponse {
  participantId: string;
  responseToken: string;
}

export const heldResponses = z
  .array(z.object({ participantId: z.string(), responseToken: z.string() }))
  .max(HELD_RESPONSES_MAX, `At most ${HELD_RESPONSES_MAX} responses can be asked for at once`);
