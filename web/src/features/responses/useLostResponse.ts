import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef } from 'react';
import { refreshOwnResponses } from '../../lib/refreshEvents.ts';

/** One's own response leaves a list when its organiser hides or removes it: the server is asked which, so that nobody responds twice. */
export const useLostResponse = (shownId: string | undefined): void => {
  const client = useApolloClient();
  const before = useRef(shownId);
  useEffect(() => {
    if (before.current !== undefined && shownId === undefined) refreshOwnResponses(client);
    before.current = shownId;
  }, [client, shownId]);
};
