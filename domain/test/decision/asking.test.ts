import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { ASKING_GOAL, chanceWithAndWithout, valuesOfAsking, whomToAsk } from '@quorum/domain/decision/asking';
import { chanceOf } from '@quorum/domain/decision/chance';
import type { Party } from '@quorum/domain/decision/party';
import { overOutcomes, partyOf, someParties, somePlaces, times } from '../support/outcomes.ts';

const open = (threshold: number) => ({ threshold, capacity: null });
const isOpen = ({ likelihood, seats }: Party, capacity: number | null) =>
  likelihood > 0 && likelihood < 1 && seats <= (capacity ?? Infinity);

describe('how much a reply decides', () => {
  it('is the chance with them less the chance without them, as all outcomes together say', () => {
    fc.assert(
      fc.property(someParties, somePlaces, (parties, places) => {
        const { threshold, capacity } = places;
        const happens = (all: Party[]) => overOutcomes(all, capacity, (people) => (people >= threshold ? 1 : 0));
        const wanted = parties.flatMap((party, index) => {
          if (!isOpen(party, capacity)) return [];
          const saying = (likelihood: number) => parties.with(index, { ...party, likelihood });
          return [happens(saying(1)) - happens(saying(0))];
        });
        const values = valuesOfAsking(parties, places);
        expect(values).toHaveLength(wanted.length);
        values.forEach(({ value }, index) => expect(value).toBeCloseTo(wanted[index] ?? NaN, 12));
      }),
    );
  });

  it.each([
    {
      says: 'eight maybes for four seats decide alike',
      parties: [...times(6, partyOf(1)), ...times(8, partyOf(0.5))],
      threshold: 10,
      values: times(8, 0.2734375),
    },
    {
      says: 'of two for one seat, one would do',
      parties: [...times(9, partyOf(1)), partyOf(0.5), partyOf(0.2)],
      threshold: 10,
      values: [0.8, 0.5],
    },
    {
      says: 'a single that makes no difference between two parties is worth exactly nothing',
      parties: [partyOf(1, 4), partyOf(0.5, 3), partyOf(0.5, 4), partyOf(0.4)],
      threshold: 10,
      values: [0.5, 0.5, 0],
    },
    { says: 'nobody where too few are left', parties: times(9, partyOf(0.9)), threshold: 10, values: times(9, 0) },
  ])('$says', ({ parties, threshold, values }) => {
    valuesOfAsking(parties, open(threshold)).forEach(({ value }, index) =>
      expect(value).toBeCloseTo(values[index] ?? NaN, 12),
    );
    const exact = valuesOfAsking(parties, open(threshold)).filter(({ value }) => value === 0);
    expect(exact).toHaveLength(values.filter((value) => value === 0).length);
  });
});

describe('whom to ask', () => {
  it('goes on until the event happens with nine chances in ten, should all say yes', () => {
    const maybes = times(8, 0.5).map((likelihood) => partyOf(likelihood));
    const parties = [...times(6, partyOf(1)), ...maybes];
    const asked = whomToAsk(parties, open(10), 'EXPECTED');
    expect(asked).toEqual(maybes.slice(0, 3));
    const answered = [...times(9, partyOf(1)), ...maybes.slice(3)];
    expect(chanceOf(answered, open(10))).toBeGreaterThanOrEqual(ASKING_GOAL);
  });

  it('begins with those whose reply settles most', () => {
    const sure = partyOf(0.8);
    const torn = partyOf(0.5);
    const parties = [...times(8, partyOf(1)), sure, torn];
    expect(whomToAsk(parties, open(10), 'EXPECTED')).toEqual([torn, sure]);
  });

  it('goes on until enough would have said yes, where the clock counts those alone who come for certain', () => {
    const maybes = times(8, 0.5).map((likelihood) => partyOf(likelihood));
    const likely = [...times(9, partyOf(1)), ...maybes];
    expect(whomToAsk(likely, open(10), 'EXPECTED')).toEqual([]);
    expect(whomToAsk(likely, open(10), 'DEFINITE')).toEqual(maybes.slice(0, 1));
    expect(whomToAsk([...times(6, partyOf(1)), ...maybes], open(10), 'DEFINITE')).toEqual(maybes.slice(0, 4));
  });

  it('finds somebody also among very many, where each alone decides next to nothing', () => {
    const maybes = times(60, 0.9).map((likelihood) => partyOf(likelihood));
    expect(whomToAsk([...times(9, partyOf(1)), ...maybes], open(10), 'DEFINITE')).toHaveLength(1);
  });

  it('looks at a thousand some dozen times, not once for each of them', () => {
    const maybes = Array.from({ length: 1000 }, (_, index) => partyOf(0.4 + index / 5000));
    let looks = 0;
    const asked = whomToAsk(maybes, open(900), 'DEFINITE', (party) => {
      if (party === maybes.at(-1)) looks++;
      return true;
    });
    expect(asked).toHaveLength(900);
    expect(new Set(asked).size).toBe(900);
    expect(looks).toBeLessThan(200);
  });

  it('leaves alone those who are not to be asked, and counts them all the same', () => {
    const [first, second] = [partyOf(0.5), partyOf(0.5)];
    const parties = [...times(9, partyOf(1)), first, second];
    expect(whomToAsk(parties, open(10), 'EXPECTED', (party) => party !== first)).toEqual([second]);
    expect(whomToAsk(parties, open(10), 'EXPECTED', () => false)).toEqual([]);
  });

  it.each([
    { says: 'an event that happens anyway', parties: [...times(4, partyOf(1)), partyOf(0.5)], threshold: 4 },
    { says: 'an event that cannot happen', parties: times(9, partyOf(0.9)), threshold: 10 },
    { says: 'those who have said yes or no', parties: [...times(3, partyOf(1)), partyOf(0)], threshold: 4 },
  ])('asks nobody of $says', ({ parties, threshold }) => {
    expect(whomToAsk(parties, open(threshold), 'DEFINITE')).toEqual([]);
  });

  it('reaches the goal or asks everybody whose reply decides anything, whatever the parties', () => {
    fc.assert(
      fc.property(someParties, somePlaces, (parties, places) => {
        const asked = new Set(whomToAsk(parties, places, 'EXPECTED'));
        const answered = parties.map((party) => (asked.has(party) ? { ...party, likelihood: 1 } : party));
        const isReached = chanceOf(answered, places) >= ASKING_GOAL - 1e-9;
        const isEverybodyAsked = valuesOfAsking(answered, places).every(({ value }) => value === 0);
        expect(isReached || isEverybodyAsked).toBe(true);
      }),
    );
  });

  it('tells about all what it tells about each', () => {
    fc.assert(
      fc.property(someParties, somePlaces, (parties, places) => {
        for (const { party, withThem, withoutThem } of valuesOfAsking(parties, places)) {
          const one = chanceWithAndWithout(parties, party, places);
          expect(withThem).toBeCloseTo(one.withThem, 12);
          expect(withoutThem).toBeCloseTo(one.withoutThem, 12);
          expect(withoutThem === 0).toBe(one.withoutThem === 0);
        }
      }),
    );
  });

  it('tells what one of them would change', () => {
    const maybe = partyOf(0.5);
    const parties = [...times(9, partyOf(1)), maybe, partyOf(0.2)];
    const { withThem, withoutThem } = chanceWithAndWithout(parties, maybe, open(10));
    expect(withThem).toBe(1);
    expect(withoutThem).toBeCloseTo(0.2, 12);
  });
});
