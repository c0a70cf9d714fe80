import type { ApolloClient } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { DuplicateEventDocument, type DuplicateEventMutation } from '../../generated/graphql.generated.ts';
import { refreshEvents } from '../../lib/refreshEvents.ts';
import { noteChanged } from '../../lib/yourEventsAge.ts';
import { loadEventRules } from './eventRules.ts';
import type { SeriesEvent } from './eventTimes.ts';

/** Asked for since the page was loaded: once is enough, whatever the server says. */
const asked = new Set<string>();

const isKnown = ({ cache }: ApolloClient, event: DuplicateEventMutation['duplicateEvent']) =>
  String(cache.identify(event)) in (cache.extract() as object);

/** Asks for the next occurrence of those `events` that are due for one; rejects when the rules cannot be loaded. */
export const askForNextOccurrences = async (
  client: ApolloClient,
  events: readonly SeriesEvent[],
  now: number,
): Promise<void> => {
  const { isDueRoot } = await loadEventRules();
  for (const event of events) {
    const { urlHash } = event;
    if (!isDueRoot(event, now) || asked.has(urlHash)) continue;
    asked.add(urlHash);
    // kept out of the cache, which so tells whether anything has brought that event before
    client.mutate({ mutation: DuplicateEventDocument, variables: { urlHash }, fetchPolicy: 'no-cache' }).then(
      ({ data }) => {
        if (data && isKnown(client, data.duplicateEvent)) noteChanged(client);
        else refreshEvents(client);
      },
      (error: unknown) => {
        if (!CombinedGraphQLErrors.is(error)) asked.delete(urlHash);
      },
    );
  }
};
