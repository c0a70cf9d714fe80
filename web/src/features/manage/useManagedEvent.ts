import { useMemo } from 'react';
import { useManagedEventQuery, type ManagedEventQuery } from '../../generated/later.generated.ts';
import { createPollingClient } from '../../lib/api/pollingClient.ts';
import { pollEvery } from '../../lib/api/pollEvery.ts';
import { useSession } from '../session/useSession.ts';

export type ManagedEvent = NonNullable<ManagedEventQuery['event']>;

/** How often the list is read while it is on the screen, in milliseconds. */
const POLL_MS = 5_000;

/** An event as its organisers see it: with all that everybody left. Undefined while it is on its way, null where there is none. */
export const useManagedEvent = (urlHash: string) => {
  const { user, getIdToken } = useSession();
  const client = useMemo(() => createPollingClient(getIdToken), [getIdToken]);
  const { data, previousData, error, refetch } = useManagedEventQuery({
    client,
    variables: { urlHash },
    skip: user === null,
    fetchPolicy: 'no-cache',
    ...pollEvery(POLL_MS),
  });
  const event = (data ?? previousData)?.event;
  return { event, hasFailed: error !== undefined && event === undefined, refetch };
};
