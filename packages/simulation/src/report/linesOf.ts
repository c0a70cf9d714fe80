import type { Asking, Evenings } from '../compareAsking.ts';
import type { Comparison } from '../compareForecasts.ts';
import type { Claim } from '../Score.ts';

const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
const claimOf = (what: string, { wrongly, count }: Claim) =>
  `  ${what.padEnd(20)} ${percent(wrongly)} of ${count} claims wrong`;

/** How the bar and the chance did as forecasts. */
export const forecastLines = ({ bar, chance, claims, enough }: Comparison): string[] => [
  `  Enough people come to ${percent(enough)} of all events.`,
  claimOf('bar at 100 %', claims.bar),
  claimOf('chance of 50 %', claims.likely),
  claimOf('chance of 90 %', claims.sure),
  `  Brier score          bar ${bar.brier.toFixed(3)}, chance ${chance.brier.toFixed(3)}`,
];

const askingLine = (name: string, { questions, asked, held, saved, spoilt, lost }: Evenings) =>
  `  ${name.padEnd(20)} ${asked} people asked, ${questions} questions; ${held} evenings held, ${saved} of them saved; ` +
  `${spoilt} confirmed and too few came, ${lost} called off in error`;

const NAMES: Record<keyof Asking, string> = {
  nobody: 'nobody',
  everybody: 'everybody',
  thePivotal: 'the pivotal',
  untilLikely: 'until it is likely',
};

/** What came of each way of asking. */
export const askingLines = (asking: Asking): string[] =>
  (Object.keys(NAMES) as (keyof Asking)[]).map((name) => askingLine(NAMES[name], asking[name]));
