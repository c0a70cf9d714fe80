import { DateTime } from 'luxon';

/** Every zone that this runtime knows, UTC among them, and `current` even where it is an older alias. */
export const supportedTimezones = (current: string): string[] =>
  [...new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', current])].sort();

const plain = (text: string) => text.toLowerCase().replaceAll(/[_/\s]+/g, ' ');

/** The zones that hold every word of `query`, so that `new york` finds America/New_York. */
export const findTimezones = (zones: readonly string[], query: string): string[] => {
  const words = plain(query).trim().split(' ');
  return zones.filter((zone) => words.every((word) => plain(zone).includes(word)));
};

/** How far `zone` is from UTC at `when`, such as `GMT+2`. */
export const offsetName = (zone: string, when: DateTime = DateTime.now()): string => {
  const { offset } = when.setZone(zone);
  const minutes = Math.abs(offset % 60);
  const hours = Math.trunc(Math.abs(offset) / 60);
  return `GMT${offset < 0 ? '−' : '+'}${hours}${minutes ? `:${String(minutes).padStart(2, '0')}` : ''}`;
};
