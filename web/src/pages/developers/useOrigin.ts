import { useSyncExternalStore } from 'react';
import { subscribeToNothing } from '../../lib/subscribeToNothing.ts';

/** What snippets have in the place of the server's address. */
export const EXAMPLE_ORIGIN = 'https://quorum.example.org';

/** The visitor's own server. The page that the server wrote has the example, for no other part of it knows where it is. */
export const useOrigin = (): string =>
  useSyncExternalStore(
    subscribeToNothing,
    () => window.location.origin,
    () => EXAMPLE_ORIGIN,
  );
