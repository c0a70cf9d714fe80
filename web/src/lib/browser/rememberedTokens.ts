import { respondedEventKey, responseTokenKey, votedPollKey, voteTokenKey } from '@quorum/domain/response/constants';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { isForbidden } from '../api/isForbidden.ts';
import { localStore } from '../storage.ts';

/** What the server knows of a browser's tokens: nothing. */
const NONE = 0;

/** What this browser stores under keys that begin with `prefix`. */
const storeUnder = (prefix: string) => ({
  read: (id: string): string | null => localStore.read(prefix + id),
  save: (id: string, text: string): void => localStore.write(prefix + id, text),
  remove: (id: string): void => localStore.drop(prefix + id),
  ids: (): string[] =>
    localStore
      .keys()
      .filter((key) => key.startsWith(prefix))
      .map((key) => key.slice(prefix.length)),
});

/**
 * The tokens by which a visitor without an account owns their answers (spec section 6), and what each is to: what is on the
 * screen may be older. Components that use them render again when one comes or goes, in another tab too.
 */
export const createRemembered = (keyOfToken: (id: string) => string, keyOfAnswered: (urlHash: string) => string) => {
  const tokens = storeUnder(keyOfToken(''));
  /** The events or polls that this browser has answered, each with the number of the answer. */
  const answered = storeUnder(keyOfAnswered(''));
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

  const forget = (id: string): void => {
    for (const urlHash of answered.ids()) if (answered.read(urlHash) === id) answered.remove(urlHash);
    tokens.remove(id);
    changed();
  };

  /** The number of this browser's answer to that event or poll, which it can prove. */
  const idIn = (urlHash: string): string | undefined => {
    const id = answered.read(urlHash);
    return id !== null && tokens.read(id) !== null ? id : undefined;
  };

  /** The newest answers that this browser can prove to be its own, at most `most`. */
  const newest = (most: number): { id: string; token: string }[] =>
    tokens
      .ids()
      .map((id) => ({ id, token: tokens.read(id) ?? '' }))
      .toSorted((one, other) => Number(other.id) - Number(one.id))
      .slice(0, most);

  return {
    answered,
    tokenOf: tokens.read,
    idIn,
    newest,
    /** @param urlHash of its event or poll, where it is known */
    remember: (id: string, token: string, urlHash?: string): void => {
      if (urlHash !== undefined) answered.save(urlHash, id);
      tokens.save(id, token);
      changed();
    },
    forget,
    /** A token that the server refuses opens nothing any more: an account has the answer by now. */
    forgetIfRefused: (id: string, error: unknown): void => {
      if (isForbidden(error)) forget(id);
    },
    useIdIn: (urlHash: string): string | undefined => (useVersion() === NONE ? undefined : idIn(urlHash)),
    useNewest: (most: number): { id: string; token: string }[] => {
      const known = useVersion();
      return useMemo(() => (known === NONE ? [] : newest(most)), [known, most]);
    },
    /** Tells whether this browser holds the token of that. */
    useRemembered: (): ((id: string) => boolean) => {
      const known = useVersion();
      return useCallback((id) => known !== NONE && tokens.read(id) !== null, [known]);
    },
  };
};

export const rememberedResponses = createRemembered(responseTokenKey, respondedEventKey);
export const rememberedVotes = createRemembered(voteTokenKey, votedPollKey);
