import { currentLocale } from './language.ts';

const formats = new Map<string, Intl.NumberFormat>();

/** Cached: making one takes longer than using it a hundred times. */
const formatOf = (style: 'decimal' | 'percent', digits: number) => {
  const key = `${currentLocale()} ${style} ${digits}`;
  const known = formats.get(key) ?? new Intl.NumberFormat(currentLocale(), { style, maximumFractionDigits: digits });
  formats.set(key, known);
  return known;
};

/** A number with at most two decimals, as the language of the moment writes it. */
export const formatNumber = (value: number): string => formatOf('decimal', 2).format(value);

/** A share as people say it: 0.5 is `50%`. */
export const formatPercent = (share: number): string => formatOf('percent', 0).format(share);
