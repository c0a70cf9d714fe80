import { holdUntil } from '@quorum/domain/decision/holds';
import type { Offer, Offering } from '@quorum/domain/decision/offers';
import type { Settled } from '@quorum/domain/decision/status';
import { WITHOUT_OFFERS } from '@quorum/domain/decision/waitlist';
import type { Decidable } from '@quorum/domain/event/enough';
import type { DateTime } from 'luxon';
import type { OfferEnd } from '../../activity/Activity.ts';
import type { EventEntity, ParticipantEntity } from '../../persistence/entities/EventEntity.ts';
import type { PlacedResponse } from '../../persistence/repositories/ResponseRepository.ts';

// What is offered to those who wait for a place.

/** What decides how the places of an event are given. */
export type Settleable = Decidable & Pick<EventEntity, 'waitlistRule' | 'date' | 'timezone' | 'status'>;

/** Once an event has begun, nobody is asked any more; nor while it is called off, when nothing can be accepted. */
export const offeringOf = (event: Settleable, now: DateTime): Omit<Offering, 'now'> => {
  if (event.date <= now) return WITHOUT_OFFERS;
  const until = event.status === 'CALLED_OFF' ? null : holdUntil(now, event).toMillis();
  return { rule: event.waitlistRule, until, latest: event.date.toMillis() };
};

type OfferColumns = Pick<ParticipantEntity, 'offeredSeats' | 'offeredUntil' | 'isOfferedToFewer'>;

export const offerOf = ({ offeredSeats, offeredUntil, isOfferedToFewer }: OfferColumns): Offer | null =>
  offeredSeats == null || offeredUntil == null
    ? null
    : { seats: offeredSeats, isForFewer: isOfferedToFewer, until: offeredUntil.toMillis() };

export const isSameOffer = (one: Offer | null, other: Offer | null): boolean =>
  one?.seats === other?.seats && one?.until === other?.until && one?.isForFewer === other?.isForFewer;

const isLapsed = ({ offer }: PlacedResponse, now: DateTime): boolean => offer != null && offer.until <= now.toMillis();

/** What a change comes to for those who are asked. */
export interface OfferChanges {
  /** Those who are offered places from now on, by their numbers. */
  offered: number[];
  /** Those whose offers have ended without an answer. */
  ended: OfferEnd[];
}

export const offerChangesIn = (settled: readonly Settled<PlacedResponse>[], now: DateTime): OfferChanges => {
  const isAsked = ({ response }: Settled<PlacedResponse>) => response.offer != null && !isLapsed(response, now);
  return {
    offered: settled.filter((one) => one.offer !== null && !isAsked(one)).map(({ response: { id } }) => id),
    ended: settled
      .filter(({ response, offer, status }) => response.offer != null && offer === null && status === 'WAITLISTED')
      .map(({ response }) => ({ id: response.id, how: isLapsed(response, now) ? 'LAPSED' : 'GONE' })),
  };
};
