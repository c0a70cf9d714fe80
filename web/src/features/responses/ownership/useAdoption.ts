import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { AdoptResponsesDocument } from '../../../generated/graphql.generated.ts';
import { refreshEvents, refreshPolls } from '../../../lib/api/refreshEvents.ts';
import { sessionStore } from '../../../lib/storage.ts';

const KEY = 'quorum-adopted';

/** Makes what was responded and voted before signing in the person's own. */
export const adoptResponses = async (client: ApolloClient): Promise<void> => {
  const { data } = await client.mutate({ mutation: AdoptResponsesDocument });
  if (!data || data.adoptResponses === 0) return;
  refreshEvents(client);
  refreshPolls(client);
};

/** The same once for each tab and person. */
export const useAdoption = (uid: string | null): void => {
  const client = useApolloClient();
  useEffect(() => {
    if (uid === null || sessionStore.read(KEY) === uid) return;
    const adopt = async () => {
      await adoptResponses(client);
      sessionStore.write(KEY, uid);
    };
    // what this browser holds is still editable by its tokens
    void adopt().catch(() => undefined);
  }, [client, uid]);
};
