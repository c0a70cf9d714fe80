import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { chanceOf, distributionOf, shownChance } from '@quorum/domain/decision/chance';
import { expectedOf } from '@quorum/domain/decision/expected';
import { onlyIf, overOutcomes, partyOf, someParties, somePlaces, times } from '../support/outcomes.ts';

const open = (threshold: number) => ({ threshold, capacity: null });

describe('the chance that an event happens', () => {
  it('is what all outcomes together say', () => {
    fc.assert(
      fc.property(someParties, somePlaces, (parties, places) => {
        const wanted = overOutcomes(parties, places.capacity, (people) => (people >= places.threshold ? 1 : 0));
        expect(chanceOf(parties, places)).toBeCloseTo(wanted, 12);
      }),
    );
  });

  it.each([
    {
      says: 'ten expected of ten by maybes',
      parties: [...times(6, partyOf(1)), ...times(8, partyOf(0.5))],
      threshold: 10,
      chance: 0.63671875,
      expected: 10,
    },
    {
      says: 'nine definite and two open',
      parties: [...times(9, partyOf(1)), partyOf(0.5), partyOf(0.2)],
      threshold: 10,
      chance: 0.6,
      expected: 9.7,
    },
    {
      says: 'two conditions that two others meet',
      parties: [...times(2, partyOf(1)), ...times(2, onlyIf(4))],
      threshold: 4,
      chance: 1,
      expected: 4,
    },
    {
      says: 'two conditions that are one short',
      parties: [partyOf(1), ...times(2, onlyIf(4))],
      threshold: 4,
      chance: 0,
      expected: 1,
    },
    { says: 'four who each come if four do', parties: times(4, onlyIf(4)), threshold: 4, chance: 1, expected: 4 },
    {
      says: 'conditions that maybes can meet',
      parties: [...times(2, partyOf(1)), ...times(3, partyOf(0.5)), ...times(2, onlyIf(5))],
      threshold: 5,
      chance: 0.875,
      expected: 5.25,
    },
    {
      says: 'parties with guests',
      parties: [partyOf(1, 4), partyOf(0.5, 3), partyOf(0.5, 4), partyOf(0.4)],
      threshold: 10,
      chance: 0.25,
      expected: 7.9,
    },
    {
      says: 'a no beside a yes',
      parties: [partyOf(1), partyOf(0), partyOf(0.3)],
      threshold: 2,
      chance: 0.3,
      expected: 1.3,
    },
    {
      says: 'nobody enough even if all come',
      parties: times(9, partyOf(0.9)),
      threshold: 10,
      chance: 0,
      expected: 8.1,
    },
  ])('and the number to expect: $says', ({ parties, threshold, chance, expected }) => {
    expect(chanceOf(parties, open(threshold))).toBeCloseTo(chance, 12);
    expect(expectedOf(parties, open(threshold))).toBeCloseTo(expected, 12);
  });

  it.each([
    {
      says: 'more may come than there is room for',
      parties: times(5, partyOf(0.5)),
      threshold: 2,
      capacity: 3,
      chance: 0.8125,
      expected: 2.28125,
    },
    {
      says: 'a party is larger than the event',
      parties: [partyOf(1, 5), ...times(3, partyOf(1))],
      threshold: 4,
      capacity: 4,
      chance: 0,
      expected: 3,
    },
  ])('and the number to expect with a capacity: $says', ({ parties, threshold, capacity, chance, expected }) => {
    expect(chanceOf(parties, { threshold, capacity })).toBeCloseTo(chance, 12);
    expect(expectedOf(parties, { threshold, capacity })).toBeCloseTo(expected, 12);
  });

  it('stays exact where sums of many parties would cancel', () => {
    const chance = chanceOf(times(40, partyOf(0.9)), open(40));
    expect(chance).toBeCloseTo(0.9 ** 40, 15);
  });

  it('is told with four decimals, and as 0 or 1 only where it is', () => {
    expect([0, 1, 0.00000001, 0.99999999, 0.63671875].map(shownChance)).toEqual([0, 1, 0.0001, 0.9999, 0.6367]);
  });

  it.each([
    { says: 'a threshold of 0', parties: [], places: open(0) },
    { says: 'a capacity below the threshold', parties: [], places: { threshold: 3, capacity: 2 } },
    { says: 'a likelihood above 1', parties: [partyOf(1.1)], places: open(2) },
    { says: 'half a seat', parties: [partyOf(1, 0.5)], places: open(2) },
    { says: 'a condition that is a maybe', parties: [{ ...onlyIf(3), likelihood: 0.5 }], places: open(2) },
  ])('refuses $says', ({ parties, places }) => {
    expect(() => chanceOf(parties, places)).toThrow(RangeError);
    expect(() => expectedOf(parties, places)).toThrow(RangeError);
  });
});

describe('the number of people to expect', () => {
  it('is the mean of all outcomes', () => {
    fc.assert(
      fc.property(someParties, somePlaces, (parties, places) => {
        expect(expectedOf(parties, places)).toBeCloseTo(
          overOutcomes(parties, places.capacity, (people) => people),
          10,
        );
      }),
    );
  });
});

describe('a distribution of people', () => {
  it('adds up to 1, whatever is told together at its end', () => {
    fc.assert(
      fc.property(someParties, fc.integer({ min: 0, max: 12 }), (parties, top) => {
        const sum = distributionOf(parties, top).reduce((total, chance) => total + chance, 0);
        expect(sum).toBeCloseTo(1, 12);
      }),
    );
  });
});
