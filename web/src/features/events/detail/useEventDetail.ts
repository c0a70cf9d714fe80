import { useEffect, useRef, useState } from 'react';
import { useEventDetailQuery } from '../../../generated/graphql.generated.ts';
import { useSession } from '../../session/useSession.ts';

/**
 * One event by its hash; the read is tried once more when it fails (spec section 7). Null when there is none. A signed-in
 * person reads it in their own name: an organiser sees what is hidden from others.
 */
export const useEventDetail = (urlHash: string) => {
  const { status, user } = useSession();
  const uid = user?.uid ?? null;
  const { data, previousData, error, refetch } = useEventDetailQuery({
    variables: { urlHash },
    fetchPolicy: 'cache-and-network',
    context: { auth: uid !== null },
  });
  const retried = useRef<string>(undefined);
  const [failed, setFailed] = useState<string>();
  // it does not wait for the sign-in, and refetches after it
  const [askedAs, setAskedAs] = useState(uid);

  useEffect(() => {
    if (askedAs === uid) return;
    refetch()
      .catch(() => undefined) // what everybody sees is still there
      .finally(() => setAskedAs(uid));
  }, [askedAs, uid, refetch]);

  useEffect(() => {
    if (!error || retried.current === urlHash) return;
    retried.current = urlHash;
    refetch().catch(() => setFailed(urlHash));
  }, [error, urlHash, refetch]);

  const retry = () => {
    refetch().catch(() => undefined); // the hook's `error` says it
  };
  // it stays on the screen during the refetch after a sign-in or sign-out
  const before = previousData?.event?.urlHash === urlHash ? previousData.event : undefined;
  const shown = data ? data.event : before;
  const isSettled = status !== 'loading' && askedAs === uid;
  const event = shown === null && !isSettled ? undefined : shown;
  return { event, hasFailed: error !== undefined && failed === urlHash, retry };
};
