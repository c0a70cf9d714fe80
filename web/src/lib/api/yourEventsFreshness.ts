import { USER_EVENTS_KEPT_MS, USER_EVENTS_STALE_MS } from '@quorum/domain/event/constants';
import type { ApolloClient, WatchQueryFetchPolicy } from '@apollo/client';

interface Freshness {
  fetchedAt: number;
  /** When the list was last open. */
  closedAt: number;
}

const freshness = new WeakMap<ApolloClient, Freshness>();

/** The list has just come from the server. */
export const markFetched = (client: ApolloClient): void => {
  freshness.set(client, { fetchedAt: Date.now(), closedAt: Date.now() });
};

/** The list is no longer on the screen. */
export const markClosed = (client: ApolloClient): void => {
  const entry = freshness.get(client);
  if (entry) entry.closedAt = Date.now();
};

/** A change made here may affect the list: it is fetched again when it is next opened. */
export const markStale = (client: ApolloClient): void => {
  const entry = freshness.get(client);
  if (entry) entry.fetchedAt = -Infinity;
};

/** The list is stale after 5 minutes and dropped after 30 (spec section 9). */
export const yourEventsFetchPolicy = (client: ApolloClient): WatchQueryFetchPolicy => {
  const entry = freshness.get(client);
  if (!entry || Date.now() - entry.closedAt > USER_EVENTS_KEPT_MS) return 'network-only';
  return Date.now() - entry.fetchedAt > USER_EVENTS_STALE_MS ? 'cache-and-network' : 'cache-first';
};
