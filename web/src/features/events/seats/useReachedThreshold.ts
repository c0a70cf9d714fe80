import type { Seats } from '@quorum/domain/event/seats';
import { useState } from 'react';

/** Whether the last seat needed was taken while the reader looked. */
export const useReachedThreshold = ({ going, threshold }: Pick<Seats, 'going' | 'threshold'>): boolean => {
  const isReached = going >= threshold;
  const [was, setWas] = useState(isReached);
  const [hasReached, setHasReached] = useState(false);
  if (was !== isReached) {
    setWas(isReached);
    setHasReached(isReached);
  }
  return hasReached;
};
