import { currentLocale } from './language.ts';
import { memoize } from './memoize.ts';

/** Kept: making them takes longer than using them a hundred times. */
const formatsIn = memoize((locale: string) => ({
  decimal: new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }),
  percent: new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 }),
}));

/** A number with at most two decimals, as the language of the moment writes it. */
export const formatNumber = (value: number): string => formatsIn(currentLocale()).decimal.format(value);

/** A share as people write it: 0.5 is `50%`. */
export const formatPercent = (share: number, locale: string = currentLocale()): string =>
  formatsIn(locale).percent.format(share);
