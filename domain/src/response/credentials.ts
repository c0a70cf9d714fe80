import { z } from 'zod';
import { RESPONSE_CREDENTIALS_MAX } from './constants.ts';
import { because } from '../refusals/Reason.ts';

/** A response, and the token by which a visitor without an account owns it. */
export interface ResponseCredential {
  participantId: string;
  responseToken: string;
}

export const responseCredentials = z
  .array(z.object({ participantId: z.string(), responseToken: z.string() }))
  .max(RESPONSE_CREDENTIALS_MAX, because('request.tooManyHeld', { max: RESPONSE_CREDENTIALS_MAX }));
