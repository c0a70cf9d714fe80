import { useCallback, useSyncExternalStore } from 'react';
import type { TokenStore } from './tokenStore.ts';

/** What the server knows of a browser's tokens: nothing. */
export const NONE = 0;

/** Tokens of this browser whose components render again when one comes or goes, in another tab too. */
export const createRemembered = (tokens: TokenStore) => {
  /** Counts the changes. */
  let version = NONE;
  const listeners = new Set<() => void>();

  /** Also before the first change: most browsers hold none, and have nothing to render again for. */
  const currentVersion = () => (version === NONE && tokens.ids().length > 0 ? NONE + 1 : version);

  const changed = () => {
    // past what it was with a token and without
    version += 2;
    for (const listener of listeners) listener();
  };

  /** A page that comes back from the history has missed what other tabs stored meanwhile. */
  const cameBack = ({ persisted }: PageTransitionEvent) => persisted && changed();

  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    window.addEventListener('storage', changed);
    window.addEventListener('pageshow', cameBack);
    return () => {
      listeners.delete(listener);
      if (listeners.size > 0) return;
      window.removeEventListener('storage', changed);
      window.removeEventListener('pageshow', cameBack);
    };
  };

  const useVersion = () => useSyncExternalStore(subscribe, currentVersion, () => NONE);

  return {
    remember: (id: string, token: string): void => {
      tokens.save(id, token);
      changed();
    },
    forget: (id: string): void => {
      tokens.remove(id);
      changed();
    },
    useVersion,
    /** Tells whether this browser holds the token of that, and renders again when it changes. */
    useRemembered: (): ((id: string) => boolean) => {
      const known = useVersion();
      return useCallback((id) => known !== NONE && tokens.read(id) !== null, [known]);
    },
  };
};
