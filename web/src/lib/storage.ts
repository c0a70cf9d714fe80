/** A Storage that may be blocked or full, in which case it forgets. */
const safeStorage = (storage: () => Storage) => ({
  read: (key: string): string | null => {
    try {
      return storage().getItem(key);
    } catch {
      return null;
    }
  },
  keys: (): string[] => {
    try {
      return Object.keys(storage());
    } catch {
      return [];
    }
  },
  write: (key: string, value: string): void => {
    try {
      storage().setItem(key, value);
    } catch {
      // a private window or a full disk: the page works on without
    }
  },
  drop: (key: string): void => {
    try {
      storage().removeItem(key);
    } catch {
      // what cannot be written has nothing to remove
    }
  },
});

/** Stored until it is removed. */
export const localStore = safeStorage(() => window.localStorage);
/** Stored as long as the tab. */
export const sessionStore = safeStorage(() => window.sessionStorage);
