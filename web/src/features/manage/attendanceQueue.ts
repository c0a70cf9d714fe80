import { localStore } from '../../lib/storage.ts';

/** That somebody came, or did not; null takes it back. */
interface KeptMark {
  kind: 'mark';
  participantId: string;
  /** For what is said where the server refuses it. */
  name: string;
  attended: boolean | null;
}

/** Somebody who is added by name. */
interface KeptPerson {
  kind: 'person';
  name: string;
  guests: number;
  comment: string;
  attended: boolean | null;
}

/** What is still to be sent; by its key it is done once, however often it is sent. */
export type Kept = (KeptMark | KeptPerson) & { key: string };

const keyOf = (urlHash: string) => `attendance-${urlHash}`;

const isKept = (value: unknown): value is Kept =>
  typeof value === 'object' && value !== null && 'kind' in value && 'key' in value;

/** What this browser has still to send about an event, the oldest first: it outlives a page that is closed without a connection. */
export const attendanceQueue = {
  read: (urlHash: string): Kept[] => {
    try {
      const stored: unknown = JSON.parse(localStore.read(keyOf(urlHash)) ?? '[]');
      return Array.isArray(stored) ? stored.filter(isKept) : [];
    } catch {
      return [];
    }
  },

  /** A mark takes the place of an earlier one of the same person. */
  add: (urlHash: string, added: Kept): void => {
    const others = attendanceQueue
      .read(urlHash)
      .filter((one) => !(one.kind === 'mark' && added.kind === 'mark' && one.participantId === added.participantId));
    localStore.write(keyOf(urlHash), JSON.stringify([...others, added]));
  },

  remove: (urlHash: string, key: string): void => {
    const others = attendanceQueue.read(urlHash).filter((one) => one.key !== key);
    if (others.length > 0) localStore.write(keyOf(urlHash), JSON.stringify(others));
    else localStore.drop(keyOf(urlHash));
  },
};
