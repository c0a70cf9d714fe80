import { useSyncExternalStore } from 'react';
import { dropToken, keepToken, readToken } from '../../lib/responseTokens.ts';

/** Counts changes to the tokens of this browser, so that whoever shows an own response notices. */
let version = 0;
const listeners = new Set<() => void>();

const changed = () => {
  version += 1;
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

export const holdResponse = (participantId: string, token: string): void => {
  keepToken(participantId, token);
  changed();
};

export const letGoOfResponse = (participantId: string): void => {
  dropToken(participantId);
  changed();
};

/** Tells whether this browser holds the token of a response, and renders again when that changes. */
export const useHeldResponses = (): ((participantId: string) => boolean) => {
  useSyncExternalStore(subscribe, () => version);
  return (participantId) => readToken(participantId) !== null;
};
