import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, loadavg } from 'node:os';
import { hasPgbench } from '../runPgbench.ts';
import type { ChanceCost } from '../chanceCost.ts';
import type { Outcome } from '../Work.ts';
import { svgOf } from './svgOf.ts';

const FOLDER = new URL('../../../../docs/benchmark/', import.meta.url);

/** What the figures depend on besides the code. */
const surroundings = (load: number) => ({
  at: new Date().toISOString().slice(0, 10),
  node: process.version,
  cores: availableParallelism(),
  cpu: cpus()[0]?.model ?? 'unknown',
  loadBefore: load,
  joinsBeside: hasPgbench ? 'pgbench' : 'a plain client, for pgbench is not installed',
});

const rounded = (_name: string, value: unknown) => (typeof value === 'number' ? Number(value.toPrecision(4)) : value);

interface Report {
  outcomes: readonly Outcome[];
  /** The load of the machine before anything was started. */
  load: number;
  /** How servers and load were pinned to cores. */
  pins: string;
  startMs: number;
  idleMemory: number | null;
  chance: readonly ChanceCost[];
}

/** Writes the outcomes for the README: as numbers and as a picture. */
export const writeReport = ({ load, ...told }: Report): void => {
  mkdirSync(FOLDER, { recursive: true });
  const report = { ...surroundings(load), ...told };
  writeFileSync(new URL('benchmark.json', FOLDER), `${JSON.stringify(report, rounded, 2)}\n`);
  writeFileSync(new URL('benchmark.svg', FOLDER), svgOf(told.outcomes));
};

/** The load of the machine over the last minute. */
export const loadNow = (): number => loadavg()[0] ?? 0;
