import { roomIn, sumOfSeats, type Conditional } from './party.ts';

/*
 * Somebody who says "if at least n come" asks for less when more come. So two groups that each carry themselves carry
 * themselves together too, and there is one greatest such group (Tarski's fixed point theorem), whatever the order of
 * the responses. Sorted by n, it is always a beginning of the list: those who ask for less are in whenever those who
 * ask for more are.
 */

/** A party with a condition, and when it comes. */
export interface Entry<C extends Conditional> {
  party: C;
  /** It comes as soon as so many people come without a condition. */
  from: number;
  /** People of this party and of all that ask for less. */
  seatsSoFar: number;
}

/**
 * When each party with a condition comes, in ascending order of `from`. What asks for more people than there is room for
 * never holds. O(n log n).
 */
export const entriesOf = <C extends Conditional>(parties: readonly C[], capacity: number | null): Entry<C>[] => {
  const room = roomIn({ capacity });
  let seatsSoFar = 0;
  const entries = parties
    .filter(({ seats, minParticipants }) => seats <= room && minParticipants <= room)
    .sort((one, other) => one.minParticipants - other.minParticipants)
    .map((party) => {
      seatsSoFar += party.seats;
      return { party, from: Math.max(0, party.minParticipants - seatsSoFar), seatsSoFar };
    });
  // a longer beginning that carries itself carries all before it
  entries.reduceRight((least, entry) => (entry.from = Math.min(least, entry.from)), Infinity);
  return entries;
};

/** How many people come in all if that many come without a condition. */
export const peopleInAll = (unconditional: number, entries: readonly Entry<Conditional>[]): number =>
  unconditional + (entries.findLast(({ from }) => from <= unconditional)?.seatsSoFar ?? 0);

/** How many must come without a condition so that at least `threshold` come in all. */
export const fewestWithoutCondition = (entries: readonly Entry<Conditional>[], threshold: number): number =>
  Math.min(threshold, ...entries.map(({ from, seatsSoFar }) => Math.max(from, threshold - seatsSoFar)));

/**
 * The parties whose conditions hold together: the largest such group.
 * @param certain people with a definite yes; those who wait for a place count, so that no condition falls when a queue moves
 */
export const conditionsMet = <C extends Conditional>(
  certain: number,
  parties: readonly C[],
  capacity: number | null,
): C[] =>
  entriesOf(parties, capacity)
    .filter(({ from }) => from <= certain)
    .map(({ party }) => party);

/** People whom the conditions that hold bring. */
export const seatsMet = (certain: number, parties: readonly Conditional[], capacity: number | null): number =>
  sumOfSeats(conditionsMet(certain, parties, capacity));
