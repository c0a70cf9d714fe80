import type { LoadGenerator } from './load/LoadGenerator.ts';
import type { LoadJob, LoadResult } from './load/LoadJob.ts';
import { cpuSecondsOf, memoryOf } from './machine/processUse.ts';
import type { Peer } from './machine/startProcess.ts';

/** What one peer did in one round. Times in milliseconds, memory in megabytes; null where it is not known. */
export interface Measured {
  rate: number;
  p50: number;
  p99: number;
  cpuMicros: number | null;
  memory: number | null;
  errors: number;
}

/** What is asked for the first time, or not lately, is compiled first. */
const WARM_UP_SECONDS = 0.5;

/** Has the load generator ask a peer, and looks at what that costs the peer. */
export const measure = async (load: LoadGenerator, peer: Peer, job: Omit<LoadJob, 'port'>): Promise<Measured> => {
  await load.run({ ...job, port: peer.port, seconds: WARM_UP_SECONDS });
  return measureUse(peer, () => load.run({ ...job, port: peer.port }));
};

/** Looks at what a peer does and uses while `run` runs. */
export const measureUse = async (peer: Peer, run: () => Promise<LoadResult>): Promise<Measured> => {
  const before = cpuSecondsOf(peer.pid);
  const { count, seconds, errors, p50, p99 } = await run();
  const after = cpuSecondsOf(peer.pid);
  const cpu = before === null || after === null ? null : after - before;
  return {
    rate: count / seconds,
    p50,
    p99,
    errors,
    cpuMicros: cpu === null ? null : (cpu / count) * 1e6,
    memory: memoryOf(peer.pid),
  };
};

export const medianOf = (numbers: readonly number[]): number =>
  numbers.toSorted((one, other) => one - other)[numbers.length >> 1] ?? NaN;

const medianOrNull = (numbers: (number | null)[]): number | null =>
  numbers.includes(null) ? null : medianOf(numbers as number[]);

/** The medians of several rounds; errors are added up. */
export const medians = (rounds: readonly Measured[]): Measured => ({
  rate: medianOf(rounds.map(({ rate }) => rate)),
  p50: medianOf(rounds.map(({ p50 }) => p50)),
  p99: medianOf(rounds.map(({ p99 }) => p99)),
  cpuMicros: medianOrNull(rounds.map(({ cpuMicros }) => cpuMicros)),
  memory: medianOrNull(rounds.map(({ memory }) => memory)),
  errors: rounds.reduce((sum, { errors }) => sum + errors, 0),
});
