import { countedOf, endingOf, type Stage, stageBy } from '@quorum/domain/event/ending';
import { useEffect } from 'react';
import { lazyModule } from '../../../lib/lazy.tsx';
import { tickAt, useAtTime } from '../../../lib/useNow.ts';
import type { EventTimes } from './eventTimes.ts';

/** The rules that need luxon and its time zones. Most events do without them. */
const rules = lazyModule(() => import('./eventTimes.ts'), { prefetchOnInteraction: true });

export const loadEventRules = rules.load;

/** Whether the stage of an event depends on its calendar day. */
export const needsCalendar = (event: EventTimes, now: number): boolean => {
  let isNeeded = false;
  stageBy(countedOf(event), now, () => (isNeeded = true));
  return isNeeded;
};

/** The stage of an event now; while the rules are loading its day counts as not over. */
export const useStage = (event: EventTimes): Stage => {
  const isNeeded = useAtTime((now) => needsCalendar(event, now));
  const loaded = rules.useLoaded(isNeeded);
  const known = loaded && 'value' in loaded ? loaded.value : undefined;
  useEffect(() => tickAt(endingOf(countedOf(event)) + 1), [event]);
  return useAtTime((now) => stageBy(countedOf(event), now, () => known?.isEventDayOver(event, now) ?? false));
};
