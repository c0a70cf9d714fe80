import { currentLocale } from '../../../lib/language.ts';
import { memoize } from '../../../lib/memoize.ts';
import { makeClocks } from '../../../lib/wallClocks.ts';

const clocksByLocale = memoize((locale: string) => memoize((timeZone: string) => makeClocks(timeZone, locale)));

/** How the clocks of `timeZone` show an instant: the same for all cards of a zone. */
export const clocksOf = (timeZone: string) => clocksByLocale(currentLocale())(timeZone);
