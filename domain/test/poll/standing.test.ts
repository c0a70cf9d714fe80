import { describe, expect, it } from '@jest/globals';
import { standingOf, tallyOf, winnerOf, type TalliedOption } from '@quorum/domain/poll/standing';
import fc from 'fast-check';

const NEEDS = { participantThreshold: 2, capacity: null };
const option = (id: string, likelihoods: readonly number[], start = 1_000): TalliedOption => ({
  id,
  start,
  tally: tallyOf(
    likelihoods.map((likelihood) => ({ likelihood })),
    NEEDS,
  ),
});
const best = (options: readonly TalliedOption[], now = 0) =>
  [...standingOf(options, now)].find(([, { isBest }]) => isBest)?.[0] ?? null;

describe('how the dates of a poll stand', () => {
  it('tells about each what it can expect', () => {
    expect(standingOf([option('1', [1, 0.5, 0, 0.5])], 0).get('1')).toEqual({
      expected: 2,
      chance: 0.75,
      yes: 1,
      maybe: 2,
      no: 1,
      isBest: true,
    });
  });

  it('prefers the higher chance to more people', () => {
    expect(best([option('1', [0.5, 0.5, 0.5, 0.5, 0.5]), option('2', [1, 1])])).toBe('2');
  });

  it('then more people, then the earlier date, then the id', () => {
    expect(best([option('1', [1, 1]), option('2', [1, 1, 0.1])])).toBe('2');
    expect(best([option('1', [1, 1], 2_000), option('2', [1, 1], 1_500)])).toBe('2');
    expect(best([option('2', [1, 1]), option('1', [1, 1])])).toBe('1');
  });

  it('has no best date where nobody wants one, or all are past', () => {
    expect(best([option('1', []), option('2', [0])])).toBeNull();
    expect(best([option('1', [1, 1])], 1_000)).toBeNull();
  });

  it('makes the event of the best date once its chance reaches the goal', () => {
    const options = [option('1', [1, 0.9]), option('2', [1, 0.8])];
    expect(winnerOf(options, { goal: 0.9, now: 0 })).toBe('1');
    expect(winnerOf(options, { goal: 0.91, now: 0 })).toBeNull();
    expect(winnerOf(options, { goal: null, now: 0 })).toBeNull();
    expect(winnerOf(options, { goal: 0.9, now: 1_000 })).toBeNull();
  });

  it('does not depend on the order of votes and options', () => {
    const likelihoods = fc.array(
      fc.integer({ min: 0, max: 10 }).map((tenths) => tenths / 10),
      { maxLength: 6 },
    );
    fc.assert(
      fc.property(fc.array(likelihoods, { minLength: 2, maxLength: 4 }), (votes) => {
        const options = votes.map((list, index) => option(String(index), list));
        const reversed = votes.map((list, index) => option(String(index), list.toReversed())).toReversed();
        expect(best(reversed)).toBe(best(options));
      }),
    );
  });
});
