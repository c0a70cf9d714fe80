/** The same every time, unless a longer hunt is asked for: HOSTILE_RUNS=20000 HOSTILE_SEED=$RANDOM. */
export const hunt = (runs: number) => ({
  numRuns: Number(process.env.HOSTILE_RUNS ?? runs),
  seed: Number(process.env.HOSTILE_SEED ?? 4711),
});

/** What must never leave the server: a stack, a path of its files, a statement. */
export const LEAK = /\n\s+at |node_modules|\/(src|dist)\/|\.[jt]s:\d+|insert into|select "|SQLSTATE|violates/;
