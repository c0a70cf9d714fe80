import { type ComponentType, type ReactNode, useSyncExternalStore } from 'react';
import { subscribeToNothing } from './subscribeToNothing.ts';
import { yieldToMain } from './yieldToMain.ts';

type State<T> = { value: T } | { error: unknown } | undefined;

interface LazyModuleOptions {
  /** Whether to load it at the first interaction with the page. */
  prefetchOnInteraction?: boolean;
}

interface LazyComponentOptions extends LazyModuleOptions {
  /** `throw` lets an error boundary show the failure; `retry` shows the fallback and tries again. */
  onFailure?: 'retry' | 'throw';
}

/** How long a shown component waits before it tries to load again. */
const RETRY_MS = 3_000;

const loadsOnInteraction = new Set<() => Promise<unknown>>();

/** Loads one after the other, so that code needed meanwhile does not wait for all of it. */
export const runPrefetches = async (): Promise<void> => {
  for (const load of loadsOnInteraction) await load().catch(() => undefined);
};

/** Code that is not part of the first load. It is loaded once; after a failure the next call tries again. */
export const lazyModule = <T,>(
  importModule: () => Promise<T>,
  { prefetchOnInteraction = false }: LazyModuleOptions = {},
) => {
  let state: State<T>;
  let loading: Promise<T> | undefined;

  const load = (): Promise<T> => {
    loading ??= importModule().then(
      (value) => {
        state = { value };
        return value;
      },
      (error: unknown) => {
        const failure = { error };
        state = failure;
        loading = undefined;
        // a component that is shown later starts without the old failure
        setTimeout(() => (state = state === failure ? undefined : state), RETRY_MS);
        throw error;
      },
    );
    return loading;
  };

  /** Loads it ahead of time; a failure is reported by the next `load`. */
  const prefetch = (): void => void load().catch(() => undefined);

  const subscribe = (notify: () => void) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    const attempt = async () => {
      const isLoaded = await load().then(
        () => true,
        () => false,
      );
      // its evaluation and its rendering are two tasks: together they are a long one on a phone
      await yieldToMain();
      notify();
      if (!isLoaded && !isOver) timer = setTimeout(() => void attempt(), RETRY_MS);
    };
    void attempt();
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  };

  const current = () => state;

  /** The module or the error, undefined while loading. Loads it when `isNeeded`. */
  const useLoaded = (isNeeded = true): State<T> =>
    useSyncExternalStore(isNeeded ? subscribe : subscribeToNothing, current, current);

  if (prefetchOnInteraction) loadsOnInteraction.add(load);
  return { load, prefetch, useLoaded };
};

/**
 * A component of lazily loaded code. Once loaded it renders synchronously, on the server and in hydration too, where
 * React's `lazy` would show its fallback first.
 */
export const lazyComponent = <Props extends object>(
  importComponent: () => Promise<ComponentType<Props>>,
  { prefetchOnInteraction = true, onFailure = 'retry' }: LazyComponentOptions = {},
) => {
  const { load, prefetch, useLoaded } = lazyModule(importComponent, { prefetchOnInteraction });

  const LazyComponent = ({ fallback = null, ...props }: Props & { fallback?: ReactNode }) => {
    const loaded = useLoaded();
    if (loaded && 'value' in loaded) return <loaded.value {...(props as unknown as Props)} />;
    if (loaded && onFailure === 'throw') throw loaded.error;
    return fallback;
  };

  return Object.assign(LazyComponent, { load, prefetch });
};
