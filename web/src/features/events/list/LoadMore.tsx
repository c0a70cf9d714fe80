import { useEffect, useEffectEvent, useRef } from 'react';
import { whenIdle } from '../../../lib/whenIdle.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { eventsText } from '../../../messages/events/eventsText.generated.ts';

/** How far below the screen the end of the list may be when more is requested: two screens. */
const AHEAD = '200%';

interface Props {
  onLoad: () => void;
  /** Loads in an idle moment as well, seen or not. */
  isAhead?: boolean;
  /** Waits for a press: loading by itself has failed. */
  isManual?: boolean;
}

/** The end of a list that goes on: loads when it comes near the screen, or when pressed. */
export const LoadMore = ({ onLoad, isAhead = false, isManual = false }: Props) => {
  const end = useRef<HTMLButtonElement>(null);
  const loadWhenSeen = useEffectEvent((entries: IntersectionObserverEntry[]) => {
    if (entries.some((entry) => entry.isIntersecting)) onLoad();
  });

  useEffect(() => {
    if (isManual || !end.current) return undefined;
    const observer = new IntersectionObserver((entries) => loadWhenSeen(entries), { rootMargin: AHEAD });
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [isManual]);

  const loadUnseen = useEffectEvent(() => onLoad());
  useEffect(() => {
    return isAhead && !isManual ? whenIdle(() => loadUnseen()) : undefined;
  }, [isAhead, isManual]);

  return (
    <Button ref={end} variant="outline" onClick={onLoad}>
      {eventsText.loadMore}
    </Button>
  );
};
