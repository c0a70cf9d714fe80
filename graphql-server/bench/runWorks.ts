import { medians, type Measured } from './measure.ts';
import type { Goal, Outcome, Work } from './Work.ts';

interface Options {
  rounds: number;
  onRound: (work: Work, contender: string, measured: Measured) => void;
}

const ratioOf = ({ to, by }: Goal, contenders: Outcome['contenders']): number => {
  const ours = contenders[0]?.measured;
  const theirs = contenders.find(({ name }) => name === to)?.measured;
  if (!ours || !theirs) throw new Error(`There is no ${to}`);
  if (by === 'cpu' && ours.cpuMicros !== null && theirs.cpuMicros !== null) return theirs.cpuMicros / ours.cpuMicros;
  return ours.rate / theirs.rate;
};

/** Runs the works in rounds, the contenders of each by turns and in turned order, and compares their medians. */
export const runWorks = async (works: readonly Work[], { rounds, onRound }: Options): Promise<Outcome[]> => {
  const measured = new Map(
    works.map((work) => [work, new Map(work.contenders.map(({ name }) => [name, [] as Measured[]]))]),
  );
  for (const { contenders } of works.filter(({ isRehearsed }) => isRehearsed)) {
    for (const { round } of contenders) await round();
  }
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
  return works.map((work) => {
    const contenders = work.contenders.map(({ name }) => ({
      name,
      measured: medians(measured.get(work)?.get(name) ?? []),
    }));
    const ratios = work.goals.map((goal) => {
      const ratio = ratioOf(goal, contenders);
      return { ...goal, ratio, isReached: ratio >= goal.atLeast };
    });
    return { name: work.name, contenders, ratios };
  });
};
