import { useState } from 'react';

/** Whether `value` has been true at any time: what was opened once stays, so that it can close in its own time. */
export const useHasBeen = (value: boolean): boolean => {
  const [hasBeen, setHasBeen] = useState(value);
  if (value && !hasBeen) setHasBeen(true);
  return hasBeen || value;
};
