import { useEffect, useEffectEvent, useState } from 'react';
import { hasResponded } from '../../../lib/api/hasResponded.ts';
import { errorMessage } from '../../../lib/refusals/errorMessage.ts';
import { useIsOnline } from '../../../lib/useIsOnline.ts';
import { useOutcome } from '../../../ui/feedback/useOutcome.ts';

/** A connection that has just come back may not carry anything yet. */
const RETRY_MS = 5_000;
const RETRIES = 3;

/**
 * For a form that can be sent without a connection: what was not sent for want of one waits for it. It is tried at once
 * all the same, since not every browser that believes to be offline is.
 * @param isOpen in a form that is closed nothing waits
 */
export const useSendOnceOnline = (isOpen = true) => {
  const { fail } = useOutcome();
  /** How often it was tried without a result since the connection came back; null while nothing waits. */
  const [tries, setTries] = useState<number | null>(null);
  if (!isOpen && tries !== null) setTries(null);

  /** Does it, and returns whether it went well. Says why not, unless it will be tried again. */
  const attempt = async (act: () => Promise<unknown>, failed: string): Promise<boolean> => {
    try {
      await act();
      setTries(null);
      return true;
    } catch (error) {
      // what the server refuses once, it may refuse again
      const waits = !hasResponded(error) && (!navigator.onLine || (tries !== null && tries < RETRIES));
      // what is tried offline does not count: the connection that comes back is tried at once
      const triesNow = navigator.onLine && tries !== null ? tries + 1 : 0;
      setTries(waits ? triesNow : null);
      if (!waits) fail(errorMessage(error, failed));
      return false;
    }
  };

  return { attempt, isWaiting: tries !== null, tries };
};

/** Sends what waits, as it is in the form by then, once there is a connection. */
export const useSendWhatWaits = ({ tries }: { tries: number | null }, send: () => unknown): void => {
  const isOnline = useIsOnline();
  const sendNow = useEffectEvent(() => void send());
  useEffect(() => {
    if (tries === null || !isOnline) return undefined;
    const timer = setTimeout(() => sendNow(), tries === 0 ? 0 : RETRY_MS);
    return () => clearTimeout(timer);
  }, [tries, isOnline]);
};
