import { useDeferredValue, useEffect } from 'react';

/**
 * A hook for what only the browser knows. A page that the server has written is taken over with what the server holds
 * it for; what it is follows in a rendering that gives way to a hand, since a whole list may have to be rendered anew.
 */
export const createBrowserValue = <Value>(ask: () => Value, onServer: Value): (() => Value) => {
  let atFirst = onServer;
  return () => {
    const value = ask();
    useEffect(() => {
      atFirst = value;
    }, [value]);
    return useDeferredValue(value, atFirst);
  };
};
