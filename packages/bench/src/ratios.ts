import { medianOf, type Measured } from './measure.ts';
import { spreadOf } from './steadiness.ts';
import type { Goal } from './Work.ts';

/** The rounds of each contender, ours first. */
export type Rounds = ReadonlyMap<string, Measured[]>;

const ratioOfRound = (by: Goal['by'], ours: Measured, theirs: Measured): number => {
  if (by === 'cpu' && ours.cpuMicros !== null && theirs.cpuMicros !== null) return theirs.cpuMicros / ours.cpuMicros;
  return ours.rate / theirs.rate;
};

const ratiosOf = ({ to, by }: Goal, rounds: Rounds): number[] => {
  const [ours = []] = rounds.values();
  const theirs = rounds.get(to) ?? [];
  return ours.map((round, index) => {
    const other = theirs[index];
    if (!other) throw new Error(`There is no ${to}`);
    return ratioOfRound(by, round, other);
  });
};

/** The median of the rounds' ratios: what changes on the machine from one round to the next is in both of a round. */
export const ratioOf = (goal: Goal, rounds: Rounds): number => medianOf(ratiosOf(goal, rounds));

/** How far the rounds of a line differ, by the ratio that differs most. */
export const spreadOfLine = (goals: readonly Goal[], rounds: Rounds): number =>
  Math.max(1, ...goals.map((goal) => spreadOf(ratiosOf(goal, rounds))));
