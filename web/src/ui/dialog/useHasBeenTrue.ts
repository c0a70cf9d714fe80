import { useState } from 'react';

/** Whether `value` has been true at any time: what was opened once stays, so that it can close in its own time. */
export const useHasBeenTrue = (value: boolean): boolean => {
  const [hasBeenTrue, setHasBeen] = useState(value);
  if (value && !hasBeenTrue) setHasBeen(true);
  return hasBeenTrue || value;
};
