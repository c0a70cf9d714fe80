import type { ApolloClient } from '@apollo/client';
import type { Modifier } from '@apollo/client/cache';
import { markStale } from './yourEventsFreshness.ts';

const invalidate: Modifier<unknown> = (_value, { INVALIDATE }) => INVALIDATE;

/**
 * Refetches every list, event, series and own response on the screen, which stays until the result is there. After a
 * create, a join, an edit and a delete (spec section 4).
 */
export const refreshEvents = (client: ApolloClient): void => {
  markStale(client);
  void client.refetchQueries({
    updateCache: (cache) =>
      cache.modify({ fields: { events: invalidate, event: invalidate, series: invalidate, viewer: invalidate } }),
  });
};
