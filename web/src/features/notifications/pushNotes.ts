import { useSyncExternalStore } from 'react';
import { localStore } from '../../lib/storage.ts';
import { PUSH_NOTE } from './hasPushNotes.ts';

/** What the server was told about a response: where this browser is reached. */
export interface PushNote {
  /** Of the event. */
  urlHash: string;
  /** The address of this browser at its push service. */
  endpoint: string;
  /** The person whose account has the response; null where a token of this browser proves whose it is. */
  uid: string | null;
}

const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
};

const changed = () => {
  for (const listener of listeners) listener();
};

const isNote = (value: unknown): value is PushNote =>
  typeof value === 'object' && value !== null && 'urlHash' in value && 'endpoint' in value;

const read = (responseId: string): PushNote | null => {
  try {
    const note: unknown = JSON.parse(localStore.read(PUSH_NOTE + responseId) ?? 'null');
    return isNote(note) ? note : null;
  } catch {
    return null;
  }
};

/** Of which responses this browser is notified, and what the server knows of it. */
export const pushNotes = {
  read,
  all: (): (PushNote & { responseId: string })[] =>
    localStore
      .keys()
      .filter((key) => key.startsWith(PUSH_NOTE))
      .flatMap((key) => {
        const responseId = key.slice(PUSH_NOTE.length);
        const note = read(responseId);
        return note ? [{ ...note, responseId }] : [];
      }),
  write: (responseId: string, note: PushNote): void => {
    localStore.write(PUSH_NOTE + responseId, JSON.stringify(note));
    changed();
  },
  drop: (responseId: string): void => {
    localStore.drop(PUSH_NOTE + responseId);
    changed();
  },
  /** Whether there is one, also when another tab writes or drops it. */
  useIsNoted: (responseId: string): boolean =>
    useSyncExternalStore(
      subscribe,
      () => read(responseId) !== null,
      () => false,
    ),
};
