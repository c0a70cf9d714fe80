import { useEffect } from 'react';
import { useSearchParam } from '../../lib/useSearchParam.ts';
import { EVENT_TYPE_PARAM, eventTypeFilterIn, knownEventType } from './eventTypeFilterIn.ts';
import { useEventTypes } from './useEventTypes.ts';

/** The type that the home lists are limited to, stored in the address: `?type=3`. Null for all. */
export const useEventTypeFilter = (): [number | null, (eventTypeId: number | null) => void] => {
  const [params, say] = useSearchParam(EVENT_TYPE_PARAM);
  const choose = (eventTypeId: number | null) => say(eventTypeId === null ? null : String(eventTypeId));

  const wanted = eventTypeFilterIn(params);
  const eventTypeId = knownEventType(wanted, useEventTypes().types);
  useEffect(() => {
    if (eventTypeId !== wanted) choose(null);
  });

  return [eventTypeId, choose];
};
