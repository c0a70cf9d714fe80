import { IANAZone } from 'luxon';
import type { FoundPlace, SpokenPlace } from './WeatherProvider.ts';

/** One of the places that a geocoder offers for a name. */
export interface Candidate {
  name: string;
  latitude: number;
  longitude: number;
  /** What kind of place it is, by the codes of GeoNames. */
  feature_code?: string | undefined;
  timezone?: string | undefined;
  country?: string | undefined;
  country_code?: string | undefined;
  admin1?: string | undefined;
}

/** Continents, countries and states: too wide to have one weather. */
const TOO_WIDE = /^(CONT|RGN|PCL.*|ADM1H?|TERR)$/;

/** Clocks that are further apart than this belong to another place of that name. */
const APART_MAX_MINUTES = 3 * 60;

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Geocoders match loosely: 'Gym' finds Gympie. */
const isNamed = ({ name }: Candidate, wanted: string) =>
  plain(name) === plain(wanted) || plain(name).startsWith(`${plain(wanted)} `);

/** UTC says nothing of where an event is. */
const namesPlace = (timezone: string) => timezone.includes('/') && !timezone.startsWith('Etc/');

const minutesApart = ({ timezone: theirs }: Candidate, { timezone, date }: SpokenPlace): number => {
  if (!theirs || !namesPlace(timezone) || !IANAZone.isValidZone(theirs)) return 0;
  const offsetIn = (zone: string) => IANAZone.create(zone).offset(date.toMillis());
  return Math.abs(offsetIn(theirs) - offsetIn(timezone));
};

/** How much of the address says that it is this one: 'Springfield, Illinois' has two words for it. */
const mentions = ({ admin1, country, country_code }: Candidate, location: string) => {
  const words = plain(location).split(/[^\p{L}]+/u);
  const names = [admin1, country].filter((name) => name !== undefined);
  const named = names.filter((name) => plain(location).includes(plain(name))).length;
  return named + Number(country_code !== undefined && words.includes(plain(country_code)));
};

const fullName = ({ name, admin1, country }: Candidate): string => {
  const isRepeated = admin1 && plain(admin1).includes(plain(name));
  return [name, isRepeated ? '' : admin1, country].filter(Boolean).join(', ');
};

/** The candidate that `place` means by `wanted`, null when none is likely. The geocoder's order decides last. */
export const choosePlace = (
  candidates: readonly Candidate[],
  wanted: string,
  place: SpokenPlace,
): FoundPlace | null => {
  const [best] = candidates
    .filter((one) => isNamed(one, wanted) && !TOO_WIDE.test(one.feature_code ?? ''))
    .map((one) => ({
      one,
      apart: minutesApart(one, place),
      mentioned: mentions(one, place.location),
      isOfZone: Number(one.timezone === place.timezone),
    }))
    .filter(({ apart }) => apart <= APART_MAX_MINUTES)
    .sort((a, b) => b.mentioned - a.mentioned || b.isOfZone - a.isOfZone || a.apart - b.apart);
  if (!best) return null;
  const { latitude, longitude } = best.one;
  return { latitude, longitude, name: fullName(best.one) };
};
