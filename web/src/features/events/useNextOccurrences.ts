import { isDueForNextOccurrence, isSeriesRoot } from '@quorum/domain/event/recurrence';
import { useEffect } from 'react';
import { useDuplicateEventMutation } from '../../generated/graphql.generated.ts';
import { refreshEvents } from '../../lib/refreshEvents.ts';
import { useNow } from '../../lib/useNow.ts';
import { type EventTimes, toTimed } from './eventTimes.ts';

interface SeriesEvent extends EventTimes {
  urlHash: string;
  isRecurring: boolean;
  parentEventId: string | null;
}

/** Asked for since the page was loaded: once is enough, whatever the answer. */
const asked = new Set<string>();

/**
 * A past recurring event with no parent asks for its next occurrence (spec section 4). Quietly: the server makes it
 * at most once, by its own clock too, so neither success nor refusal is the reader's business.
 */
export const useNextOccurrences = (events: readonly SeriesEvent[]): void => {
  const now = useNow();
  const [duplicate, { client }] = useDuplicateEventMutation();

  useEffect(() => {
    const due = events
      .map((event) => ({ ...event, ...toTimed(event) }))
      .filter((event) => isSeriesRoot(event) && isDueForNextOccurrence(event, now) && !asked.has(event.urlHash));
    for (const { urlHash } of due) {
      asked.add(urlHash);
      duplicate({ variables: { urlHash } }).then(
        () => refreshEvents(client),
        () => undefined,
      );
    }
  }, [events, now, duplicate, client]);
};
