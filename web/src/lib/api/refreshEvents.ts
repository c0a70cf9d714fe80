import type { ApolloClient } from '@apollo/client';
import type { Modifier } from '@apollo/client/cache';
import { markStale } from './yourEventsFreshness.ts';

const invalidate: Modifier<unknown> = (_value, { INVALIDATE }) => INVALIDATE;

/** The same as `refreshEvents`, for callers that wait for it. */
export const refetchEvents = async (client: ApolloClient): Promise<void> => {
  markStale(client);
  await client.refetchQueries({
    updateCache: (cache) =>
      cache.modify({
        fields: {
          events: invalidate,
          event: invalidate,
          series: invalidate,
          viewer: invalidate,
          hiddenResponses: invalidate,
        },
      }),
  });
};

/**
 * Refetches every list, event, series and own response on the screen, which stays until the result is there. After a
 * create, a join, an edit and a delete (spec section 4).
 */
export const refreshEvents = (client: ApolloClient): void => {
  // what cannot be read says so where it is shown
  refetchEvents(client).catch(() => undefined);
};

/** Refetches every poll on the screen, and the lists of them. */
export const refreshPolls = (client: ApolloClient): void => {
  markStale(client);
  void client.refetchQueries({
    updateCache: (cache) => cache.modify({ fields: { poll: invalidate, polls: invalidate, viewer: invalidate } }),
  });
};

/** Refetches which responses are one's own, and which of them are hidden. */
export const refetchOwnResponses = async (client: ApolloClient): Promise<void> => {
  await client.refetchQueries({
    updateCache: (cache) => cache.modify({ fields: { viewer: invalidate, hiddenResponses: invalidate } }),
  });
};
