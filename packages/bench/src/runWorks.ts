import { medianOf, medians, type Measured } from './measure.ts';
import { ratioOf, spreadOfLine, type Rounds } from './ratios.ts';
import { isSteady, repeatUntilSteady } from './steadiness.ts';
import type { Limit, Outcome, Work } from './Work.ts';

interface Options {
  rounds: number;
  onRound: (work: Work, contender: string, measured: Measured) => void;
}

const noRounds = ({ contenders }: Work) => new Map(contenders.map(({ name }) => [name, [] as Measured[]]));

/** Milliseconds; not a number where the system does not say. */
const millisOf = ({ cpuMicros, ...times }: Measured, of: Limit['of']) =>
  of === 'cpu' ? (cpuMicros ?? NaN) / 1_000 : times[of];

const outcomeOf = ({ name, goals, limits = [] }: Work, rounds: Rounds): Outcome => {
  const [ours = []] = rounds.values();
  const spread = spreadOfLine(goals, rounds);
  return {
    name,
    contenders: [...rounds].map(([contender, results]) => ({ name: contender, measured: medians(results) })),
    ratios: goals.map((goal) => {
      const ratio = ratioOf(goal, rounds);
      return { ...goal, ratio, isReached: ratio >= (goal.atLeast ?? 0) };
    }),
    limits: limits.map((limit) => {
      const value = medianOf(ours.map((round) => millisOf(round, limit.of)));
      return { ...limit, value, isReached: value <= limit.atMost };
    }),
    spread,
    isSteady: isSteady(spread),
  };
};

/**
 * Runs the works in rounds, the contenders of each by turns and in turned order, and compares them round by round. What
 * is not steady is repeated after that.
 */
export const runWorks = async (works: readonly Work[], { rounds, onRound }: Options): Promise<Outcome[]> => {
  const runRound = async (work: Work, round: number, results: Rounds) => {
    const contenders = round % 2 === 0 ? work.contenders : work.contenders.toReversed();
    for (const { name, round: run } of contenders) {
      const result = await run();
      results.get(name)?.push(result);
      onRound(work, name, result);
    }
  };
  const repeat = async (work: Work) => {
    const results = noRounds(work);
    for (let round = 0; round < rounds; round++) await runRound(work, round, results);
    return results;
  };

  const lines = works.map((work) => ({ work, results: noRounds(work) }));
  for (const { rehearse } of works) await rehearse?.();
  for (let round = 0; round < rounds; round++) {
    for (const { work, results } of lines) await runRound(work, round, results);
  }
  const outcomes: Outcome[] = [];
  for (const { work, results } of lines) {
    const spread = (measured: Rounds) => spreadOfLine(work.goals, measured);
    outcomes.push(outcomeOf(work, await repeatUntilSteady<Rounds>(results, spread, () => repeat(work))));
  }
  return outcomes;
};
