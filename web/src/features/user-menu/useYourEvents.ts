import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { useYourEventsQuery } from '../../generated/later.generated.ts';
import { markClosed, markFetched, yourEventsFetchPolicy } from '../../lib/api/yourEventsFreshness.ts';

/** The events that the signed-in person created; `undefined` until they are there. */
export const useYourEvents = () => {
  const client = useApolloClient();
  const [fetchPolicy] = useState(() => yourEventsFetchPolicy(client));
  const { data, error, loading } = useYourEventsQuery({ fetchPolicy, context: { auth: true } });
  const wasLoading = useRef(false);

  useEffect(() => {
    if (wasLoading.current && !loading && !error) markFetched(client);
    wasLoading.current = loading;
  }, [client, loading, error]);
  useEffect(() => () => markClosed(client), [client]);

  return {
    events: data && (data.viewer?.events ?? []),
    polls: data?.viewer?.polls ?? [],
    hasFailed: error !== undefined,
  };
};
