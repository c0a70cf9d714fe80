import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { refetchOwnResponses } from '../../../lib/api/refreshEvents.ts';

/**
 * One's own response leaves a list when its organiser hides or removes it: the server is asked which, so that nobody responds
 * twice. Tells whether that is still to be answered.
 */
export const useLostResponse = (shownId: string | undefined): boolean => {
  const client = useApolloClient();
  const [lastId, setLastId] = useState(shownId);
  if (shownId !== undefined && shownId !== lastId) setLastId(shownId);
  const isLost = shownId === undefined && lastId !== undefined;
  useEffect(() => {
    if (!isLost) return;
    refetchOwnResponses(client)
      .catch(() => undefined) // it is taken for removed
      .finally(() => setLastId(undefined));
  }, [client, isLost]);
  return isLost;
};
