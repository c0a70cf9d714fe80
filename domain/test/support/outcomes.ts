import fc from 'fast-check';
import type { Party } from '@quorum/domain/decision/party';

/** What happens when these parties come: those with a condition go away until all who are left hold. */
export const outcomeOf = (coming: readonly Party[], conditional: readonly Party[], capacity: number | null) => {
  const room = capacity ?? Infinity;
  const fits = ({ seats }: Party) => seats <= room;
  const base = coming.filter(fits).reduce((sum, { seats }) => sum + seats, 0);
  let left = conditional.filter(fits);
  for (;;) {
    const people = left.reduce((sum, { seats }) => sum + seats, base);
    const staying = left.filter(({ minParticipants }) => (minParticipants ?? 0) <= Math.min(people, room));
    if (staying.length === left.length) return { people: Math.min(people, room), staying };
    left = staying;
  }
};

/** The mean of `measure` over everything that may happen, one outcome after the other. */
export const overOutcomes = (
  parties: readonly Party[],
  capacity: number | null,
  measure: (people: number) => number,
): number => {
  const conditional = parties.filter(({ minParticipants }) => minParticipants !== null);
  const free = parties.filter(({ minParticipants }) => minParticipants === null);
  const walk = (index: number, coming: readonly Party[], chance: number): number => {
    const party = free[index];
    if (chance === 0) return 0;
    if (!party) return chance * measure(outcomeOf(coming, conditional, capacity).people);
    const { likelihood } = party;
    return (
      walk(index + 1, [...coming, party], chance * likelihood) + walk(index + 1, coming, chance * (1 - likelihood))
    );
  };
  return walk(0, [], 1);
};

export const partyOf = (likelihood: number, seats = 1): Party => ({ likelihood, seats, minParticipants: null });
export const onlyIf = (minParticipants: number, seats = 1): Party => ({ likelihood: 1, seats, minParticipants });
export const times = <T>(count: number, value: T): T[] => Array.from({ length: count }, () => value);

const aSeats = fc.integer({ min: 1, max: 4 });
const aFreeParty = fc.record({
  likelihood: fc.constantFrom(0, 0.1, 0.3, 0.5, 0.8, 0.9, 1, 1),
  seats: aSeats,
  minParticipants: fc.constant(null),
});
const aConditional = fc.record({
  likelihood: fc.constant(1),
  seats: aSeats,
  minParticipants: fc.integer({ min: 1, max: 16 }),
});

/** Up to ten parties, of which about a third has a condition. */
export const someParties: fc.Arbitrary<Party[]> = fc.array(
  fc.oneof({ arbitrary: aFreeParty, weight: 2 }, { arbitrary: aConditional, weight: 1 }),
  { maxLength: 10 },
);

/** Places with a limit, or without. */
export const somePlaces = fc
  .tuple(fc.integer({ min: 1, max: 10 }), fc.option(fc.integer({ min: 0, max: 6 })))
  .map(([threshold, more]) => ({ threshold, capacity: more === null ? null : threshold + more }));
