import { entriesOf, fewestWithoutCondition } from './conditions.ts';
import { requirePlaces, sortParties, sumOfSeats, type Party, type Places } from './party.ts';

/** Adds a party to a distribution, in place: O(its length). */
export const addParty = (chances: Float64Array, { likelihood, seats }: Party): void => {
  const top = chances.length - 1;
  const at = (people: number) => chances[people] ?? 0;
  let reaching = 0;
  for (let people = Math.max(0, top - seats); people < top; people++) reaching += at(people);
  chances[top] = at(top) + likelihood * reaching;
  // from above, so that no chance is read that this party has changed already
  for (let people = top - 1; people >= 0; people--) {
    chances[people] = at(people) * (1 - likelihood) + (people >= seats ? at(people - seats) * likelihood : 0);
  }
};

/** The distribution of the people whom no party brings: nobody, for certain. */
export const nobodyUpTo = (top: number): Float64Array => {
  const chances = new Float64Array(top + 1);
  chances[0] = 1;
  return chances;
};

/**
 * How many people parties bring that decide each for itself: the probability of exactly k people at index k, of `top` or
 * more at the last index. Only products and sums of probabilities, so nothing cancels and the error stays at one rounding
 * a party. O(parties × top). The method is the recursion for weighted k-out-of-n systems of Barlow and Heidtmann (1984).
 */
export const distributionOf = (parties: readonly Party[], top: number): Float64Array => {
  const chances = nobodyUpTo(top);
  for (const party of parties) addParty(chances, party);
  return chances;
};

/** What an event still needs of those who may come. */
export interface Shortfall<P extends Party> {
  /** Parties that may come. */
  open: P[];
  /** How many of their people it takes. */
  missing: number;
}

/** @throws RangeError for places or a party out of range */
export const shortfallOf = <P extends Party>(parties: readonly P[], places: Places): Shortfall<P> => {
  requirePlaces(places);
  const { certain, open, conditional } = sortParties(parties, places.capacity);
  const needed = fewestWithoutCondition(entriesOf(conditional, places.capacity), places.threshold);
  return { open, missing: Math.max(0, needed - certain) };
};

/**
 * The probability that an event happens: that at least `threshold` people come, each party deciding for itself, and those
 * with a condition coming whenever it can hold.
 *
 * Pass the responses that count: none that is hidden, none that waits for a place. With a capacity it is exact as long as
 * no party is larger than `largestParty`; with larger ones it is an upper bound.
 * @throws RangeError for places or a party out of range
 */
export const chanceOf = (parties: readonly Party[], places: Places): number => {
  const { open, missing } = shortfallOf(parties, places);
  if (missing > sumOfSeats(open)) return 0;
  return missing === 0 ? 1 : Math.min(1, distributionOf(open, missing)[missing] ?? 0);
};

const DECIMALS = 10_000;

/** A chance as it is shown: with four decimals, and 0 and 1 only where they are exact. */
export const shownChance = (chance: number): number => {
  if (chance === 0 || chance === 1) return chance;
  return Math.min(DECIMALS - 1, Math.max(1, Math.round(chance * DECIMALS))) / DECIMALS;
};
