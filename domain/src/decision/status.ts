import { conditionsMet } from './conditions.ts';
import { isConditional, sumOfSeats, type Conditional, type Party, type Places } from './party.ts';
import { assignPlaces, type Arrival } from './waitlist.ts';

/** What became of a response. */
export const RESPONSE_STATUSES = ['GOING', 'WAITLISTED', 'CONDITIONAL', 'MAYBE', 'DECLINED', 'STANDBY'] as const;
export type ResponseStatus = (typeof RESPONSE_STATUSES)[number];

/** A response with what is stored of its place. */
export interface Placed extends Party {
  id: number;
  /** Does not come, but may be asked when people are missing. */
  isStandby: boolean;
  /** The moment at which it became definite, in milliseconds since the epoch; null while it is not. */
  definiteAt: number | null;
  holdsPlace: boolean;
}

/** What a response is now. */
export interface Settled<R extends Placed> {
  response: R;
  status: ResponseStatus;
  /** From 1; null for those who do not wait. */
  waitlistPosition: number | null;
  definiteAt: number | null;
  holdsPlace: boolean;
}

/** An event's responses with their places. */
export interface Settlement<R extends Placed> {
  responses: Settled<R>[];
  /** People who hold a place. */
  held: number;
  /** Places that nobody holds; null without a limit. */
  placesLeft: number | null;
  overbooked: number;
  /** Parties that wait. */
  waitlistCount: number;
}

const isDefinite = ({ likelihood, minParticipants }: Party) => likelihood === 1 && minParticipants === null;

const statusOf = ({ likelihood, isStandby }: Placed): ResponseStatus => {
  if (likelihood > 0) return likelihood < 1 ? 'MAYBE' : 'CONDITIONAL';
  return isStandby ? 'STANDBY' : 'DECLINED';
};

/** Equal moments go by number, so that the order is the same wherever it is made. */
const byArrival = (one: Placed & { definiteAt: number }, other: Placed & { definiteAt: number }) =>
  one.definiteAt - other.definiteAt || one.id - other.id;

/**
 * Settles which conditions hold, who has a place and who waits, after any change of the responses or of the places. A
 * response that becomes definite arrives now; one that was definite keeps its moment; one that is not any more gives its
 * places back, and arrives again when it becomes definite again. A second call changes nothing.
 * @param responses those that count: none that is hidden
 * @param now milliseconds since the epoch
 */
export const settle = <R extends Placed>(responses: readonly R[], places: Places, now: number): Settlement<R> => {
  const conditional: (R & Conditional)[] = responses.filter(isConditional);
  const certain = sumOfSeats(responses.filter(isDefinite));
  const met = new Set<R>(conditionsMet(certain, conditional, places.capacity));
  const arrivals = responses
    .filter((response) => isDefinite(response) || met.has(response))
    .map((response) => ({
      ...response,
      response,
      definiteAt: response.definiteAt ?? now,
      holdsPlace: response.definiteAt !== null && response.holdsPlace,
    }))
    .sort(byArrival);
  const { holding, waiting, held, free, overbooked } = assignPlaces<Arrival & (typeof arrivals)[number]>(
    arrivals,
    places,
  );
  const settled = new Map<R, Settled<R>>([
    ...holding.map(({ response, definiteAt }): [R, Settled<R>] => [
      response,
      { response, status: 'GOING', waitlistPosition: null, definiteAt, holdsPlace: true },
    ]),
    ...waiting.map(({ response, definiteAt }, index): [R, Settled<R>] => [
      response,
      { response, status: 'WAITLISTED', waitlistPosition: index + 1, definiteAt, holdsPlace: false },
    ]),
  ]);
  return {
    responses: responses.map(
      (response) =>
        settled.get(response) ?? {
          response,
          status: statusOf(response),
          waitlistPosition: null,
          definiteAt: null,
          holdsPlace: false,
        },
    ),
    held,
    placesLeft: free,
    overbooked,
    waitlistCount: waiting.length,
  };
};
