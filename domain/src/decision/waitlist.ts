import { requirePlaces, roomIn, type Places } from './party.ts';

/** A party that comes for certain, as far as it gets a place. */
export interface Arrival {
  seats: number;
  /** Whether it holds its places already. */
  holdsPlace: boolean;
}

/** Those who hold a place now, and those who wait, each in order of arrival. */
export interface Assigned<A extends Arrival> {
  holding: A[];
  waiting: A[];
}

/**
 * The largest party to take. Below the threshold such a party always fits, so nobody waits before the event
 * happens: held ≤ threshold − 1, hence held + seats ≤ capacity.
 */
export const largestParty = ({ threshold, capacity }: Places): number => roomIn({ capacity }) - threshold + 1;

/**
 * Gives the places, in order of arrival. A place that somebody holds stays theirs, also when the capacity was lowered. A
 * party that does not fit waits, and nobody behind it goes first. There are two exceptions: while fewer than `threshold`
 * people hold a place, a later party that fits goes in, for an event that does not happen has a place for nobody; and a
 * party larger than the capacity holds nobody up.
 * @param arrivals in order of arrival
 * @throws RangeError for places out of range
 */
export const assignPlaces = <A extends Arrival>(arrivals: readonly A[], places: Places): Assigned<A> => {
  requirePlaces(places);
  const room = roomIn(places);
  let held = arrivals.reduce((sum, { seats, holdsPlace }) => sum + (holdsPlace ? seats : 0), 0);
  let somebodyWaits = false;
  const promoted = new Set<A>();
  for (const arrival of arrivals) {
    const { seats, holdsPlace } = arrival;
    if (holdsPlace) continue;
    if (held + seats <= room && (!somebodyWaits || held < places.threshold)) {
      held += seats;
      promoted.add(arrival);
    } else if (seats <= room) {
      somebodyWaits = true;
    }
  }
  const isHolding = (arrival: A) => arrival.holdsPlace || promoted.has(arrival);
  return {
    holding: arrivals.filter(isHolding),
    waiting: arrivals.filter((arrival) => !isHolding(arrival)),
  };
};
