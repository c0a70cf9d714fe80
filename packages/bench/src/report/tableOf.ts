import type { Outcome } from '../Work.ts';

const HEAD = ['work', 'by', 'ratio', 'goal', 'a second', 'p50 ms', 'p99 ms', 'CPU µs', 'RSS MB', 'errors'];

const count = (value: number) => Math.round(value).toLocaleString('en');
const millis = (value: number) => value.toFixed(value < 10 ? 2 : 0);
const orDash = (value: number | null) => (value === null ? '–' : count(value));

const markOf = ({ atLeast, isReached }: Outcome['ratios'][number]) => {
  if (atLeast === null) return ' ';
  return isReached ? '✓' : '✗';
};

const limitsOf = ({ limits }: Outcome) =>
  limits.map(({ of, atMost, isReached }) => `${of} ≤ ${atMost} ${isReached ? '✓' : '✗'}`).join(', ');

const nameOf = ({ name, isSteady, spread }: Outcome) =>
  isSteady ? name : `${name} (unsteady: rounds differ ${spread.toFixed(2)} ×)`;

const goalOf = (ratio: Outcome['ratios'][number] | undefined) =>
  ratio && ratio.atLeast !== null ? `≥ ${ratio.atLeast.toFixed(2)}` : '';

const rowsOf = (outcome: Outcome): string[][] =>
  outcome.contenders.map(({ name: contender, measured }, index) => {
    const ratio = outcome.ratios.find(({ to }) => to === contender);
    return [
      index === 0 ? nameOf(outcome) : '',
      contender,
      ratio ? `${ratio.ratio.toFixed(2)} ${markOf(ratio)}` : '',
      index === 0 ? limitsOf(outcome) : goalOf(ratio),
      count(measured.rate),
      millis(measured.p50),
      millis(measured.p99),
      orDash(measured.cpuMicros),
      orDash(measured.memory),
      String(measured.errors),
    ];
  });

/** The outcomes as lines of text in columns. A ratio says how the first contender stands to the one in whose line it is. */
export const tableOf = (outcomes: readonly Outcome[]): string => {
  const rows = [HEAD, ...outcomes.flatMap(rowsOf)];
  const widths = HEAD.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const pad = (cell: string, column: number) =>
    column < 2 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0);
  return rows.map((row) => row.map(pad).join('  ').trimEnd()).join('\n');
};
