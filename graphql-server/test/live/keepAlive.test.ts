import { EventEmitter } from 'node:events';
import type { ServerResponse } from 'node:http';
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { KeepAlive, withoutComments } from '../../src/doors/graphql/live/KeepAlive.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const aStream = () => {
  const stream = Object.assign(new EventEmitter(), {
    writableNeedDrain: false,
    writableEnded: false,
    destroyed: false,
    closed: false,
    write: jest.fn(),
  });
  return { stream, told: stream as unknown as ServerResponse };
};

const openStreams = (count: number) => {
  const keepAlive = new KeepAlive();
  const streams = Array.from({ length: count }, aStream);
  for (const { told } of streams) keepAlive.add(told);
  const written = () => streams.map(({ stream }) => stream.write.mock.calls.length);
  return { streams: streams.map(({ stream }) => stream), written };
};

it('writes to each once in 25 seconds, to as many in each of them', () => {
  const { written } = openStreams(50);
  jest.advanceTimersByTime(24_000);
  expect(new Set(written())).toEqual(new Set([0]));
  jest.advanceTimersByTime(1_000);
  expect(written().filter((times) => times > 0)).toHaveLength(2);
  jest.advanceTimersByTime(24_000);
  expect(new Set(written())).toEqual(new Set([1]));
  jest.advanceTimersByTime(25_000);
  expect(new Set(written())).toEqual(new Set([2]));
});

it('writes what readers of Server-Sent Events skip, to a single one no more often', () => {
  const { streams, written } = openStreams(1);
  jest.advanceTimersByTime(60_000);
  expect(streams[0]?.write).toHaveBeenCalledWith(':\n\n');
  expect(written()).toEqual([2]);
});

it('keeps nothing of a reader who left before the stream was opened', () => {
  const keepAlive = new KeepAlive();
  for (const left of ['destroyed', 'closed'] as const) {
    const { stream, told } = aStream();
    stream[left] = true;
    keepAlive.add(told);
  }
  expect(jest.getTimerCount()).toBe(0);
});

it('leaves out who has not taken what was sent before, and has no timer once all have gone', () => {
  const { streams, written } = openStreams(2);
  const [slow, gone] = streams;
  if (slow) slow.writableNeedDrain = true;
  gone?.emit('close');
  jest.advanceTimersByTime(50_000);
  expect(written()).toEqual([0, 0]);
  slow?.emit('close');
  expect(jest.getTimerCount()).toBe(0);
});

it('keeps the first comment of a stream and what it says, and no other comment', async () => {
  async function* said() {
    yield* [':\n\n', 'event: next\n\n', ':\n\n', ':\n\n', 'event: complete\n\n'];
  }
  const passed: string[] = [];
  for await (const text of withoutComments(said())) passed.push(text);
  expect(passed).toEqual([':\n\n', 'event: next\n\n', 'event: complete\n\n']);
});
