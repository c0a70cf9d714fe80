import { Line, type Arrival, type Offer, type Offering } from './offers.ts';
import { requirePlaces, roomIn, type Places } from './party.ts';
import type { WaitlistRule } from './rules.ts';

export type { Arrival } from './offers.ts';

/** Those who hold a place now, and those who wait, each in order of arrival. */
export interface Assigned<A extends Arrival> {
  holding: A[];
  waiting: A[];
  /** What some of those who wait are offered. */
  offers: Map<A, Offer>;
  /** How many free places some of them have let go. */
  passedFor: Map<A, number>;
}

/**
 * The largest party to take. Below the threshold such a party always fits, so nobody waits before the event
 * happens: held ≤ threshold − 1, hence held + seats ≤ capacity.
 */
export const largestParty = ({ threshold, capacity }: Places): number => roomIn({ capacity }) - threshold + 1;

/** Places are given at once, and none is held for anybody. */
export const WITHOUT_OFFERS: Offering = { rule: 'TAKEN_AT_ONCE', now: 0, until: null };

type Give = <A extends Arrival>(line: Line<A>) => void;

/**
 * A party that does not fit waits, and nobody behind it goes first, but for two exceptions: while fewer than `threshold`
 * people hold a place, a later party that fits goes in, for an event that does not happen has a place for nobody; and a
 * party that was asked whether fewer come, and has let the places go, holds nobody up any more.
 */
const takenAtOnce: Give = (line) => {
  let somebodyWaits = false;
  for (const one of line.waiting) {
    const isNext = !somebodyWaits && one.seats <= line.leftFor(one);
    if (isNext || (line.isShort && one.seats <= line.free)) line.take(one);
    else if (!line.hasPassed(one)) somebodyWaits = true;
  }
  // nobody fits any more but the first who waits, if fewer come
  for (const one of line.waiting) if (!one.hasPlace) line.offer(one);
};

const offered: Give = (line) => {
  for (const one of line.waiting) {
    if (line.hasJustSaidYes(one)) line.take(one);
    else line.offer(one);
  }
};

const GIVE: Record<WaitlistRule, Give> = {
  TAKEN_AT_ONCE: takenAtOnce,
  OFFERED_IN_ORDER: offered,
  OFFERED_TO_ALL: offered,
};

/**
 * Gives or offers the places, in order of arrival. A place that somebody holds stays theirs, also when the capacity was
 * lowered. An event without a limit has no waitlist, and offers no places.
 * @param arrivals in order of arrival
 * @throws RangeError for places out of range
 */
export const assignPlaces = <A extends Arrival>(
  arrivals: readonly A[],
  places: Places,
  offering: Offering = WITHOUT_OFFERS,
): Assigned<A> => {
  requirePlaces(places);
  const line = new Line(arrivals, places, offering);
  GIVE[places.capacity === null ? 'TAKEN_AT_ONCE' : offering.rule](line);
  const promoted = new Set(line.waiting.filter(({ hasPlace }) => hasPlace).map(({ arrival }) => arrival));
  const isHolding = (arrival: A) => arrival.holdsPlace || promoted.has(arrival);
  const still = line.waiting.filter(({ hasPlace }) => !hasPlace);
  return {
    holding: arrivals.filter(isHolding),
    waiting: arrivals.filter((arrival) => !isHolding(arrival)),
    offers: new Map(still.flatMap(({ arrival, offer }) => (offer ? [[arrival, offer] as const] : []))),
    passedFor: new Map(still.map((one) => [one.arrival, line.passedForOf(one)])),
  };
};
