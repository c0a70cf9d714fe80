import { isOver } from '@quorum/domain/event/ending';
import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { lazyModule } from '../../../lib/lazy.tsx';
import { useNow } from '../../../lib/useNow.ts';
import type { SeriesEvent } from './eventTimes.ts';

/** Most pages have no event that needs it. */
const nextOccurrences = lazyModule(() => import('./nextOccurrences.ts'));

/**
 * Requests the next occurrence of past recurring events with no parent (spec section 4), where there is none yet. Quietly:
 * the server makes it at most once, by its own clock too, so neither success nor refusal is the reader's business.
 */
export const useNextOccurrences = (events: readonly SeriesEvent[]): void => {
  const now = useNow();
  const client = useApolloClient();

  useEffect(() => {
    // a list may have brought what has just ended before the clock of the page shows it
    const time = Math.max(now, Date.now());
    if (!events.some((event) => event.isRecurring && event.parentEventId === null && isOver(event, time))) return;
    nextOccurrences
      .load()
      .then(({ askForNextOccurrences }) => askForNextOccurrences(client, events, time))
      .catch(() => undefined);
  }, [events, now, client]);
};
