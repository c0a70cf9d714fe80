import { useEffect, useState } from 'react';
import { useEventDetailQuery } from '../../generated/graphql.generated.ts';

/** One event by its hash; the read is tried once more when it fails (spec section 7). Null when there is none. */
export const useEventDetail = (urlHash: string) => {
  const { data, error, refetch } = useEventDetailQuery({ variables: { urlHash }, fetchPolicy: 'cache-and-network' });
  const [hasRetried, setHasRetried] = useState(false);

  useEffect(() => {
    if (!error || hasRetried) return;
    setHasRetried(true);
    refetch().catch(() => undefined); // the hook's `error` says it
  }, [error, hasRetried, refetch]);

  return { event: data?.event, hasFailed: error !== undefined && hasRetried, retry: () => void refetch() };
};
