import type { ApolloClient } from '@apollo/client';
import type { Modifier } from '@apollo/client/cache';
import { markStale } from './yourEventsFreshness.ts';

const invalidate: Modifier<unknown> = (_value, { INVALIDATE }) => INVALIDATE;

/**
 * Asks the server anew for every list, event, series and own response that is on the screen; what is shown stays until
 * the answer is there. After a create, a join, an edit and a delete (spec section 4).
 */
export const refreshEvents = (client: ApolloClient): void => {
  markStale(client);
  void client.refetchQueries({
    updateCache: (cache) =>
      cache.modify({ fields: { events: invalidate, event: invalidate, series: invalidate, viewer: invalidate } }),
  });
};
