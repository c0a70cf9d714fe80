import { type ReactNode, useEffect } from 'react';
import { useIsHydrated } from '../lib/useIsHydrated.ts';

/**
 * Tells the start script (`web/src/start`) that the app handles events from now on. The first render repeats the server's
 * page, on which everybody is signed out; what this browser knows is in the second, and only then can it be pressed.
 *
 * Around the app and not beside it: the identifiers by which labels find their fields are counted by the shape of the tree, which
 * is that of the server.
 */
export const AnnounceReady = ({ children }: { children: ReactNode }): ReactNode => {
  const isHydrated = useIsHydrated();
  useEffect(() => {
    if (isHydrated) window.dispatchEvent(new Event('app-ready'));
  }, [isHydrated]);
  return children;
};
