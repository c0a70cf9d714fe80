import { requireFitting } from '@quorum/domain/response/offerAnswer';
import { statusOf } from '@quorum/domain/decision/status';
import { standingOf, standingWithOffers } from '@quorum/domain/event/progress';
import type { ParticipantEntity } from '../../persistence/entities/EventEntity.ts';
import type { ShownEvent } from '../../persistence/repositories/EventRepository.ts';
import type { Transaction } from '../inTransaction.ts';
import { countedResponses } from './countedResponses.ts';

const NO_OFFER = { offeredSeats: null, offeredUntil: null, isOfferedToFewer: false };

const countedIn = (event: ShownEvent) => countedResponses(event.participants.getItems());

/**
 * How many places somebody on the waitlist may take: those that are held for them, or else those that are free and held
 * for nobody, as when their offer has ended and nobody behind them has taken it.
 */
export const placesOpenTo = (event: ShownEvent, response: ParticipantEntity): number => {
  if (statusOf(response) !== 'WAITLISTED' || response.isHidden) return 0;
  return response.offeredSeats ?? standingWithOffers(countedIn(event), event).placesLeft ?? Infinity;
};

/**
 * Gives somebody on the waitlist the places that they want, of those that are open to them; people who then stay away are
 * no guests of theirs any more. Returns the names of the fields that change.
 * @param seats null for all of the party
 * @throws DomainError `BAD_USER_INPUT` for more than are open to them
 */
export function takePlace(
  { em, clock }: Transaction,
  event: ShownEvent,
  response: ParticipantEntity,
  seats: number | null,
): string[] {
  const guests = requireFitting(response, seats, placesOpenTo(event, response)) - 1;
  const fields = guests === response.guests ? ['holdsPlace'] : ['holdsPlace', 'guests'];
  em.assign(response, { ...NO_OFFER, guests, holdsPlace: true, passedFor: 0, updatedAt: clock.now() });
  return fields;
}

/** Gives all of a party on the waitlist the places that they wait for, even if there are too few free ones. */
export function givePlace({ em }: Transaction, response: ParticipantEntity): void {
  em.assign(response, { ...NO_OFFER, holdsPlace: true, passedFor: 0 });
}

/** Lets the places go that are held for somebody: they wait on, and are asked again once others are free. */
export function passOn({ em }: Transaction, event: ShownEvent, response: ParticipantEntity): void {
  if (response.offeredSeats == null) return;
  // of a waitlist there is a limit
  const free = standingOf(countedIn(event), event).placesLeft ?? 0;
  em.assign(response, { ...NO_OFFER, passedFor: free });
}
