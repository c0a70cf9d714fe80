import { USER_EVENTS_KEPT_MS, USER_EVENTS_STALE_MS } from '@quorum/domain/event/constants';
import type { ApolloClient, WatchQueryFetchPolicy } from '@apollo/client';

interface Age {
  fetchedAt: number;
  /** When it was last looked at. */
  seenAt: number;
}

const ages = new WeakMap<ApolloClient, Age>();

/** The list has just come from the server. */
export const noteFetched = (client: ApolloClient): void => {
  ages.set(client, { fetchedAt: Date.now(), seenAt: Date.now() });
};

/** Nobody looks at the list any more. */
export const noteClosed = (client: ApolloClient): void => {
  const age = ages.get(client);
  if (age) age.seenAt = Date.now();
};

/** What was done here may have changed the list: it is still shown, and asked for at the next look. */
export const noteChanged = (client: ApolloClient): void => {
  const age = ages.get(client);
  if (age) age.fetchedAt = -Infinity;
};

/** Where whoever looks at the list now has it from: it is stale after 5 minutes, and kept for 30 (spec section 9). */
export const yourEventsPolicy = (client: ApolloClient): WatchQueryFetchPolicy => {
  const age = ages.get(client);
  if (!age || Date.now() - age.seenAt > USER_EVENTS_KEPT_MS) return 'network-only';
  return Date.now() - age.fetchedAt > USER_EVENTS_STALE_MS ? 'cache-and-network' : 'cache-first';
};
