import { describe, expect, it } from '@jest/globals';
import { sendOnTime } from '../src/load/sendOnTime.ts';

/** A clock that goes on when somebody waits, or as a test says. */
const aClock = () => {
  let now = 1_000;
  return {
    now: () => now,
    wait: (milliseconds: number) => {
      now += milliseconds;
      return Promise.resolve();
    },
    stall: (milliseconds: number) => {
      now += milliseconds;
    },
  };
};

describe('sendOnTime', () => {
  it('sends at fixed times, evenly spread', async () => {
    const clock = aClock();
    const sent: number[] = [];
    const send = () => Promise.resolve(void sent.push(clock.now()));
    await sendOnTime({ perSecond: 100, count: 4 }, send, clock);
    expect(sent).toEqual([1_000, 1_010, 1_020, 1_030]);
  });

  it('does not wait for responses', async () => {
    const settle: (() => void)[] = [];
    const done = sendOnTime(
      { perSecond: 10, count: 3 },
      () => new Promise((resolve) => settle.push(resolve)),
      aClock(),
    );
    while (settle.length < 3) await Promise.resolve();
    for (const resolve of settle) resolve();
    await done;
  });

  it('catches up after a stall, and tells when each request was due', async () => {
    const clock = aClock();
    const late: number[] = [];
    const send = (index: number, dueAt: number) => {
      late.push(clock.now() - dueAt);
      if (index === 0) clock.stall(25);
      return Promise.resolve();
    };
    await sendOnTime({ perSecond: 100, count: 4 }, send, clock);
    expect(late).toEqual([0, 15, 5, 0]);
  });
});
