import { isDueForNextOccurrence, isSeriesRoot } from '@quorum/domain/event/recurrence';
import { pastAfter, stageOf, type Stage, type Timed } from '@quorum/domain/event/timing';
import { DateTime } from 'luxon';

/** An event's times as they travel: ISO instants beside an IANA zone. */
export interface EventTimes {
  date: string;
  endTime?: string | null;
  timezone: string;
}

export interface SeriesEvent extends EventTimes {
  urlHash: string;
  isRecurring: boolean;
  parentEventId: string | null;
}

/** The times of `event` in its own zone, as the domain's rules take them. */
export const toTimed = ({ date, endTime, timezone }: EventTimes): Timed & { timezone: string } => ({
  date: DateTime.fromISO(date, { zone: timezone }),
  endTime: endTime ? DateTime.fromISO(endTime, { zone: timezone }) : null,
  timezone,
});

// `now` counts milliseconds: a page that shows no event that has begun gets by without these rules and their library

export const eventStage = (event: EventTimes, now: number): Stage => stageOf(toTimed(event), DateTime.fromMillis(now));

/** The instants, in milliseconds, from which on an event is past, and its day is over. */
export const turnsOf = (event: EventTimes): number[] => {
  const timed = toTimed(event);
  return [pastAfter(timed), timed.date.endOf('day')].map((instant) => instant.toMillis() + 1);
};

/** Whether it is the first of a series, and past: the one that asks for the next occurrence. */
export const isDueRoot = (event: SeriesEvent, now: number): boolean => {
  const root = { ...event, ...toTimed(event) };
  return isSeriesRoot(root) && isDueForNextOccurrence(root, DateTime.fromMillis(now));
};
