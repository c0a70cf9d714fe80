import type { Language } from '@quorum/domain/language';
import { isDeclined, isDefinite, likelihoodOf, type Likely } from '@quorum/domain/response/likelihood';
import { messagesIn } from './messages/messagesIn.ts';

/** `0.5` is `50%`. */
const percent = (likelihood: number, language: Language): string =>
  new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 }).format(likelihood);

/** `yes`, `maybe (50%)` or `no`. */
export const likelihoodText = (response: Likely, language: Language): string => {
  const { yes, maybe, no } = messagesIn(language);
  if (isDeclined(response)) return no;
  return isDefinite(response) ? yes : maybe(percent(likelihoodOf(response), language));
};

interface Standing {
  expected: number;
  threshold: number;
}

/** How many an event has of those it needs, such as 5.5 of 8; never as many as needed before they are. */
export const countsOf = ({ expected, threshold }: Standing, language: Language) => {
  const count = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  const shown = expected < threshold ? Math.min(expected, threshold - 0.1) : expected;
  return { has: count.format(shown), needs: count.format(threshold) };
};
