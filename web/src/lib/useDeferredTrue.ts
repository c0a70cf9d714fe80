import { useDeferredValue } from 'react';

/**
 * `value`, but true only in a rendering of its own, which React does in pieces: in one piece with the tap that opens it, a
 * form takes a third of a second on a slow phone. False at once.
 */
export const useDeferredTrue = (value: boolean): boolean => useDeferredValue(value, false) && value;
