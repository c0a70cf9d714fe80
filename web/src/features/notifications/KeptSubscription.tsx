import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { useSession } from '../session/useSession.ts';
import { whenIdle } from '../../lib/whenIdle.ts';
import { compareSubscription } from './compareSubscription.ts';
import { pushSupport } from './pushSupport.ts';

const IDLE_TIMEOUT_MS = 10_000;

/** Sees to it, at each start and when somebody signs out, that the server knows where this browser is notified. */
export const KeptSubscription = () => {
  const client = useApolloClient();
  const { status, user } = useSession();
  const uid = user?.uid;
  useEffect(() => {
    if (status === 'loading' || pushSupport() !== 'possible') return undefined;
    // the next start compares again
    return whenIdle(() => void compareSubscription(client).catch(() => undefined), { timeout: IDLE_TIMEOUT_MS });
  }, [client, status, uid]);
  return null;
};
