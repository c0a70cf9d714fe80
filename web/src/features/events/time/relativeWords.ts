import { currentLocale } from '../../../lib/language.ts';
import { memoize } from '../../../lib/memoize.ts';

const wordsIn = memoize((locale: string) => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }));

/** `tomorrow` or `in 2 days`, in words of the current language. */
export const relativeWords = (count: number, unit: Intl.RelativeTimeFormatUnit): string =>
  wordsIn(currentLocale()).format(count, unit);
