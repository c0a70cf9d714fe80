import { PAST_FALLBACK_HOURS } from './constants.ts';

// what is known of an event's times by counting, without a calendar and the library that knows all zones

const HOUR_MS = 3_600_000;
/** A zone that crosses the date line has the same day twice; no day of any is longer. */
const LONGEST_DAY_MS = 48 * HOUR_MS;

/** An event's times in milliseconds. */
export interface Counted {
  date: number;
  endTime: number | null;
}

/** The same as they travel, in ISO 8601. */
export interface IsoTimes {
  date: string;
  endTime?: string | null;
}

export const countedOf = ({ date, endTime }: IsoTimes): Counted => ({
  date: Date.parse(date),
  endTime: endTime ? Date.parse(endTime) : null,
});

/** What time makes of an event, for those who look at it. */
export type Stage = 'open' | 'past' | 'concluded';

/**
 * The instant after which an event is past: "an event is past when now is after its endTime, or, with no endTime, after
 * start plus 6 hours" (spec section 4).
 */
export const endingOf = ({ date, endTime }: Counted): number => endTime ?? date + PAST_FALLBACK_HOURS * HOUR_MS;

/** Whether an event is past; `now` in milliseconds. */
export const isOver = (times: IsoTimes, now: number): boolean => now > endingOf(countedOf(times));

/**
 * One joins an event until it is past. "An 'Event Concluded' badge shows when the end of the event's date day has passed"
 * (spec section 2), but not on an event that still goes on then, such as a camp or a game past midnight.
 * @param isDayOver reads a calendar; it is not called before it matters
 */
export const stageBy = (times: Counted, now: number, isDayOver: () => boolean): Stage => {
  if (now <= endingOf(times)) return 'open';
  return now > times.date + LONGEST_DAY_MS || isDayOver() ? 'concluded' : 'past';
};
