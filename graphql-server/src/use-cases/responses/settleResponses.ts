import {
  settle,
  statusOf,
  waitlistPositions,
  type Placed,
  type ResponseStatus,
  type Settled,
} from '@quorum/domain/decision/status';
import { chanceOf, shownChance } from '@quorum/domain/decision/chance';
import { enoughOf, isRuleMet, type Decidable } from '@quorum/domain/event/enough';
import { countingForChance, hasEnoughParticipants, placesOf, type Counted } from '@quorum/domain/event/progress';
import { seatsShown } from '@quorum/domain/event/seats';
import { seatText } from '@quorum/domain/event/seatText';
import { seatsOf } from '@quorum/domain/decision/party';
import { DateTime } from 'luxon';
import type { Figures, Outcome, Standing, StatusChange } from '../../activity/Activity.ts';
import type { ParticipantEntity } from '../../persistence/entities/EventEntity.ts';
import type { NewPlace, PlacedResponse } from '../../persistence/repositories/ResponseRepository.ts';
import { isSameOffer, offerChangesIn, offeringOf, offerOf, type OfferChanges, type Settleable } from './offering.ts';

/** An event's responses after a change of one of them, or of the places. */
export interface SettledResponses {
  of: (id: number) => Settled<PlacedResponse> | undefined;
  /** What must be stored. */
  places: NewPlace[];
  changes: StatusChange[];
  offers: OfferChanges;
  outcome: Outcome;
  figures: Figures;
  /** How the event stands with the response of that number. */
  standingOf: (id: number) => Standing;
}

const outcomeOfCounted = (responses: readonly Counted[], event: Decidable): Outcome => ({
  isEnough: hasEnoughParticipants(responses, event),
  isRuleMet: isRuleMet(responses, event),
});

export const placedOf = (response: ParticipantEntity): PlacedResponse => {
  const { id, likelihood, minParticipants, isStandby, isHidden, isUnconfirmed, definiteAt, holdsPlace, passedFor } =
    response;
  const seats = seatsOf(response);
  return {
    id,
    likelihood,
    seats,
    minParticipants,
    isStandby,
    isHidden,
    isUnconfirmed,
    holdsPlace,
    definiteAt: definiteAt?.toMillis() ?? null,
    offer: offerOf(response),
    passedFor,
  };
};

const countedOf = (
  { likelihood, seats, minParticipants, isUnconfirmed }: PlacedResponse,
  status: ResponseStatus,
): Counted => ({ likelihood, guests: seats - 1, minParticipants, status, isUnconfirmed });

const isCounted = ({ isHidden }: PlacedResponse) => !isHidden;

/** How an event stands with a response that has this place in line. */
const standingOfCounted = (
  counted: readonly Counted[],
  event: Decidable,
  waitlistPosition: number | null,
): Standing => {
  const { expected, certain } = enoughOf(counted, event);
  return {
    expected,
    certain,
    isEnough: hasEnoughParticipants(counted, event),
    seats: seatText(seatsShown(counted, event)),
    waitlistPosition,
  };
};

/** What an event can expect, with these responses. */
export const figuresOf = (counted: readonly Counted[], event: Decidable): Figures => ({
  expected: enoughOf(counted, event).expected,
  chance: shownChance(chanceOf(countingForChance(counted), placesOf(event))),
});

/** Responses as they are stored, for the rules that count them. */
export const countedOfPlaces = (responses: readonly PlacedResponse[]): Counted[] =>
  responses.filter(isCounted).map((response) => countedOf(response, statusOf(response)));

/** The same of the responses as they are stored. */
export const standingWith = (responses: readonly PlacedResponse[], event: Decidable, ownId: number): Standing => {
  const own = responses.find(({ id }) => id === ownId);
  const position = own && waitlistPositions(responses).get(own);
  return standingOfCounted(countedOfPlaces(responses), event, position ?? null);
};

/** What responses come to as they are stored. */
export const outcomeOf = (responses: readonly PlacedResponse[], event: Decidable): Outcome =>
  outcomeOfCounted(countedOfPlaces(responses), event);

const withoutPlace = ({ id }: Placed): NewPlace => ({
  id,
  definiteAt: null,
  holdsPlace: false,
  offer: null,
  passedFor: 0,
});

const isMoved = ({ response, ...now }: Settled<PlacedResponse>): boolean =>
  response.definiteAt !== now.definiteAt ||
  response.holdsPlace !== now.holdsPlace ||
  !isSameOffer(response.offer ?? null, now.offer) ||
  (response.passedFor ?? 0) !== now.passedFor;

const placeOf = ({
  response: { id },
  definiteAt,
  holdsPlace,
  offer,
  passedFor,
}: Settled<PlacedResponse>): NewPlace => ({
  id,
  definiteAt,
  holdsPlace,
  offer,
  passedFor,
});

/** Settles places and conditions by the rules of the domain. Stores nothing. */
export const settleResponses = (
  responses: readonly PlacedResponse[],
  event: Settleable,
  now: DateTime,
): SettledResponses => {
  const settled = settle(responses.filter(isCounted), placesOf(event), now.toMillis(), offeringOf(event, now));
  const hidden = responses.filter((response) => response.isHidden && response.definiteAt !== null);
  const byId = new Map(settled.map((one) => [one.response.id, one]));
  const counted = settled.map(({ response, status }) => countedOf(response, status));
  return {
    of: (id) => byId.get(id),
    places: [...settled.filter(isMoved).map(placeOf), ...hidden.map(withoutPlace)],
    changes: settled
      .map(({ response, status }) => ({ id: response.id, before: statusOf(response), now: status }))
      .filter(({ before, now: after }) => before !== after),
    offers: offerChangesIn(settled, now),
    outcome: outcomeOfCounted(counted, event),
    figures: figuresOf(counted, event),
    standingOf: (id) => standingOfCounted(counted, event, byId.get(id)?.waitlistPosition ?? null),
  };
};

const momentOf = (definiteAt: number | null): DateTime | null =>
  definiteAt === null ? null : DateTime.fromMillis(definiteAt, { zone: 'utc' });

/** What is stored of a place, as entities hold it. */
export const columnsOf = ({ definiteAt, holdsPlace, offer, passedFor }: Omit<NewPlace, 'id'>) => ({
  definiteAt: momentOf(definiteAt),
  holdsPlace,
  offeredSeats: offer?.seats ?? null,
  offeredUntil: momentOf(offer?.until ?? null),
  isOfferedToFewer: offer?.isForFewer ?? false,
  passedFor,
});

/** Stores the places in entities that are loaded. */
export const assignPlaces = (participants: readonly ParticipantEntity[], places: readonly NewPlace[]): void => {
  const byId = new Map(places.map((place) => [place.id, place]));
  for (const participant of participants) {
    const place = byId.get(participant.id);
    if (!place) continue;
    Object.assign(participant, columnsOf(place));
  }
};
