import type { Measured } from './measure.ts';

/** A way to do some work: a peer, by name, and one round of it. */
export interface Contender {
  name: string;
  round: () => Promise<Measured>;
}

/** What should come out: how the first contender stands to another one. */
export interface Goal {
  to: string;
  /**
   * By requests a CPU second of the server, which the load generator cannot hold back, or by requests a second, where
   * the database does most of the work.
   */
  by: 'cpu' | 'rate';
  /** Null where it is only told. */
  atLeast: number | null;
}

/** What the first contender must stay below, whatever the others do. */
export interface Limit {
  /** Of its times, or the CPU time of the server a request. */
  of: 'p50' | 'p99' | 'cpu';
  /** Milliseconds. */
  atMost: number;
}

/** One line of the table: the same work, done by several; the first one is ours. */
export interface Work {
  name: string;
  contenders: Contender[];
  goals: Goal[];
  limits?: Limit[];
  /** Done before anything counts: a long way through the code is compiled late. */
  rehearse?: () => Promise<unknown>;
}

export interface Outcome {
  name: string;
  contenders: { name: string; measured: Measured }[];
  ratios: (Goal & { ratio: number; isReached: boolean })[];
  limits: (Limit & { value: number; isReached: boolean })[];
  /** The greatest ratio of a round over the least. */
  spread: number;
  /** Whether that is within a quarter, perhaps only after it was repeated. */
  isSteady: boolean;
}
