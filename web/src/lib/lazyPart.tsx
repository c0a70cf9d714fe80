import { type ComponentType, type ReactNode, useSyncExternalStore } from 'react';

/** How long a component that could not be fetched waits for the next attempt. */
const RETRY_MS = 3_000;

/** What a person who begins to do something may want next. */
const soonWanted = new Set<() => Promise<void>>();

/** Loads everything that may be wanted soon; what cannot be loaded now is tried again when it is needed. */
export const loadSoonWanted = async (): Promise<void> => {
  await Promise.all([...soonWanted].map((load) => load().catch(() => undefined)));
};

/**
 * A component whose code is no part of the page at first. It shows `fallback` until it is loaded, and renders at
 * once from then on; `loadSoonWanted` sees to it that this is the rule.
 */
export const lazyPart = <Props extends object>(load: () => Promise<ComponentType<Props>>) => {
  let Loaded: ComponentType<Props> | undefined;
  let loading: Promise<void> | undefined;

  const preload = () => {
    loading ??= load().then(
      (Part) => {
        Loaded = Part;
      },
      (error: unknown) => {
        loading = undefined;
        throw error;
      },
    );
    return loading;
  };

  const subscribe = (notify: () => void) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const attempt = () => {
      preload().then(notify, () => {
        timer = setTimeout(attempt, RETRY_MS);
      });
    };
    attempt();
    return () => clearTimeout(timer);
  };

  const LazyPart = ({ fallback = null, ...props }: Props & { fallback?: ReactNode }) => {
    const Part = useSyncExternalStore(subscribe, () => Loaded);
    return Part ? <Part {...(props as unknown as Props)} /> : fallback;
  };

  soonWanted.add(preload);
  return LazyPart;
};
