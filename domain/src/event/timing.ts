import type { DateTime } from 'luxon';
import { type Counted, endingOf, type Stage, stageBy } from './ending.ts';

export interface Timed {
  date: DateTime;
  endTime: DateTime | null;
}

const counted = ({ date, endTime }: Timed): Counted => ({
  date: date.toMillis(),
  endTime: endTime?.toMillis() ?? null,
});

/** The instant after which an event is past. */
export const pastAfter = (event: Timed): DateTime => event.date.plus(endingOf(counted(event)) - event.date.toMillis());

/** Over: belongs to the archive. */
export const isPast = (event: Timed, now: DateTime): boolean => now > pastAfter(event);

/** Whether the event's day, in the event's own zone, has passed. */
export const isDayOver = ({ date, timezone }: { date: DateTime; timezone: string }, now: DateTime): boolean =>
  now > date.setZone(timezone).endOf('day');

/** What time makes of an event, in the event's own zone. */
export const stageOf = (event: Timed & { timezone: string }, now: DateTime): Stage =>
  stageBy(counted(event), now.toMillis(), () => isDayOver(event, now));
