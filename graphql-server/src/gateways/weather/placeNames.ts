/** A place that is nowhere, so has no weather. */
const ONLINE = /\b(online|virtual(ly)?|remote(ly)?|zoom|discord|skype|webinar|microsoft teams|google meet)\b|:\/\//i;

/** What stands between the parts of an address as people write them. */
const BETWEEN_PARTS = /[,;|\n()]|\s[-–—/@]\s/;

/** House numbers, postal codes: words with a digit in them. */
const NUMBERED_WORD = /\S*\d\S*/g;

/** A geocoder matches two letters with anything of that spelling: `CA` is a state to people, not to it. */
const LONG_ENOUGH = /^.{3,}$/u;
const NAMES_MAX = 4;

const tidy = (text: string) => text.replace(/\s+/g, ' ').trim();

const isOnline = (location: string) => ONLINE.test(location);

/** With a town: `10178 Berlin`, `CA 94114`, `London NW1 6XE`. */
const POSTAL_CODE = /^(?:[A-Z]{1,2}-)?\d{4,6}\s+\p{L}|\s\d{5}(?:-\d{4})?$|\s[A-Z]{1,2}\d[A-Z\d]?\s?\d[A-Z]{2}$/iu;
const TOWNS_MAX = 2;

const withoutNumbers = (part: string) => tidy(part.replace(NUMBERED_WORD, ' '));

/** From the last, which is the widest, to the first. */
const partsOf = (location: string): string[] =>
  location
    .split(BETWEEN_PARTS)
    .map(tidy)
    .filter((part) => part !== '')
    .reverse();

const likely = (names: readonly string[]): string[] =>
  [...new Set(names.filter((name) => LONG_ENOUGH.test(name)))].slice(0, NAMES_MAX);

/**
 * What to look a place up by, the likeliest first. A geocoder knows names of towns, and few others; people write
 * 'Pier 2, Brooklyn Bridge Park, New York'. So the whole is tried, then its parts from the last, which is the widest,
 * to the first. Empty for a place that is nowhere.
 */
export const placeNames = (location: string): string[] =>
  isOnline(location) ? [] : likely([tidy(location), ...partsOf(location).map(withoutNumbers)]);

/**
 * The same for a place that the provider must not learn: names of towns, as far as they can be told apart. What comes
 * first of several parts says the house or the door, and a part with a number is a street, unless that is a postal code.
 * A place of one part is looked up where there is no number in it.
 */
export const townNames = (location: string): string[] => {
  if (isOnline(location)) return [];
  const parts = partsOf(location);
  const wide = parts.length > 1 ? parts.slice(0, -1) : parts;
  return likely(wide.filter((part) => !/\d/.test(part) || POSTAL_CODE.test(part)).map(withoutNumbers)).slice(
    0,
    TOWNS_MAX,
  );
};
