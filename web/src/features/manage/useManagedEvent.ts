import { useManagedEventQuery, type ManagedEventQuery } from '../../generated/later.generated.ts';
import { useSession } from '../session/useSession.ts';

export type ManagedEvent = NonNullable<ManagedEventQuery['event']>;

/** How often the list is read while it is on the screen, in milliseconds. */
const POLL_MS = 5_000;

/** An event as its organisers see it: with all that everybody left. Undefined while it is on its way, null where there is none. */
export const useManagedEvent = (urlHash: string) => {
  const { user } = useSession();
  const { data, previousData, error, refetch } = useManagedEventQuery({
    variables: { urlHash },
    skip: user === null,
    // the cache is for what everybody may read
    fetchPolicy: 'no-cache',
    context: { auth: true },
    pollInterval: POLL_MS,
    skipPollAttempt: () => document.hidden,
  });
  const event = (data ?? previousData)?.event;
  return { event, hasFailed: error !== undefined && event === undefined, refetch };
};
