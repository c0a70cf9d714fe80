import { setTimeout as delay } from 'node:timers/promises';

interface Clock {
  /** Milliseconds on a monotonic clock. */
  now(): number;
  wait(milliseconds: number): Promise<unknown>;
}

const systemClock: Clock = { now: () => performance.now(), wait: delay };

interface Timetable {
  perSecond: number;
  count: number;
}

/**
 * Sends at fixed times, evenly spread, whether or not earlier responses have come. Resolves once all have.
 * @param send gets the number of the request and the moment it was due: latency counts from there, so that a request
 * that could only be sent late counts as slow
 */
export const sendOnTime = async (
  { perSecond, count }: Timetable,
  send: (index: number, dueAt: number) => Promise<void>,
  clock: Clock = systemClock,
): Promise<void> => {
  const start = clock.now();
  const underWay: Promise<void>[] = [];
  for (let index = 0; index < count; index++) {
    const dueAt = start + (index * 1_000) / perSecond;
    const early = dueAt - clock.now();
    if (early > 0) await clock.wait(early);
    underWay.push(send(index, dueAt));
  }
  await Promise.all(underWay);
};
