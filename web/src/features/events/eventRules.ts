import { createLoader } from '../../lib/createLoader.ts';
import { useAtTime } from '../../lib/useNow.ts';
import { wantSoon } from '../../lib/soonWanted.ts';
import type { EventTimes } from './eventTimes.ts';

/** What time makes of an event, with the library that knows all zones: loaded once there is an event that has begun. */
const rules = createLoader(() => import('./eventTimes.ts'));
wantSoon(rules.preload);

export const loadEventRules = rules.preload;

export const hasBegun = ({ date }: Pick<EventTimes, 'date'>, now: number): boolean => Date.parse(date) <= now;

/** Whether the event's day is over; undefined while the rules are on their way. What has not begun is not over. */
export const useIsConcluded = (event: EventTimes): boolean | undefined => {
  const isWanted = useAtTime((now) => hasBegun(event, now));
  const loaded = rules.useLoaded(isWanted);
  return useAtTime((now) => {
    if (!isWanted) return false;
    return loaded && 'value' in loaded ? loaded.value.isEventConcluded(event, now) : undefined;
  });
};
