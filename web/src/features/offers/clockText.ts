import { formatNumber } from '../../lib/formatNumber.ts';
import { currentLocale } from '../../lib/language.ts';
import { memoize } from '../../lib/memoize.ts';

const SECOND_MS = 1_000;
const MINUTE_S = 60;
const HOUR_S = 60 * MINUTE_S;

/** Kept, as those of other numbers are: a clock writes two each second. */
const twoDigitsIn = memoize((locale: string) => new Intl.NumberFormat(locale, { minimumIntegerDigits: 2 }));

const formatTwoDigits = (value: number): string => twoDigitsIn(currentLocale()).format(value);

/** `1:59:07`, or `9:05` in the last hour; `0:00` once it is over. */
export const clockText = (leftMs: number): string => {
  const left = Math.max(0, Math.ceil(leftMs / SECOND_MS));
  const [hours, minutes, seconds] = [
    Math.floor(left / HOUR_S),
    Math.floor((left % HOUR_S) / MINUTE_S),
    left % MINUTE_S,
  ];
  const rest = [minutes, seconds].map(formatTwoDigits).join(':');
  return hours > 0 ? `${formatNumber(hours)}:${rest}` : `${formatNumber(minutes)}:${formatTwoDigits(seconds)}`;
};
