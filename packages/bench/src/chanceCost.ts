import type * as chanceModule from '../../../domain/src/decision/chance.ts';
import { medianOf } from './measure.ts';

const built = new URL('../../../domain/dist/decision/chance.js', import.meta.url);
const { chanceOf } = (await import(built.href)) as typeof chanceModule;

const RESPONSES = 500;
const THRESHOLDS = [10, 100, 500];
const CALLS = 300;

/** None is certain, and some bring guests: the most that such an event can cost. */
const parties = Array.from({ length: RESPONSES }, (_, index) => ({
  likelihood: (1 + (index % 9)) / 10,
  seats: 1 + (index % 3),
  minParticipants: null,
}));

const microsOf = (threshold: number): number => {
  const begun = performance.now();
  chanceOf(parties, { threshold, capacity: null });
  return (performance.now() - begun) * 1_000;
};

export interface ChanceCost {
  threshold: number;
  micros: number;
}

/** What the chance of an event with 500 responses costs; the first half of the calls is for the compiler. */
export const chanceCosts = (): ChanceCost[] =>
  THRESHOLDS.map((threshold) => {
    const times = Array.from({ length: CALLS }, () => microsOf(threshold));
    return { threshold, micros: medianOf(times.slice(CALLS / 2)) };
  });
