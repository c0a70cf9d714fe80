import { rawTimeZones } from '@vvo/tzdb';
import { currentLocale } from '../../../lib/language.ts';

/** Where a zone is in use. */
export interface ZonePlace {
  zone: string;
  /** Such as `Eastern Time`. */
  called: string;
  /** In the reader's language. */
  country: string;
  /** The largest ones first. */
  cities: readonly string[];
  /** Countries and cities as one may type them. */
  names: readonly string[];
  /** What it is called for short in winter. */
  abbreviation: string;
}

const countryIn = (locale: string) => {
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  return (code: string, name: string) => names.of(code) ?? name;
};

/** Those of `zones` of which it is known where they are. */
export const placesOfZones = (zones: readonly string[]): ZonePlace[] => {
  const offered = new Set(zones);
  const countryOf = countryIn(currentLocale());
  return rawTimeZones.flatMap(
    ({ name, group, alternativeName, countryCode, countryName, mainCities, abbreviation }) => {
      const zone = [name, ...group].find((each) => offered.has(each));
      if (zone === undefined) return [];
      const country = countryOf(countryCode, countryName);
      const names = [countryName, country, ...mainCities];
      return [{ zone, called: alternativeName, country, cities: mainCities, names, abbreviation }];
    },
  );
};
