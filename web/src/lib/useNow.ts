import { useSyncExternalStore } from 'react';

const MINUTE_MS = 60_000;

const listeners = new Set<() => void>();
let now = Date.now();
let timer: ReturnType<typeof setTimeout> | undefined;

/** Instants to come, in milliseconds, at which something changes. */
const instants = new Set<number>();

const setTimer = () => {
  clearTimeout(timer);
  const wait = Math.min(MINUTE_MS - (now % MINUTE_MS), ...[...instants].map((instant) => instant - now));
  timer = setTimeout(tick, Math.max(wait, 0));
};

const tick = () => {
  now = Date.now();
  for (const instant of instants) if (instant <= now) instants.delete(instant);
  for (const listener of listeners) listener();
  setTimer();
};

/** Lets the clock show that instant as soon as it comes, and not only with the next minute. */
export const tickAt = (instant: number): void => {
  if (instant <= now || instants.has(instant)) return;
  instants.add(instant);
  if (listeners.size > 0) setTimer();
};

/** A sleeping phone stops its timers, so the time is updated when the page is visible again. */
const tickOnReturn = () => {
  if (document.visibilityState === 'hidden') return;
  tick();
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  if (listeners.size === 1) {
    document.addEventListener('visibilitychange', tickOnReturn);
    tick();
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', tickOnReturn);
  };
};

const currentTime = () => now;

/** The time in milliseconds, minute by minute and at each instant: one clock for the whole page, so that its parts never disagree. */
export const useNow = (): number => useSyncExternalStore(subscribe, currentTime, currentTime);

/** The result of `judge` for the current time. Renders again when the result changes, not every minute. */
export const useAtTime = <Verdict extends string | boolean | undefined>(judge: (now: number) => Verdict): Verdict => {
  const judgeNow = () => judge(now);
  return useSyncExternalStore(subscribe, judgeNow, judgeNow);
};

/** Sets the clock before it runs: hydration starts at the time of the server's rendering. */
export const setNow = (time: number): void => {
  now = time;
};
