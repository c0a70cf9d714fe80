/** The people of one response: the person and the guests, who come, wait and leave together. */
export interface Party {
  /** Probability that they come, 0 to 1: 1 is a definite yes, 0 a no. It is 1 where there is a condition. */
  likelihood: number;
  /** How many they are: a whole number from 1. */
  seats: number;
  /** They come if at least so many people come, themselves included; null without a condition. */
  minParticipants: number | null;
}

/** What an event asks for, in people. */
export interface Places {
  /** How many it takes to happen: a whole number from 1. */
  threshold: number;
  /** How many there is room for, at least the threshold; null without a limit. */
  capacity: number | null;
}

/** A party that comes once enough others do. */
export interface Conditional extends Party {
  minParticipants: number;
}

export const isConditional = <P extends Party>(party: P): party is P & Conditional => party.minParticipants !== null;

/** The person and the guests. */
export const seatsOf = ({ guests }: { guests?: number | null }): number => 1 + (guests ?? 0);

export const sumOfSeats = (parties: readonly { seats: number }[]): number =>
  parties.reduce((sum, { seats }) => sum + seats, 0);

/** The room there is, as a number that can be compared with. */
export const roomIn = ({ capacity }: Pick<Places, 'capacity'>): number => capacity ?? Infinity;

/** @throws RangeError unless `value` is a whole number of at least `least` */
const requireWhole = (value: number, least: number, name: string): void => {
  if (!Number.isSafeInteger(value) || value < least) {
    throw new RangeError(`${name} must be a whole number of at least ${least}`);
  }
};

/** @throws RangeError for a threshold or a capacity that no event has */
export const requirePlaces = ({ threshold, capacity }: Places): void => {
  requireWhole(threshold, 1, 'threshold');
  if (capacity !== null) requireWhole(capacity, threshold, 'capacity');
};

const requireParty = ({ likelihood, seats, minParticipants }: Party): void => {
  if (!(likelihood >= 0 && likelihood <= 1)) throw new RangeError('likelihood must be between 0 and 1');
  requireWhole(seats, 1, 'seats');
  if (minParticipants === null) return;
  requireWhole(minParticipants, 1, 'minParticipants');
  if (likelihood !== 1) throw new RangeError('a party with a condition has no likelihood of its own');
};

/** Parties by what is known of them. */
export interface Sorted<P extends Party> {
  /** People who come for certain. */
  certain: number;
  /** Parties that may come. */
  open: P[];
  conditional: (P & Conditional)[];
}

/**
 * Tells parties apart by what is known of them. One that is larger than the capacity can never come, so it does not count.
 * @throws RangeError for a party out of range
 */
export const sortParties = <P extends Party>(parties: readonly P[], capacity: number | null): Sorted<P> => {
  parties.forEach(requireParty);
  const fitting = parties.filter(({ seats }) => seats <= roomIn({ capacity }));
  const free = fitting.filter((party) => !isConditional(party));
  return {
    certain: sumOfSeats(free.filter(({ likelihood }) => likelihood === 1)),
    open: free.filter(({ likelihood }) => likelihood > 0 && likelihood < 1),
    conditional: fitting.filter((party) => isConditional(party)),
  };
};
