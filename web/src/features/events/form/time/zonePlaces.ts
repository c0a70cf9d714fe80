import { rawTimeZones } from '@vvo/tzdb';
import { currentLocale } from '../../../../lib/language.ts';
import { plain as plainText } from '../../../../lib/searchText.ts';

/** Without accents, which people leave out and names of zones do not have: `Zürich` is `zurich`. */
export const plain = (text: string) => plainText(text).replaceAll(/[_/\s]+/g, ' ');

/** Where a zone is in use. */
export interface ZonePlace {
  zone: string;
  /** Such as `eastern time`, plain. */
  called: string;
  /** In the reader's language. */
  country: string;
  /** The largest ones first. */
  cities: readonly string[];
  /** Countries and cities as one may type them, plain. */
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
      const names = [countryName, country, ...mainCities].map(plain);
      return [{ zone, called: plain(alternativeName), country, cities: mainCities, names, abbreviation }];
    },
  );
};
