import { conditionsMet } from './conditions.ts';
import { isConditional, sumOfSeats, type Conditional, type Party, type Places } from './party.ts';
import type { Arrival, Offer, Offering } from './offers.ts';
import { assignPlaces, WITHOUT_OFFERS } from './waitlist.ts';

/** The status of a response. */
export const RESPONSE_STATUSES = ['GOING', 'WAITLISTED', 'CONDITIONAL', 'MAYBE', 'DECLINED', 'STANDBY'] as const;
export type ResponseStatus = (typeof RESPONSE_STATUSES)[number];

/** Whether somebody who wants to come does not know it yet. */
export const isWaiting = (status: ResponseStatus): boolean => status === 'WAITLISTED' || status === 'CONDITIONAL';

/** A response with what is stored of its place. */
export interface Placed extends Party {
  id: number;
  /** Does not come, but may be asked when people are missing. */
  isStandby: boolean;
  /** The moment at which it became definite, in milliseconds since the epoch; null while it is not. */
  definiteAt: number | null;
  holdsPlace: boolean;
  /** What it is offered; null or absent for nothing. */
  offer?: Offer | null;
  /** It has let so many free places go, and is asked again once more are free. */
  passedFor?: number;
}

/** What a response is now. */
export interface Settled<R extends Placed> {
  response: R;
  status: ResponseStatus;
  /** From 1; null for those who do not wait. */
  waitlistPosition: number | null;
  definiteAt: number | null;
  holdsPlace: boolean;
  offer: Offer | null;
  passedFor: number;
}

const isDefinite = ({ likelihood, minParticipants }: Omit<Party, 'seats'>) =>
  likelihood === 1 && minParticipants === null;

const undecided = ({ likelihood, isStandby }: Pick<Placed, 'likelihood' | 'isStandby'>): ResponseStatus => {
  if (likelihood > 0) return likelihood < 1 ? 'MAYBE' : 'CONDITIONAL';
  return isStandby ? 'STANDBY' : 'DECLINED';
};

/** What is stored of a response, whatever its moment is kept as. */
export type Stored = Omit<Placed, 'id' | 'seats' | 'definiteAt' | 'offer' | 'passedFor'> & {
  definiteAt: unknown;
  isHidden?: boolean;
};

/**
 * The status of a response as it is stored: what was settled last. One that was never settled holds a place if it says yes.
 * One that is hidden holds none, whatever it says, and is in no line: a yes waits until it is shown again.
 */
export const statusOf = (response: Stored): ResponseStatus => {
  if (response.isHidden) return isDefinite(response) ? 'WAITLISTED' : undecided(response);
  if (response.holdsPlace) return 'GOING';
  if (response.definiteAt !== null) return 'WAITLISTED';
  return isDefinite(response) ? 'GOING' : undecided(response);
};

/** The place in line of each response that waits, from 1. */
export const waitlistPositions = <R extends Stored & { id: number }>(responses: readonly R[]): Map<R, number> => {
  const waiting = responses.filter((response) => !response.isHidden && statusOf(response) === 'WAITLISTED');
  const inLine = waiting.sort((one, other) => Number(one.definiteAt) - Number(other.definiteAt) || one.id - other.id);
  return new Map(inLine.map((response, index) => [response, index + 1]));
};

const NO_OFFER = { offer: null, passedFor: 0 };

/** Equal moments go by number, so that the order is the same wherever it is made. */
const byArrival = (one: Placed & { definiteAt: number }, other: Placed & { definiteAt: number }) =>
  one.definiteAt - other.definiteAt || one.id - other.id;

/**
 * Settles which conditions hold, who has a place and who waits, after any change of the responses or of the places. A
 * response that becomes definite arrives now; one that was definite keeps its moment; one that is not any more gives its
 * places back, and arrives again when it becomes definite again. A second call changes nothing.
 * @param responses those that count: none that is hidden
 * @param now milliseconds since the epoch
 * @param offering how places are given; left out, nobody is asked
 */
export const settle = <R extends Placed>(
  responses: readonly R[],
  places: Places,
  now: number,
  offering: Omit<Offering, 'now'> = WITHOUT_OFFERS,
): Settled<R>[] => {
  // a new arrival comes after all earlier ones, also in the same millisecond, or when another server's clock is ahead
  const moment = Math.max(now, ...responses.map(({ definiteAt }) => (definiteAt ?? -1) + 1));
  const conditional: (R & Conditional)[] = responses.filter(isConditional);
  const certain = sumOfSeats(responses.filter(isDefinite));
  const met = new Set<R>(conditionsMet(certain, conditional, places.capacity));
  const arrivals = responses
    .filter((response) => isDefinite(response) || met.has(response))
    .map((response) => ({
      ...response,
      response,
      definiteAt: response.definiteAt ?? moment,
      holdsPlace: response.definiteAt !== null && response.holdsPlace,
      isNew: response.definiteAt === null,
    }))
    .sort(byArrival);
  const { holding, waiting, offers, passedFor } = assignPlaces<Arrival & (typeof arrivals)[number]>(arrivals, places, {
    ...offering,
    now,
  });
  const settled = new Map<R, Settled<R>>([
    ...holding.map(({ response, definiteAt }): [R, Settled<R>] => [
      response,
      { response, status: 'GOING', waitlistPosition: null, definiteAt, holdsPlace: true, ...NO_OFFER },
    ]),
    ...waiting.map((arrival, index): [R, Settled<R>] => [
      arrival.response,
      {
        response: arrival.response,
        status: 'WAITLISTED',
        waitlistPosition: index + 1,
        definiteAt: arrival.definiteAt,
        holdsPlace: false,
        offer: offers.get(arrival) ?? null,
        passedFor: passedFor.get(arrival) ?? 0,
      },
    ]),
  ]);
  return responses.map(
    (response) =>
      settled.get(response) ?? {
        response,
        status: undecided(response),
        waitlistPosition: null,
        definiteAt: null,
        holdsPlace: false,
        ...NO_OFFER,
      },
  );
};
