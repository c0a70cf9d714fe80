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

/**
 * What to look a place up by, the likeliest first. A geocoder knows names of towns, and few others; people write
 * 'Pier 2, Brooklyn Bridge Park, New York'. So the whole is tried, then its parts from the last, which is the widest,
 * to the first. Empty for a place that is nowhere.
 */
export const placeNames = (location: string): string[] => {
  if (ONLINE.test(location)) return [];
  const parts = location.split(BETWEEN_PARTS).map((part) => tidy(part.replace(NUMBERED_WORD, ' ')));
  const names = [tidy(location), ...parts.reverse()].filter((name) => LONG_ENOUGH.test(name));
  return [...new Set(names)].slice(0, NAMES_MAX);
};
