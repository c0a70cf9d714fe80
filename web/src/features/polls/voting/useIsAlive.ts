import { useSyncExternalStore } from 'react';
import { subscribeToNothing } from '../../../lib/subscribeToNothing.ts';

/** Whether the app runs; false on the page as the server wrote it. */
export const useIsAlive = (): boolean =>
  useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
