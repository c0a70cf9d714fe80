import { useDeferredValue, useEffect } from 'react';

/**
 * A hook for a value that only the browser knows. Hydration renders with `onServer`, as the server did; the browser's own
 * value follows in a deferred rendering, since a whole list may render again. Components mounted later start with it.
 */
export const createBrowserValue = <Value>(read: () => Value, onServer: Value): (() => Value) => {
  let atFirst = onServer;
  return () => {
    const value = read();
    useEffect(() => {
      atFirst = value;
    }, [value]);
    return useDeferredValue(value, atFirst);
  };
};
