import { describe, expect, it } from '@jest/globals';
import { Claim, Score } from '../src/Score.ts';

describe('a score', () => {
  it('is the mean square of what was said and what happened', () => {
    const score = new Score();
    score.add(1, true);
    score.add(0.5, true);
    score.add(0.2, false);
    expect(score.brier).toBeCloseTo((0 + 0.25 + 0.04) / 3, 12);
  });

  it('says about each tenth how often it happened', () => {
    const score = new Score();
    score.add(0.71, true);
    score.add(0.79, false);
    score.add(1, true);
    expect(score.bins).toEqual([
      { said: 0.75, happened: 0.5, count: 2 },
      { said: 1, happened: 1, count: 1 },
    ]);
  });

  it('takes nothing that is no probability', () => {
    expect(() => new Score().add(-0.1, true)).toThrow('probability must be from 0 to 1');
  });
});

it('a claim counts where it is made, and is wrong where it is not so', () => {
  const claim = new Claim();
  claim.add(true, true);
  claim.add(true, false);
  claim.add(false, false);
  expect(claim).toMatchObject({ count: 2, wrong: 1, wrongly: 0.5 });
});
