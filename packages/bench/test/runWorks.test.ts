import { describe, expect, it } from '@jest/globals';
import type { Measured } from '../src/measure.ts';
import { tableOf } from '../src/report/tableOf.ts';
import { runWorks } from '../src/runWorks.ts';
import type { Work } from '../src/Work.ts';

const measured = (rate: number, p50 = 1): Measured => ({
  rate,
  p50,
  p99: 10,
  cpuMicros: null,
  memory: null,
  errors: 0,
});

/** Its rounds have these rates, then the last one again. */
const contender = (name: string, ...rates: number[]) => {
  let round = 0;
  return { name, round: () => Promise.resolve(measured(rates[Math.min(round++, rates.length - 1)] ?? NaN)) };
};

const run = (work: Work) => runWorks([work], { rounds: 3, onRound: () => undefined });

const goals: Work['goals'] = [{ to: 'other', by: 'rate', atLeast: 1 }];

describe('runWorks', () => {
  it('compares by the median of the ratios of rounds', async () => {
    const [outcome] = await run({
      name: 'work',
      contenders: [contender('ours', 110, 100, 120), contender('other', 100)],
      goals,
    });
    expect(outcome).toMatchObject({ isSteady: true, ratios: [{ ratio: 1.1, isReached: true }] });
  });

  it('takes the rounds of a repetition that is steady', async () => {
    const contenders = [contender('ours', 100, 200, 300, 110), contender('other', 100)];
    const [outcome] = await run({ name: 'work', contenders, goals });
    expect(outcome).toMatchObject({ isSteady: true, spread: 1, ratios: [{ ratio: 1.1 }] });
  });

  it('tells in the table that a line stayed unsteady', async () => {
    const contenders = [contender('ours', 1, 2, 3, 1, 2, 3, 1, 2, 3), contender('other', 1)];
    const outcomes = await run({ name: 'work', contenders, goals });
    expect(tableOf(outcomes)).toContain('work (unsteady: rounds differ 3.00 ×)');
  });

  it('judges limits by medians too', async () => {
    const [outcome] = await run({
      name: 'work',
      contenders: [contender('ours', 1)],
      goals: [],
      limits: [
        { of: 'p50', atMost: 1 },
        { of: 'p99', atMost: 9 },
      ],
    });
    expect(outcome?.limits.map(({ isReached }) => isReached)).toEqual([true, false]);
    expect(tableOf(outcome ? [outcome] : [])).toContain('p50 ≤ 1 ✓, p99 ≤ 9 ✗');
  });
});
