import { describe, expect, it } from '@jest/globals';
import { normalCdf, Random } from '../src/Random.ts';

const many = <Value>(make: () => Value) => Array.from({ length: 20_000 }, make);
const meanOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

describe('chance', () => {
  it('is the same for the same seed, and another for another', () => {
    const three = (seed: number) => {
      const random = new Random(seed);
      return [random.uniform(), random.normal(), random.whole(1, 6)];
    };
    expect(three(7)).toEqual(three(7));
    expect(three(7)).not.toEqual(three(8));
  });

  it('is spread evenly from 0 up to 1', () => {
    const random = new Random(1);
    const numbers = many(() => random.uniform());
    expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...numbers)).toBeLessThan(1);
    for (let tenth = 0; tenth < 10; tenth++) {
      const count = numbers.filter((number) => Math.floor(number * 10) === tenth).length;
      // within five standard deviations
      expect(Math.abs(count - 2_000)).toBeLessThan(5 * Math.sqrt(20_000 * 0.1 * 0.9));
    }
  });

  it('throws every number of a range', () => {
    const random = new Random(2);
    expect(new Set(many(() => random.whole(4, 7)))).toEqual(new Set([4, 5, 6, 7]));
  });

  it('is normal with mean 0 and variance 1', () => {
    const random = new Random(3);
    const numbers = many(() => random.normal());
    expect(meanOf(numbers)).toBeCloseTo(0, 1);
    expect(meanOf(numbers.map((number) => number ** 2))).toBeCloseTo(1, 1);
    expect(meanOf(numbers.map((number) => Number(number < 1)))).toBeCloseTo(normalCdf(1), 2);
  });

  it('picks as often as the weights say', () => {
    const random = new Random(4);
    const picked = many(() => random.pick([['often', 3] as const, ['never', 0] as const, ['seldom', 1] as const]));
    expect(meanOf(picked.map((one) => Number(one === 'often')))).toBeCloseTo(0.75, 1);
    expect(picked).not.toContain('never');
  });
});

it.each([
  [0, 0.5],
  [1, 0.8413447],
  [-1, 0.1586553],
  [1.959964, 0.975],
  [-3, 0.0013499],
])('the normal distribution function of %d is %d', (value, probability) => {
  expect(normalCdf(value)).toBeCloseTo(probability, 6);
});
