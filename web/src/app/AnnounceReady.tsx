import { useEffect } from 'react';
import { useIsHydrated } from '../lib/useIsHydrated.ts';

/**
 * Tells the start script (`web/src/start`) that the app handles events from now on. The first render repeats the server's
 * page, on which everybody is signed out; what this browser knows is in the second, and only then can it be pressed.
 */
export const AnnounceReady = (): null => {
  const isHydrated = useIsHydrated();
  useEffect(() => {
    if (isHydrated) window.dispatchEvent(new Event('app-ready'));
  }, [isHydrated]);
  return null;
};
