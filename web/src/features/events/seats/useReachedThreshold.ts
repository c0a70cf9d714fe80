import { useState } from 'react';

/** Whether an event got enough people while the reader looked. */
export const useReachedThreshold = (isReached: boolean): boolean => {
  const [was, setWas] = useState(isReached);
  const [hasReached, setHasReached] = useState(false);
  if (was !== isReached) {
    setWas(isReached);
    setHasReached(isReached);
  }
  return hasReached;
};
