import { useCallback, useSyncExternalStore } from 'react';
import { removeToken, hasTokens, saveToken, readToken } from '../../lib/responseTokens.ts';

/** What the server knows of a browser's tokens: nothing. */
const NONE = 0;

/** Counts changes to the tokens of this browser, so that components with own responses render again. */
let version = NONE;
const listeners = new Set<() => void>();

/** Also before the first change: most browsers hold none, and have nothing to render again for. */
const currentVersion = () => (version === NONE && hasTokens() ? NONE + 1 : version);

const changed = () => {
  // past what it was with a token and without
  version += 2;
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  // another tab of this browser joined or left
  window.addEventListener('storage', changed);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', changed);
  };
};

export const rememberResponse = (participantId: string, token: string): void => {
  saveToken(participantId, token);
  changed();
};

export const forgetResponse = (participantId: string): void => {
  removeToken(participantId);
  changed();
};

/** Tells whether this browser holds the token of a response, and renders again when that changes. */
export const useRememberedResponses = (): ((participantId: string) => boolean) => {
  const known = useSyncExternalStore(subscribe, currentVersion, () => NONE);
  return useCallback((participantId) => known !== NONE && readToken(participantId) !== null, [known]);
};
