import type { IsoTimes } from '@quorum/domain/event/ending';
import { isDueForNextOccurrence, isSeriesRoot } from '@quorum/domain/event/recurrence';
import { isDayOver, type Timed } from '@quorum/domain/event/timing';
import { DateTime } from 'luxon';

/** An event's times as they travel: ISO instants beside an IANA zone. */
export interface EventTimes extends IsoTimes {
  timezone: string;
}

export interface SeriesEvent extends EventTimes {
  id: string;
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

// `now` counts milliseconds: most pages get by without these rules and their library

export const isEventDayOver = (event: EventTimes, now: number): boolean =>
  isDayOver(toTimed(event), DateTime.fromMillis(now));

/** Whether it is the first of a series, and past: the page requests its next occurrence. */
export const isDueRoot = (event: SeriesEvent, now: number): boolean => {
  const root = { ...event, ...toTimed(event) };
  return isSeriesRoot(root) && isDueForNextOccurrence(root, DateTime.fromMillis(now));
};
