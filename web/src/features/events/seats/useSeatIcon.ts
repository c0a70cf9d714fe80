import type { Counted, Needs } from '@quorum/domain/event/progress';
import { seatsShown } from '@quorum/domain/event/seats';
import { useEffect } from 'react';
import { seatIcon } from './seatIcon.ts';

/** While an event is open its seats are the icon of the tab; afterwards it is the mark again. */
export const useSeatIcon = (event: Needs, participants: readonly Counted[]): void => {
  const icon = seatIcon(seatsShown(participants, event));
  useEffect(() => {
    const link = document.querySelector('link[rel="icon"]');
    const mark = link?.getAttribute('href');
    if (!link || !mark || icon === null) return undefined;
    link.setAttribute('href', icon);
    return () => link.setAttribute('href', mark);
  }, [icon]);
};
