import { useSyncExternalStore } from 'react';
import { subscribeToNothing } from './subscribeToNothing.ts';

/** False in the first rendering, which repeats the server's page, and true from the one after it on. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
