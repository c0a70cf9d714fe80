import { useEffect, useRef, useState } from 'react';
import { useEventDetailQuery } from '../../generated/graphql.generated.ts';

/** One event by its hash; the read is tried once more when it fails (spec section 7). Null when there is none. */
export const useEventDetail = (urlHash: string) => {
  const { data, previousData, error, refetch } = useEventDetailQuery({
    variables: { urlHash },
    fetchPolicy: 'cache-and-network',
  });
  const retried = useRef<string>(undefined);
  const [failed, setFailed] = useState<string>();

  useEffect(() => {
    if (!error || retried.current === urlHash) return;
    retried.current = urlHash;
    refetch().catch(() => setFailed(urlHash));
  }, [error, urlHash, refetch]);

  const retry = () => {
    refetch().catch(() => undefined); // the hook's `error` says it
  };
  // it stays on the screen while somebody signs in or out and all is read anew
  const before = previousData?.event?.urlHash === urlHash ? previousData.event : undefined;
  const event = data ? data.event : before;
  return { event, hasFailed: error !== undefined && failed === urlHash, retry };
};
