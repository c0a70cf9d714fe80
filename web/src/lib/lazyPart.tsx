import type { ComponentType, ReactNode } from 'react';
import { createLoader } from './createLoader.ts';
import { wantSoon } from './soonWanted.ts';

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
  const { preload, useLoaded } = createLoader(load);

  const LazyPart = ({ fallback = null, ...props }: Props & { fallback?: ReactNode }) => {
    const loaded = useLoaded();
    if (loaded && 'value' in loaded) return <loaded.value {...(props as unknown as Props)} />;
    if (loaded && throwsFailure) throw loaded.error;
    return fallback;
  };

  if (isSoonWanted) wantSoon(preload);
  return Object.assign(LazyPart, { preload });
};
