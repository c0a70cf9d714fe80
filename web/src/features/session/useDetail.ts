import { useEffect, useRef, useState } from 'react';
import { useSession } from './useSession.ts';

interface Result<Data> {
  data?: Data | undefined;
  previousData?: Data | undefined;
  error?: unknown;
  refetch: () => Promise<unknown>;
}

interface Detail {
  urlHash: string;
}

/** What to pass to the query: it does not wait for the sign-in, and is sent again after it. */
export const useAuthContext = () => ({ auth: useSession().user !== null });

/**
 * What a page is about, by its hash; the read is tried once more when it fails (spec section 7). Null when there is none. A
 * signed-in person reads it in their own name: an organiser sees what is hidden from others.
 */
export const useDetail = <Data, Found extends Detail>(
  urlHash: string,
  { data, previousData, error, refetch }: Result<Data>,
  detailIn: (data: Data) => Found | null | undefined,
) => {
  const { status, user } = useSession();
  const uid = user?.uid ?? null;
  const retried = useRef<string>(undefined);
  const [failed, setFailed] = useState<string>();
  const [askedAs, setAskedAs] = useState(uid);
  // the page came with the word that there is none: it stays, and what one presses there with it
  const [missingFromStart] = useState(() => (data && detailIn(data) === null ? urlHash : null));

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
  const earlier = previousData && detailIn(previousData);
  const before = earlier?.urlHash === urlHash ? earlier : undefined;
  const shown = data ? detailIn(data) : before;
  const isSettled = status !== 'loading' && askedAs === uid;
  const mayBeFound = shown === null && !isSettled && missingFromStart !== urlHash;
  const detail = mayBeFound ? undefined : shown;
  return { detail, hasFailed: error !== undefined && failed === urlHash, retry };
};
