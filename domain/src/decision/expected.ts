import { distributionOf } from './chance.ts';
import { entriesOf, peopleInAll } from './conditions.ts';
import { requirePlaces, sortParties, sumOfSeats, type Party, type Places } from './party.ts';

/**
 * The number of people to expect, not rounded: likelihood × seats of each party, and of a party with a condition its seats
 * times the probability that it holds. There is never more than the capacity, so it is less than the sum as soon as more
 * people may come than there is room for. O(parties × capacity), or × the highest condition.
 * @throws RangeError for places or a party out of range
 */
export const expectedOf = (parties: readonly Party[], places: Places): number => {
  requirePlaces(places);
  const { capacity } = places;
  const { certain, open, conditional } = sortParties(parties, capacity);
  const entries = entriesOf(conditional, capacity);
  // from so many people without a condition on, one more changes nothing but the sum
  const enough = capacity ?? entries.at(-1)?.from ?? 0;
  const top = Math.min(Math.max(0, enough - certain), sumOfSeats(open));
  const distribution = distributionOf(open, top);
  const mean = (peopleOf: (unconditional: number) => number) =>
    distribution.reduce((sum, chance, people) => sum + chance * peopleOf(certain + people), 0);
  if (capacity !== null) return mean((unconditional) => Math.min(capacity, peopleInAll(unconditional, entries)));
  const sum = open.reduce((total, { likelihood, seats }) => total + likelihood * seats, certain);
  return sum + mean((unconditional) => peopleInAll(unconditional, entries) - unconditional);
};
