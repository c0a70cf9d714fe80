import type { ApolloClient } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import {
  DuplicateEventDocument,
  type DuplicateEventMutation,
  HasNextDateDocument,
} from '../../../generated/graphql.generated.ts';
import { refreshEvents } from '../../../lib/api/refreshEvents.ts';
import { markStale } from '../../../lib/api/yourEventsFreshness.ts';
import { loadEventRules } from './useStage.ts';
import type { SeriesEvent } from './eventTimes.ts';

/** Series requested since the page was loaded, with the number of past dates of each: once is enough, whatever the server says. */
const asked = new Set<string>();

const isKnown = ({ cache }: ApolloClient, event: DuplicateEventMutation['duplicateEvent']) =>
  String(cache.identify(event)) in (cache.extract() as object);

/** Requests the next date of the series of `urlHash`, unless it is there. */
const askForNext = async (client: ApolloClient, urlHash: string) => {
  const variables = { urlHash };
  // not cached: so the cache tells whether that event has been loaded before
  const fetchPolicy = 'no-cache';
  const known = await client.query({ query: HasNextDateDocument, variables, fetchPolicy });
  if (known.data?.hasNextDate) return;
  const { data } = await client.mutate({ mutation: DuplicateEventDocument, variables, fetchPolicy });
  if (data && isKnown(client, data.duplicateEvent)) markStale(client);
  else refreshEvents(client);
};

/** Requests the next occurrence of those `events` that are due for one; rejects when the rules cannot be loaded. */
export const askForNextOccurrences = async (
  client: ApolloClient,
  events: readonly SeriesEvent[],
  now: number,
): Promise<void> => {
  const { isDueRoot } = await loadEventRules();
  for (const root of events.filter((event) => isDueRoot(event, now))) {
    const dates = events.filter(({ parentEventId }) => parentEventId === root.id);
    const key = `${root.urlHash} ${dates.length}`;
    if (asked.has(key)) continue;
    asked.add(key);
    askForNext(client, root.urlHash).catch((error: unknown) => {
      if (!CombinedGraphQLErrors.is(error)) asked.delete(key);
    });
  }
};
