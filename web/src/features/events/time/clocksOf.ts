import { currentLocale } from '../../../lib/language.ts';
import { memoize } from '../../../lib/memoize.ts';
import { createZoneFormats } from '../../../lib/wallClocks.ts';

const clocksBy = memoize((key: string) => {
  const [locale = '', timeZone = ''] = key.split(' ');
  return createZoneFormats(timeZone, locale);
});

/** How the clocks of `timeZone` show an instant: the same for all cards of a zone. */
export const clocksOf = (timeZone: string) => clocksBy(`${currentLocale()} ${timeZone}`);
