import type { DateTime, DurationLike } from 'luxon';

const FAR_AHEAD: DurationLike = { hours: 16 };
const NEAR: DurationLike = { hours: 1 };

/** In the event's zone: nobody has to answer at night. */
const NIGHT_BEGINS = 22;
const NIGHT_ENDS = 8;

interface Begins {
  date: DateTime;
  timezone: string;
}

const holdAt = (now: DateTime, date: DateTime): DurationLike => {
  if (now < date.minus(FAR_AHEAD)) return { hours: 2 };
  return now <= date.minus(NEAR) ? { minutes: 30 } : { minutes: 10 };
};

const atHour = (local: DateTime, hour: number): DateTime => local.startOf('day').set({ hour });

/** The end of the night that a moment is in; null by day. */
const endOfNight = (local: DateTime): DateTime | null => {
  if (local.hour >= NIGHT_BEGINS) return atHour(local.plus({ days: 1 }), NIGHT_ENDS);
  return local.hour < NIGHT_ENDS ? atHour(local, NIGHT_ENDS) : null;
};

/** When so much time has passed by day: hours that pass, so a change of the clocks makes no hold longer or shorter. */
const afterByDay = (local: DateTime, hold: DurationLike): DateTime => {
  const begin = endOfNight(local) ?? local;
  const end = begin.plus(hold);
  const night = atHour(begin, NIGHT_BEGINS);
  if (end <= night) return end;
  return atHour(begin.plus({ days: 1 }), NIGHT_ENDS).plus(end.diff(night));
};

/**
 * Until when a place is held that is offered now, for an event that begins later. Between 22 and 8 in the event's zone the
 * clock stands still, where an hour is left before the start all the same; else it goes on. No hold outlasts the start.
 */
export const holdUntil = (now: DateTime, { date, timezone }: Begins): DateTime => {
  const hold = holdAt(now, date);
  const byDay = afterByDay(now.setZone(timezone), hold);
  const end = byDay <= date.minus(NEAR) ? byDay : now.plus(hold);
  return (end < date ? end : date).toUTC();
};
