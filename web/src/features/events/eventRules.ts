import type { Stage } from '@quorum/domain/event/timing';
import { useEffect } from 'react';
import { createLoader } from '../../lib/createLoader.ts';
import { tickAt, useAtTime } from '../../lib/useNow.ts';
import { wantSoon } from '../../lib/soonWanted.ts';
import type { EventTimes } from './eventTimes.ts';

/** What time makes of an event, with the library that knows all zones: loaded once there is an event that has begun. */
const rules = createLoader(() => import('./eventTimes.ts'));
wantSoon(rules.preload);

export const loadEventRules = rules.preload;

export const hasBegun = ({ date }: Pick<EventTimes, 'date'>, now: number): boolean => Date.parse(date) <= now;

/** What time makes of an event; undefined while the rules are on their way. What has not begun is open. */
export const useStage = (event: EventTimes): Stage | undefined => {
  const isWanted = useAtTime((now) => hasBegun(event, now));
  const loaded = rules.useLoaded(isWanted);
  const known = isWanted && loaded && 'value' in loaded ? loaded.value : undefined;
  useEffect(() => known?.turnsOf(event).forEach(tickAt), [known, event]);
  return useAtTime((now) => (isWanted ? known?.eventStage(event, now) : 'open'));
};
