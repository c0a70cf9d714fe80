import { z } from 'zod';
import { seatsOf } from '../decision/party.ts';
import { DomainError } from '../errors.ts';
import { MAX_GUESTS } from '../event/constants.ts';
import { because, reason } from '../refusals/Reason.ts';

const seatsMessage = because('offer.seats', { max: MAX_GUESTS + 1 });

/** How many places somebody takes who is offered some: null or left out for all of the party, 0 for none. */
export const offerAnswer = z.object(
  {
    seats: z
      .int(seatsMessage)
      .min(0, seatsMessage)
      .max(MAX_GUESTS + 1, seatsMessage)
      .nullish()
      .transform((seats) => seats ?? null),
  },
  because('offer.unreadable'),
);

/** What a party may take: of what is offered, or free without being held for others, no more than they are. */
export const placesForParty = (party: { guests: number }, available: number): number =>
  Math.min(seatsOf(party), available);

/**
 * How many of a party come, who may be fewer than they said.
 * @param available places that are offered to them, or that are free; at least one
 * @throws DomainError `BAD_USER_INPUT` where that are too many
 */
export const requireFitting = (party: { guests: number }, seats: number | null, available: number): number => {
  const most = placesForParty(party, available);
  const wanted = seats ?? seatsOf(party);
  if (wanted <= most) return wanted;
  throw new DomainError('BAD_USER_INPUT', reason('offer.tooMany', { max: most }), { fields: ['seats'] });
};
