import { z } from 'zod';
import { largestParty } from '../decision/waitlist.ts';
import { because } from '../refusals/Reason.ts';
import { DEFINITE_LIKELIHOOD } from '../response/constants.ts';
import { guests, identityFields, likelihood } from '../response/draft.ts';
import type { Offer } from '../response/plan.ts';

// A regular has a standing response to a series: 'I'm in every week'. It answers each date of the series.

/** How many regulars a series has at most: half of the responses that one date takes. */
export const REGULARS_MAX = 500;

/** How many of the dates that are over, and how many that are planned, one sees of a series. */
export const PAST_DATES_SHOWN = 50;
export const PLANNED_DATES_SHOWN = 5;

const unreadable = because('regular.unreadable');

/** Somebody who says no to every date is no regular. */
const standing = likelihood.gt(0, because('regular.likelihood'));

/** The input of a person who is in every time. A missing likelihood is a definite yes. */
export const regularDraft = z.object(
  {
    ...identityFields,
    likelihood: standing.nullish().transform((value) => value ?? DEFINITE_LIKELIHOOD),
    guests: guests.nullish().transform((value) => value ?? 0),
  },
  unreadable,
);

/** What is said of the dates from the next one on that is made. Null takes back what was said. */
export const regularChange = z
  .object(
    {
      likelihood: standing.nullable().transform((value) => value ?? DEFINITE_LIKELIHOOD),
      guests: guests.nullable().transform((value) => value ?? 0),
    },
    unreadable,
  )
  .partial();

export type RegularDraft = z.output<typeof regularDraft>;
export type RegularChange = z.output<typeof regularChange>;

/** What a date takes of a standing response: where it takes fewer guests by now, the others stay at home. */
export const guestsAt = (said: number, { maxGuests, participantThreshold, capacity }: Offer): number => {
  const largest = largestParty({ threshold: participantThreshold, capacity });
  return Math.max(0, Math.min(said, maxGuests, largest - 1));
};
