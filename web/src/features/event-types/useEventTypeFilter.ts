import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { EVENT_TYPE_PARAM, eventTypeFilterIn, knownEventType } from './eventTypeFilterIn.ts';
import { useEventTypes } from './useEventTypes.ts';

/** The type that the home lists are limited to, kept in the address: `?type=3`. Null for all. */
export const useEventTypeFilter = (): [number | null, (eventTypeId: number | null) => void] => {
  const [params, setParams] = useSearchParams();

  const choose = (eventTypeId: number | null) =>
    setParams(
      (current) => {
        const next = new URLSearchParams(current);
        if (eventTypeId === null) next.delete(EVENT_TYPE_PARAM);
        else next.set(EVENT_TYPE_PARAM, String(eventTypeId));
        return next;
      },
      { replace: true },
    );

  const wanted = eventTypeFilterIn(params);
  const eventTypeId = knownEventType(wanted, useEventTypes().types);
  useEffect(() => {
    if (eventTypeId !== wanted) choose(null);
  });

  return [eventTypeId, choose];
};
