import type { DateTime } from 'luxon';
import { Duration } from 'luxon';

/** From how long before the decision on people are asked. */
const ASKING_OPENS = Duration.fromObject({ hours: 24 });
const LONGEST_BREAK = Duration.fromObject({ hours: 6 });
/** A round in the last minutes would be read after the decision. */
const SHORTEST_BREAK = Duration.fromObject({ minutes: 10 });
const PARTS_OF_REST = 4;

/** How often a person is asked at most about one event. */
export const ASKED_AT_MOST = 2;

/** Somebody who has just responded is not asked for what they just said. */
const RESPONSE_HOLDS = Duration.fromObject({ minutes: 10 });

/** When an event is decided, and when people were last asked about it. */
export interface Asking {
  decideAt: DateTime;
  /** Null where nobody was asked yet. */
  askedAt: DateTime | null;
}

/** In milliseconds. A moment that lies far ahead was noted by a clock that was put right since. */
const distance = (one: DateTime, other: DateTime): number => Math.abs(other.toMillis() - one.toMillis());

/** The latest decision time of the events about which people are asked at `now`. */
export const askingUntil = (now: DateTime): DateTime => now.plus(ASKING_OPENS);

/**
 * Whether it is time to ask the next ones: from a day before the decision on, then every six hours, or when a quarter of
 * what remained has passed if that is sooner.
 */
export const isRoundDue = ({ decideAt, askedAt }: Asking, now: DateTime): boolean => {
  if (decideAt <= now || decideAt > askingUntil(now)) return false;
  if (askedAt === null) return true;
  const quarter = decideAt.diff(askedAt).toMillis() / PARTS_OF_REST;
  const pause = Math.max(SHORTEST_BREAK.toMillis(), Math.min(LONGEST_BREAK.toMillis(), quarter));
  return distance(askedAt, now) >= pause;
};

export const hasJustResponded = (respondedAt: DateTime, now: DateTime): boolean =>
  distance(respondedAt, now) < RESPONSE_HOLDS.toMillis();
