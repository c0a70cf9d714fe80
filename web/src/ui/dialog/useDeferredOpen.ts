import { useDeferredValue } from 'react';

/**
 * Whether a dialog is rendered open: a moment after `open`, so that React renders it in pieces. In one piece with the tap that
 * opens it, a form takes a third of a second on a slow phone. It closes at once.
 */
export const useDeferredOpen = (open: boolean): boolean => useDeferredValue(open, false) && open;
