import { type Counted, endingOf, type Stage, stageBy } from '@quorum/domain/event/ending';
import { useEffect } from 'react';
import { createLoader } from '../../../lib/createLoader.ts';
import { wantSoon } from '../../../lib/soonWanted.ts';
import { tickAt, useAtTime } from '../../../lib/useNow.ts';
import type { EventTimes } from './eventTimes.ts';

/** The rules that take a calendar, with the library that knows all zones: loaded once there is an event that needs them. */
const rules = createLoader(() => import('./eventTimes.ts'));
wantSoon(rules.preload);

export const loadEventRules = rules.preload;

const countedOf = ({ date, endTime }: EventTimes): Counted => ({
  date: Date.parse(date),
  endTime: endTime ? Date.parse(endTime) : null,
});

export const isOver = (event: EventTimes, now: number): boolean => now > endingOf(countedOf(event));

/** Whether it takes a calendar to say what time makes of it. */
export const needsCalendar = (event: EventTimes, now: number): boolean => {
  let isAsked = false;
  stageBy(countedOf(event), now, () => (isAsked = true));
  return isAsked;
};

/** What time makes of an event; a day is not held to be over while the calendar is on its way. */
export const useStage = (event: EventTimes): Stage => {
  const isWanted = useAtTime((now) => needsCalendar(event, now));
  const loaded = rules.useLoaded(isWanted);
  const known = loaded && 'value' in loaded ? loaded.value : undefined;
  useEffect(() => tickAt(endingOf(countedOf(event)) + 1), [event]);
  return useAtTime((now) => stageBy(countedOf(event), now, () => known?.isEventDayOver(event, now) ?? false));
};
