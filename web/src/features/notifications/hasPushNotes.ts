import { localStore } from '../../lib/storage.ts';

/** Where a browser notes that it is notified about a response. */
export const PUSH_NOTE = 'quorum-push-';

/** Whether this browser is notified about anything: the rest is loaded only then. */
export const hasPushNotes = (): boolean => localStore.keys().some((key) => key.startsWith(PUSH_NOTE));
