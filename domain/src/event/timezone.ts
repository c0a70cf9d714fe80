import { DateTime, IANAZone } from 'luxon';

/** Whether `name` is an IANA time zone that this runtime knows, such as `Europe/Berlin`. */
export const isTimezone = (name: string): boolean => IANAZone.isValidZone(name);

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

export type WallClock = 'once' | 'twice' | 'never';

interface Resolved {
  instant: DateTime;
  /** How often the zone's clocks show this time on that day. */
  happens: WallClock;
}

/**
 * The instant at which the clocks of `timezone` show what `wall` shows, whatever zone `wall` is in.
 * A time that happens twice means the first; one that does not exist moves forward by the gap
 * (RFC 5545 section 3.3.5, Temporal's 'compatible').
 */
export const resolveWallClock = (wall: DateTime, timezone: string): Resolved => {
  const zone = IANAZone.create(timezone);
  const shown = wall.setZone('utc', { keepLocalTime: true }).toMillis();
  const at = (offset: number) => shown - offset * MINUTE_MS;
  const before = zone.offset(shown - DAY_MS);
  const after = zone.offset(shown + DAY_MS);
  const valid = [...new Set([before, after])]
    .map((offset) => ({ offset, ms: at(offset) }))
    .filter(({ offset, ms }) => zone.offset(ms) === offset);
  const ms = valid.length > 0 ? Math.min(...valid.map((candidate) => candidate.ms)) : at(before);
  const happens = valid.length === 0 ? 'never' : valid.length === 1 ? 'once' : 'twice';
  return { instant: DateTime.fromMillis(ms, { zone: timezone }), happens };
};

/** `datetime-local` text (`2026-05-01T18:30`) as shown by the clocks of `timezone`; null when it is not such a text. */
export const fromLocalInput = (text: string, timezone: string): Resolved | null => {
  const wall = DateTime.fromISO(text, { zone: 'utc' });
  return wall.isValid && isTimezone(timezone) ? resolveWallClock(wall, timezone) : null;
};

/** What a `datetime-local` input shows for `instant` in `timezone`. */
export const toLocalInput = (instant: DateTime, timezone: string): string =>
  instant.setZone(timezone).toFormat("yyyy-MM-dd'T'HH:mm");
