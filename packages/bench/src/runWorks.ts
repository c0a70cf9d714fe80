import { medianOf, medians, type Measured } from './measure.ts';
import type { Goal, Outcome, Work } from './Work.ts';

interface Options {
  rounds: number;
  onRound: (work: Work, contender: string, measured: Measured) => void;
}

const ratioOfRound = (by: Goal['by'], ours: Measured, theirs: Measured): number => {
  if (by === 'cpu' && ours.cpuMicros !== null && theirs.cpuMicros !== null) return theirs.cpuMicros / ours.cpuMicros;
  return ours.rate / theirs.rate;
};

/** The median of the rounds' ratios: what changes on the machine from one round to the next is in both of a round. */
const ratioOf = ({ to, by }: Goal, rounds: ReadonlyMap<string, Measured[]>): number => {
  const [ours = []] = rounds.values();
  const theirs = rounds.get(to) ?? [];
  return medianOf(
    ours.map((round, index) => {
      const other = theirs[index];
      if (!other) throw new Error(`There is no ${to}`);
      return ratioOfRound(by, round, other);
    }),
  );
};

/** Runs the works in rounds, the contenders of each by turns and in turned order, and compares them round by round. */
export const runWorks = async (works: readonly Work[], { rounds, onRound }: Options): Promise<Outcome[]> => {
  const measured = new Map(
    works.map((work) => [work, new Map(work.contenders.map(({ name }) => [name, [] as Measured[]]))]),
  );
  for (const { rehearse } of works) await rehearse?.();
  for (let round = 0; round < rounds; round++) {
    for (const work of works) {
      const contenders = round % 2 === 0 ? work.contenders : work.contenders.toReversed();
      for (const { name, round: run } of contenders) {
        const result = await run();
        measured.get(work)?.get(name)?.push(result);
        onRound(work, name, result);
      }
    }
  }
  return [...measured].map(([{ name: work, goals }, of]) => {
    const contenders = [...of].map(([name, results]) => ({ name, measured: medians(results) }));
    const ratios = goals.map((goal) => {
      const ratio = ratioOf(goal, of);
      return { ...goal, ratio, isReached: ratio >= (goal.atLeast ?? 0) };
    });
    return { name: work, contenders, ratios };
  });
};
