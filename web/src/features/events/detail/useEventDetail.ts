import { useEventDetailQuery } from '../../../generated/graphql.generated.ts';
import { useAuthContext, useDetail } from '../../session/useDetail.ts';

/** One event by its hash. */
export const useEventDetail = (urlHash: string) => {
  const context = useAuthContext();
  const result = useEventDetailQuery({ variables: { urlHash }, fetchPolicy: 'cache-and-network', context });
  const { detail: event, ...rest } = useDetail(urlHash, result, (data) => data.event);
  return { event, ...rest };
};
