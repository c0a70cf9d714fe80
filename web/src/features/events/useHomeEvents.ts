import { LIST_POLL_MS } from '@quorum/domain/event/constants';
import { useEffect } from 'react';
import { useHomeEventsQuery } from '../../generated/graphql.generated.ts';

/** Both home lists, asked for anew every three seconds while somebody looks. */
export const useHomeEvents = (eventTypeId: number | null) => {
  const { data, previousData, error, refetch } = useHomeEventsQuery({
    variables: { eventTypeId },
    fetchPolicy: 'cache-and-network',
    pollInterval: LIST_POLL_MS,
    skipPollAttempt: () => document.hidden,
    // that a poll is on its way is nobody's business
    notifyOnNetworkStatusChange: false,
  });

  useEffect(() => {
    const refetchOnReturn = () => {
      if (!document.hidden) refetch().catch(() => undefined); // the hook's `error` says it
    };
    document.addEventListener('visibilitychange', refetchOnReturn);
    return () => document.removeEventListener('visibilitychange', refetchOnReturn);
  }, [refetch]);

  // another type's list stays, rather than a jump to skeletons and back, until the answer is there
  const retry = () => {
    refetch().catch(() => undefined);
  };
  return { events: data ?? previousData, hasFailed: error !== undefined, retry };
};
