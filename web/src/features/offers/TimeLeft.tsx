import { useEffect, useRef } from 'react';
import { clockText } from './clockText.ts';

const SECOND_MS = 1_000;

/** The time that is left, which counts down by itself: each second writes one text, and renders nothing again. */
export const TimeLeft = ({ until }: { until: string }) => {
  const clock = useRef<HTMLTimeElement>(null);
  useEffect(() => {
    const show = () => {
      if (clock.current) clock.current.textContent = clockText(Date.parse(until) - Date.now());
    };
    show();
    const timer = setInterval(show, SECOND_MS);
    return () => clearInterval(timer);
  }, [until]);
  // read out when somebody comes to it, and not each second
  return <time ref={clock} role="timer" aria-live="off" dateTime={until} suppressHydrationWarning />;
};
