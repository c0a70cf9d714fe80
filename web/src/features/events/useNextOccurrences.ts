import { useEffect } from 'react';
import { useDuplicateEventMutation } from '../../generated/graphql.generated.ts';
import { refreshEvents } from '../../lib/refreshEvents.ts';
import { useNow } from '../../lib/useNow.ts';
import { hasBegun, loadEventRules } from './eventRules.ts';
import type { SeriesEvent } from './eventTimes.ts';

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
    const isCandidate = (event: SeriesEvent) =>
      event.isRecurring && event.parentEventId === null && hasBegun(event, now) && !asked.has(event.urlHash);
    const askFor = async (candidates: readonly SeriesEvent[]) => {
      const { isDueRoot } = await loadEventRules();
      for (const event of candidates) {
        if (!isDueRoot(event, now) || asked.has(event.urlHash)) continue;
        asked.add(event.urlHash);
        duplicate({ variables: { urlHash: event.urlHash } }).then(
          () => refreshEvents(client),
          () => undefined,
        );
      }
    };
    const candidates = events.filter(isCandidate);
    if (candidates.length > 0) askFor(candidates).catch(() => undefined);
  }, [events, now, duplicate, client]);
};
