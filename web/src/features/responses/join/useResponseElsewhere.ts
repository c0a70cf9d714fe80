import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { clearInitialData } from '../../../lib/api/initialData.ts';
import { refetchEvents } from '../../../lib/api/refreshEvents.ts';
import { rememberedResponses } from '../../../lib/browser/rememberedTokens.ts';
import { yieldToMain } from '../../../lib/yieldToMain.ts';
import type { Ownership } from '../ownership/OwnershipContext.ts';

/**
 * Whether another tab has responded to an event whose page or card does not show that response yet. It is asked for once:
 * where it has been removed since, one may join.
 * @param ownId the response that is shown as one's own
 */
export const useResponseElsewhere = (
  urlHash: string,
  ownId: string | undefined,
  canEdit: Ownership['canEdit'],
): boolean => {
  const client = useApolloClient();
  const id = rememberedResponses.useIdIn(urlHash);
  const [asked, setAsked] = useState<string>();
  const mustAsk = id !== undefined && ownId === undefined && canEdit(id) && asked !== id;
  useEffect(() => {
    if (!mustAsk) return;
    clearInitialData();
    // a query that is being answered with the initial data would be taken for the one that is asked here
    yieldToMain()
      .then(() => refetchEvents(client))
      .catch(() => undefined) // the page says that it cannot be read
      .finally(() => setAsked(id));
  }, [client, id, mustAsk]);
  return mustAsk;
};
