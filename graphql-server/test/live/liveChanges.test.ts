import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { LiveChanges, OVERFLOW, type Change } from '../../src/gateways/LiveChanges.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const ofEvent = (id: number): Change => ({ of: 'event', id });

/** Reads a stream, as fast as it tells. */
const read = (
  live: LiveChanges,
  {
    matches = () => true,
    isReady = () => true,
  }: Partial<{ matches: (change: Change) => boolean; isReady: () => boolean }> = {},
) => {
  const told: number[] = [];
  const stream = live.open(matches);
  const reading = (async () => {
    for await (const { id } of stream.changes(isReady)) told.push(id);
  })();
  return { told, stream, reading };
};

it('tells of a change at once, and of the same again a second later, once for many', async () => {
  const live = new LiveChanges();
  const { told } = read(live);
  live.hear(ofEvent(1));
  await jest.advanceTimersByTimeAsync(0);
  expect(told).toEqual([1]);
  for (let time = 0; time < 50; time++) live.hear(ofEvent(1));
  await jest.advanceTimersByTimeAsync(999);
  expect(told).toEqual([1]);
  await jest.advanceTimersByTimeAsync(1);
  expect(told).toEqual([1, 1]);
  await jest.advanceTimersByTimeAsync(10_000);
  expect(told).toEqual([1, 1]);
});

it.each([
  ['before', [{ ...ofEvent(1), isForSome: true }, ofEvent(1)]],
  ['after', [ofEvent(1), { ...ofEvent(1), isForSome: true }]],
] as const)(
  'tells as one for all what happened to all %s or after what only some may notice',
  async (_when, changes) => {
    const live = new LiveChanges();
    const stream = live.open(() => true);
    for (const change of changes) live.hear(change);
    for await (const change of stream.changes(() => true)) {
      expect(change.isForSome).toBeUndefined();
      break;
    }
  },
);

it('tells each reader what they wait for alone', async () => {
  const live = new LiveChanges();
  const { told } = read(live, { matches: ({ of, id }) => of === 'event' && id === 2 });
  for (const change of [ofEvent(1), { of: 'poll', id: 2 } as const, ofEvent(2)]) live.hear(change);
  await jest.advanceTimersByTimeAsync(5_000);
  expect(told).toEqual([2]);
});

it('keeps at most a hundred changes for a reader who is slow, and tells of them once there is room', async () => {
  const live = new LiveChanges();
  let isReady = false;
  const { told } = read(live, { isReady: () => isReady });
  for (let id = 1; id <= 1_000; id++) live.hear(ofEvent(id));
  await jest.advanceTimersByTimeAsync(60_000);
  expect(told).toEqual([]);
  isReady = true;
  await jest.advanceTimersByTimeAsync(1_000);
  // and that there were more
  expect([told.length, told.at(-1)]).toEqual([101, OVERFLOW.id]);
});

it.each([
  ['while it waits', 0],
  ['in the second after it told', 1],
])('ends a stream %s, and keeps nothing of it', async (_when, changes) => {
  const live = new LiveChanges();
  const { reading } = read(live);
  for (let id = 1; id <= changes; id++) live.hear(ofEvent(id));
  await jest.advanceTimersByTimeAsync(0);
  expect(live.count).toBe(1);
  live.endAll();
  await reading;
  expect(live.count).toBe(0);
  expect(jest.getTimerCount()).toBe(0);
});

it('keeps nothing of a reader who stops reading by themselves', async () => {
  const live = new LiveChanges();
  const stream = live.open(() => true);
  live.hear(ofEvent(1));
  for await (const change of stream.changes(() => true)) {
    expect(change).toEqual(ofEvent(1));
    break;
  }
  expect(live.count).toBe(0);
});
