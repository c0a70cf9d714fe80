import { useSyncExternalStore } from 'react';

/** How long whoever shows what could not be fetched waits for the next attempt. */
const RETRY_MS = 3_000;

type State<T> = { value: T } | { error: unknown } | undefined;

const never = () => () => undefined;

/** Loads a part of the program once, when it is wanted; after a failure the next call tries again. */
export const createLoader = <T>(load: () => Promise<T>) => {
  let state: State<T>;
  let loading: Promise<T> | undefined;

  const preload = (): Promise<T> => {
    loading ??= load().then(
      (value) => {
        state = { value };
        return value;
      },
      (error: unknown) => {
        const failure = { error };
        state = failure;
        loading = undefined;
        // whoever asks later finds a fresh start
        setTimeout(() => (state = state === failure ? undefined : state), RETRY_MS);
        throw error;
      },
    );
    return loading;
  };

  const subscribe = (notify: () => void) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const attempt = () => {
      preload().then(notify, () => {
        notify();
        timer = setTimeout(attempt, RETRY_MS);
      });
    };
    attempt();
    return () => clearTimeout(timer);
  };

  const current = () => state;

  /** What is loaded, or why it could not be; undefined meanwhile. Loads it, unless it is not wanted yet. */
  const useLoaded = (isWanted = true): State<T> => useSyncExternalStore(isWanted ? subscribe : never, current, current);

  return { preload, useLoaded };
};
