import { LIST_POLL_MS } from '@quorum/domain/event/constants';
import { useEffect, useState } from 'react';
import { useHomeEventsQuery } from '../../generated/graphql.generated.ts';
import { firstAnswersLast } from '../../lib/firstAnswers.ts';
import { homeEventsAtFirst, homeEventsOf } from './homeEventsOf.ts';

/**
 * Both home lists, asked for anew every three seconds while somebody looks: at first a few cards, so that a page is there
 * early, and as many as fit into a list once these are as old as a poll.
 */
export const useHomeEvents = (eventTypeId: number | null) => {
  const [isWhole, setIsWhole] = useState(false);
  const { data, previousData, error, refetch } = useHomeEventsQuery({
    variables: isWhole ? homeEventsOf(eventTypeId) : homeEventsAtFirst(eventTypeId),
    fetchPolicy: 'cache-and-network',
    pollInterval: LIST_POLL_MS,
    skipPollAttempt: () => document.hidden,
    // that a poll is on its way is nobody's business
    notifyOnNetworkStatusChange: false,
  });

  const goesOn = data?.upcoming.pageInfo.hasNextPage === true || data?.past.pageInfo.hasNextPage === true;
  useEffect(() => {
    if (!goesOn) return undefined;
    const timer = setTimeout(() => setIsWhole(true), firstAnswersLast());
    return () => clearTimeout(timer);
  }, [goesOn]);

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
