import type { DateTime } from 'luxon';
import { PAST_FALLBACK_HOURS } from './constants.ts';

export interface Timed {
  date: DateTime;
  endTime: DateTime | null;
}

/**
 * The instant after which an event is past: "an event is past when now is after its endTime, or, with no endTime, after
 * start plus 6 hours" (spec section 4).
 */
export const pastAfter = ({ date, endTime }: Timed): DateTime => endTime ?? date.plus({ hours: PAST_FALLBACK_HOURS });

/** Over: belongs to the archive. */
export const isPast = (event: Timed, now: DateTime): boolean => now > pastAfter(event);

/** What time makes of an event, for those who look at it. */
export type Stage = 'open' | 'past' | 'concluded';

/**
 * "An 'Event Concluded' badge shows when the end of the event's date day has passed" (spec section 2), in the event's own
 * zone. An event that still goes on then, such as a camp or a game past midnight, is not concluded before it is past.
 */
export const stageOf = (event: Timed & { timezone: string }, now: DateTime): Stage => {
  if (!isPast(event, now)) return 'open';
  return now > event.date.setZone(event.timezone).endOf('day') ? 'concluded' : 'past';
};
