import { LIST_POLL_MS } from '@quorum/domain/event/constants';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import {
  HomeEventsDocument,
  type HomeEventsQueryVariables,
  useHomeEventsQuery,
} from '../../../generated/graphql.generated.ts';
import { initialDataFreshFor } from '../../../lib/api/initialData.ts';
import { pollEvery } from '../../../lib/api/pollEvery.ts';
import { homeEventsAtFirst, homeEventsOf } from './homeEventsOf.ts';

/**
 * Both home lists, polled every three seconds while the page is visible: at first the few cards that came with the
 * page, and a full list once these are as old as a poll.
 */
export const useHomeEvents = (eventTypeId: number | null) => {
  const client = useApolloClient();
  const [whole, atFirst] = [homeEventsOf(eventTypeId), homeEventsAtFirst(eventTypeId)];
  const holds = (variables: HomeEventsQueryVariables) =>
    client.readQuery({ query: HomeEventsDocument, variables }) !== null;
  const [isWhole, setIsWhole] = useState(() => holds(whole) || !holds(atFirst));
  const { data, previousData, error, refetch } = useHomeEventsQuery({
    variables: isWhole ? whole : atFirst,
    fetchPolicy: isWhole ? 'cache-and-network' : 'cache-first',
    ...pollEvery(isWhole ? LIST_POLL_MS : 0),
  });

  useEffect(() => {
    if (isWhole) return undefined;
    const timer = setTimeout(() => setIsWhole(true), initialDataFreshFor());
    return () => clearTimeout(timer);
  }, [isWhole]);

  useEffect(() => {
    const refetchOnReturn = () => {
      if (!document.hidden) refetch().catch(() => undefined); // the hook's `error` says it
    };
    document.addEventListener('visibilitychange', refetchOnReturn);
    return () => document.removeEventListener('visibilitychange', refetchOnReturn);
  }, [refetch]);

  // another type's list stays until the new one is there: skeletons would make the page jump twice
  const retry = () => {
    refetch().catch(() => undefined);
  };
  return { events: data ?? previousData, hasFailed: error !== undefined, retry };
};
