import { z } from 'zod';

const id = z.string().regex(/^\d{1,10}$/);

const common = {
  /** Of the event, the poll or the series. */
  urlHash: z.string(),
  /** With which the browser may hold the response; null where the form came without one. */
  responseToken: z
    .string()
    .regex(/^[\w-]{43}$/)
    .nullable(),
  /** Whether the token is the only way back to the response. */
  isWayBack: z.boolean(),
};

const ofEvent = z.object({ ...common, did: z.enum(['joined', 'updated', 'removed']), participantId: id });

const ofPoll = z.object({
  ...common,
  did: z.literal('voted'),
  voterId: id,
  name: z.string(),
  /** All that was said, by the ids of the dates. */
  likelihoods: z.record(id, z.number().min(0).max(1)),
});

const ofSeries = z.object({ ...common, did: z.literal('becameRegular'), regularId: id });

/** What has come of a form that was sent without the app: the page of the event, the poll or the series says so once. */
export const confirmation = z.discriminatedUnion('did', [ofEvent, ofPoll, ofSeries]);

export type Confirmation = z.output<typeof confirmation>;
export type ResponseConfirmation = z.output<typeof ofEvent>;
export type VoteConfirmation = z.output<typeof ofPoll>;
export type RegularConfirmation = z.output<typeof ofSeries>;
