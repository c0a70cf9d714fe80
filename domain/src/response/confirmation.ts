import { z } from 'zod';

/** What has come of a form that was sent without the app: the page of the event says so once. */
export const confirmation = z.object({
  urlHash: z.string(),
  did: z.enum(['joined', 'updated', 'removed']),
  participantId: z.string().regex(/^\d{1,10}$/),
  /** With which the browser may hold the response; null where the form came without one. */
  responseToken: z
    .string()
    .regex(/^[\w-]{43}$/)
    .nullable(),
  /** Whether the token is the only way back to the response. */
  isWayBack: z.boolean(),
});

export type Confirmation = z.output<typeof confirmation>;
