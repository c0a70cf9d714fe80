import { localStore } from './storage.ts';

/** Secrets of this browser, each of something with an id. */
export interface TokenStore {
  read: (id: string) => string | null;
  save: (id: string, token: string) => void;
  remove: (id: string) => void;
  /** Of what it holds tokens. */
  ids: () => string[];
}

/** Tokens under keys that begin with `prefix`. */
export const createTokenStore = (prefix: string): TokenStore => ({
  read: (id) => localStore.read(prefix + id),
  save: (id, token) => localStore.write(prefix + id, token),
  remove: (id) => localStore.drop(prefix + id),
  ids: () =>
    localStore
      .keys()
      .filter((key) => key.startsWith(prefix))
      .map((key) => key.slice(prefix.length)),
});
