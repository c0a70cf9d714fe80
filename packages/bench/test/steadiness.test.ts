import { describe, expect, it } from '@jest/globals';
import { isSteady, repeatUntilSteady, spreadOf } from '../src/steadiness.ts';

/** Measures these ratios in turn. */
const aLine = (...repeats: number[][]) => {
  let count = 0;
  return {
    repeat: () => Promise.resolve(repeats[count++] ?? []),
    get count() {
      return count;
    },
  };
};

describe('a line of the benchmark', () => {
  it('is steady as long as its rounds differ by no more than a quarter', () => {
    expect(spreadOf([0.8, 1, 0.9])).toBe(1.25);
    expect(isSteady(1.25)).toBe(true);
    expect(isSteady(spreadOf([0.79, 1]))).toBe(false);
    expect(isSteady(spreadOf([]))).toBe(true);
  });

  it('is not repeated when it is steady', async () => {
    const line = aLine([1]);
    expect(await repeatUntilSteady([1, 1.2], spreadOf, line.repeat)).toEqual([1, 1.2]);
    expect(line.count).toBe(0);
  });

  it('is repeated until it is steady', async () => {
    const line = aLine([1, 1.1], [9, 9]);
    expect(await repeatUntilSteady([1, 2], spreadOf, line.repeat)).toEqual([1, 1.1]);
    expect(line.count).toBe(1);
  });

  it('is repeated twice at most; then the steadiest counts, not the best', async () => {
    const line = aLine([1, 1.5], [4, 8]);
    expect(await repeatUntilSteady([2, 4], spreadOf, line.repeat)).toEqual([1, 1.5]);
    expect(line.count).toBe(2);
  });
});
