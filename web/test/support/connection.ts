import { afterEach, beforeEach, jest } from '@jest/globals';
import { act } from '@testing-library/react';

/** A connection that a test takes away and gives back; each test begins with one. */
export const controlConnection = () => {
  let isOnline = true;
  beforeEach(() => void jest.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline));
  const setOnline = (now: boolean) => {
    isOnline = now;
    act(() => void window.dispatchEvent(new Event(now ? 'online' : 'offline')));
  };
  afterEach(() => setOnline(true));
  return {
    setOnline,
    /** The browser is offline, and has not said so yet. */
    goAway: () => void (isOnline = false),
  };
};

/** Runs with timers that `passUntil` moves; what the page asks for arrives as ever. */
export const withFakeTimers = async (run: () => Promise<void>): Promise<void> => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate'] });
  try {
    await run();
  } finally {
    jest.useRealTimers();
  }
};

export const passSeconds = async (seconds: number): Promise<void> => {
  // what a timer does is rendered before the next one runs
  for (let second = 0; second < seconds; second++) await act(() => jest.advanceTimersByTimeAsync(1_000));
};

const STEPS_MAX = 500;

/** @throws Error where it does not come about within 500 steps */
export const passUntil = async (isDone: () => boolean, stepMs: number): Promise<void> => {
  for (let step = 0; !isDone(); step++) {
    if (step === STEPS_MAX) throw new Error('It did not come about');
    await act(() => jest.advanceTimersByTimeAsync(stepMs));
  }
};
