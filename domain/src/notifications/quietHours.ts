import type { DateTime } from 'luxon';
import { resolveWallClock } from '../event/timezone.ts';
import type { NoticeKind } from './kinds.ts';
import type { QuietHours } from './preferences.ts';

/** `22:00` on the day of `day`, as the clocks of its zone show it; where they skip it, as much later as they skip. */
const at = (day: DateTime, time: string, timeZone: string): DateTime => {
  const [hour, minute] = time.split(':').map(Number);
  const wall = day.set({ hour, minute, second: 0, millisecond: 0 });
  return resolveWallClock(wall, timeZone).instant;
};

/**
 * When the quiet hours end that `now` is in; null outside of them. They follow the clocks of the zone, so they last an hour
 * more or less in the night in which those are put.
 */
export const quietUntil = (now: DateTime, quietHours: QuietHours & { timeZone: string }): DateTime | null => {
  const { from, to, timeZone } = quietHours;
  // days in UTC with the date of the zone: each has all its hours
  const today = now.setZone(timeZone).setZone('utc', { keepLocalTime: true }).startOf('day');
  for (const day of [today.minus({ days: 1 }), today]) {
    const end = at(to > from ? day : day.plus({ days: 1 }), to, timeZone);
    if (at(day, from, timeZone) <= now && now < end) return end;
  }
  return null;
};

/** A decision so soon before the start must be known at once. */
const DECIDED_LATE = { hours: 6 };

/** A notification, as far as it decides whether it may wait. */
interface Notification {
  kind: NoticeKind | null;
  /** When the event begins; null where that is not known. */
  startsAt: DateTime | null;
  /** When it ends, as an offer of a place does; left out where it does not. */
  until?: DateTime | null | undefined;
  /** Of the event; null where that is not known. */
  timeZone: string | null;
}

/**
 * Until when a device stays silent about something; null where it may ring at once. Nothing waits beyond the start of the
 * event that it is about, nor beyond its own end, and a decision in the last six hours before the start does not wait at all. What
 * somebody has asked for themselves, such as a code, comes at once.
 */
export const silentUntil = (
  now: DateTime,
  quietHours: QuietHours | null,
  { kind, startsAt, until = null, timeZone }: Notification,
): DateTime | null => {
  const zone = quietHours?.timeZone ?? timeZone;
  if (!quietHours || zone === null || kind === null) return null;
  const end = quietUntil(now, { ...quietHours, timeZone: zone });
  if (end === null) return null;
  if (kind === 'decision' && startsAt !== null && startsAt <= now.plus(DECIDED_LATE)) return null;
  return [startsAt, until].every((limit) => limit === null || end < limit) ? end : null;
};
