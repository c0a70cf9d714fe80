import { DomainError } from '@quorum/domain/errors';
import { reason } from '@quorum/domain/refusals/Reason';
import parsePhone, { isSupportedCountry, type CountryCode } from 'libphonenumber-js/max';

/** A number that takes texts. */
export interface PhoneNumber {
  /** In E.164. */
  number: string;
  /** Two letters. */
  country: string;
}

interface Surroundings {
  /** Two letters, or none: whose number it is where it begins without +. */
  country: string;
  /** Of the event, which says it otherwise. */
  timezone: string;
  /** Whose numbers get texts. */
  countries: ReadonlySet<string>;
}

/** In some countries a number does not tell which of the two it is. */
const TEXTABLE: ReadonlySet<string | undefined> = new Set(['MOBILE', 'FIXED_LINE_OR_MOBILE']);

interface WithZones {
  getTimeZones?(): string[] | undefined;
}

const zonesOf = (country: string): readonly string[] =>
  (new Intl.Locale(`und-${country}`) as WithZones).getTimeZones?.() ?? [];

/** The country among those that get texts in which a time zone is, else the first of them. */
const countryAt = (timezone: string, countries: ReadonlySet<string>): string | undefined => {
  const [first] = countries;
  return [...countries].find((country) => zonesOf(country).includes(timezone)) ?? first;
};

const supported = (country: string | undefined): CountryCode | undefined =>
  country !== undefined && isSupportedCountry(country) ? country : undefined;

const refused = (said: ConstructorParameters<typeof DomainError>[1]) =>
  new DomainError('BAD_USER_INPUT', said, { fields: ['phone'] });

/**
 * The number that somebody typed, with nothing around it.
 * @throws DomainError `BAD_USER_INPUT` for what is no number, takes no texts, has an extension, or is of another country
 */
export const readNumber = (typed: string, { country, timezone, countries }: Surroundings): PhoneNumber => {
  const defaultCountry = supported(country || countryAt(timezone, countries));
  const found = parsePhone(typed, { extract: false, ...(defaultCountry && { defaultCountry }) });
  if (!found?.isValid()) throw refused('phone.invalid');
  if (found.ext || !TEXTABLE.has(found.getType()) || found.country === undefined) throw refused('phone.notMobile');
  if (!countries.has(found.country)) throw refused(reason('phone.country', { countries: [...countries].join(', ') }));
  return { number: found.number, country: found.country };
};
