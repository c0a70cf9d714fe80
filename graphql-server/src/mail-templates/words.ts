import { isDefinite, likelihoodOf, type Likely } from '@quorum/domain/response/likelihood';

const percentage = new Intl.NumberFormat('en', { style: 'percent', maximumFractionDigits: 0 });
const count = new Intl.NumberFormat('en', { maximumFractionDigits: 1 });

/** `0.5` is `50%`. */
const percent = (likelihood: number): string => percentage.format(likelihood);

/** `yes`, or `maybe (50%)`. */
export const answerOf = (response: Likely): string =>
  isDefinite(response) ? 'yes' : `maybe (${percent(likelihoodOf(response))})`;

/** `5.5 of the 8 people it needs`; never as many as needed before they are. */
export const ratioOf = (expected: number, threshold: number): string => {
  const shown = expected < threshold ? Math.min(expected, threshold - 0.1) : expected;
  return `${count.format(shown)} of the ${count.format(threshold)} people it needs`;
};
