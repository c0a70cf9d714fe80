import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { AdoptResponsesDocument } from '../../generated/graphql.generated.ts';
import { refreshEvents, refreshPolls } from '../../lib/refreshEvents.ts';
import { sessionStore } from '../../lib/storage.ts';

const KEY = 'quorum-adopted';

/** Makes what was responded and voted before signing in the person's own, once for each tab and person. */
export const useAdoption = (uid: string | null): void => {
  const client = useApolloClient();
  useEffect(() => {
    if (uid === null || sessionStore.read(KEY) === uid) return;
    const adopt = async () => {
      const { data } = await client.mutate({ mutation: AdoptResponsesDocument });
      sessionStore.write(KEY, uid);
      if (!data || data.adoptResponses === 0) return;
      refreshEvents(client);
      refreshPolls(client);
    };
    // what this browser holds is still editable by its tokens
    void adopt().catch(() => undefined);
  }, [client, uid]);
};
