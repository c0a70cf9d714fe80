import { type ComponentType, type ReactNode, useSyncExternalStore } from 'react';

/** How long a component that could not be fetched waits for the next attempt. */
const RETRY_MS = 3_000;

/** What a person who begins to do something may want next. */
const soonWanted = new Set<() => Promise<void>>();

/** Loads everything that may be wanted soon; what cannot be loaded now is tried again when it is needed. */
export const loadSoonWanted = async (): Promise<void> => {
  await Promise.all([...soonWanted].map((load) => load().catch(() => undefined)));
};

/** Loads a component once; after a failure the next call tries again. */
const createLoader = <Props extends object>(load: () => Promise<ComponentType<Props>>) => {
  let state: { Part: ComponentType<Props> } | { error: unknown } | undefined;
  let loading: Promise<void> | undefined;

  const preload = () => {
    loading ??= load().then(
      (Part) => {
        state = { Part };
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

  return { preload, useState: () => useSyncExternalStore(subscribe, () => state) };
};

interface LazyOptions {
  /** Whether to load it as soon as somebody does anything at all. */
  isSoonWanted?: boolean;
  /** Whether a failure to load is thrown, for an error boundary to show; else it is tried again and again. */
  throwsFailure?: boolean;
}

/**
 * A component whose code is no part of the page at first. It shows `fallback` until it is loaded, and renders at
 * once from then on, where React's `lazy` would show its fallback for a moment still.
 */
export const lazyPart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { isSoonWanted = true, throwsFailure = false }: LazyOptions = {},
) => {
  const { preload, useState } = createLoader(load);

  const LazyPart = ({ fallback = null, ...props }: Props & { fallback?: ReactNode }) => {
    const state = useState();
    if (state && 'Part' in state) return <state.Part {...(props as unknown as Props)} />;
    if (state && throwsFailure) throw state.error;
    return fallback;
  };

  if (isSoonWanted) soonWanted.add(preload);
  return Object.assign(LazyPart, { preload });
};
