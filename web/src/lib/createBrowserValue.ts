import { useDeferredValue, useEffect } from 'react';

/**
 * A hook for what only the browser knows. A page that the server has written is taken over with what the server holds
 * it for; what it is follows in a rendering that gives way to a hand, since a whole list may have to be rendered anew.
 * A page has to be taken over in one commit: what comes later is rendered with what the browser knows.
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
