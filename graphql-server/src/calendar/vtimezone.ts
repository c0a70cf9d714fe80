import { resolveWallClock } from '@quorum/domain/event/timezone';
import type { DateTime } from 'luxon';
import { tzlib_get_ical_block, tzlib_get_offset, tzlib_get_timezones } from 'timezones-ical-library';

const DEFINED: ReadonlySet<string> = new Set(tzlib_get_timezones());

/** The definition of a zone that readers go by, under the requested name: a link has the definition of its target. */
export const vtimezone = (name: string): string | null => {
  if (!DEFINED.has(name)) return null;
  const [block] = tzlib_get_ical_block(name);
  return block ? block.replace(/^TZID:.*$/m, `TZID:${name}`) : null;
};

/** To read a definition takes half a millisecond, and calendars say the same instants again and again. */
const READABLE_MAX = 5_000;
const known = new Map<string, boolean>();

/**
 * Whether `instant`, written as the clocks of `zone` show it, is read back as the same instant by that definition. Not
 * so for an hour that happens twice, for a zone that is not defined, and where the definition is older or newer than
 * ours: such an instant must be written in UTC.
 */
export const isReadableIn = (zone: string, instant: DateTime): boolean => {
  if (!DEFINED.has(zone)) return false;
  const key = `${zone} ${instant.toMillis()}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  const isReadable = isReadBack(zone, instant);
  if (known.size >= READABLE_MAX) known.clear();
  known.set(key, isReadable);
  return isReadable;
};

const isReadBack = (zone: string, instant: DateTime): boolean => {
  const local = instant.setZone(zone);
  if (resolveWallClock(local, zone).happens !== 'once') return false;
  return tzlib_get_offset(zone, local.toFormat('yyyy-MM-dd'), local.toFormat('HH:mm')) === local.toFormat('ZZZ');
};
