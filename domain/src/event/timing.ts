import type { DateTime } from 'luxon';
import { PAST_FALLBACK_HOURS } from './constants.ts';

export interface Timed {
  date: DateTime;
  endTime: DateTime | null;
}

/** The instant after which an event is past: its end, or six hours after a start without one (spec section 4). */
export const pastAfter = ({ date, endTime }: Timed): DateTime => endTime ?? date.plus({ hours: PAST_FALLBACK_HOURS });

/** Over: belongs to the archive. */
export const isPast = (event: Timed, now: DateTime): boolean => now > pastAfter(event);

/** The end of the event's day, in the event's own zone, has passed: the 'Event Concluded' badge (spec section 2). */
export const isConcluded = ({ date, timezone }: { date: DateTime; timezone: string }, now: DateTime): boolean =>
  now > date.setZone(timezone).endOf('day');
