/** Runs it when the browser has nothing else to do; Safari, which does not say so, after this task. Returns what calls it off. */
export const whenIdle = (run: () => void, options?: IdleRequestOptions): (() => void) => {
  if ('requestIdleCallback' in window) {
    const id = requestIdleCallback(() => run(), options);
    return () => cancelIdleCallback(id);
  }
  const timer = setTimeout(run);
  return () => clearTimeout(timer);
};
