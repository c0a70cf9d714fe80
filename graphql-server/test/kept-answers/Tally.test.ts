import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { Tally, type Counted } from '../../src/transports/http/kept-answers/Tally.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

it('tells of many answers together, once a second, and of nothing while there are none', () => {
  const told: (readonly Counted[])[] = [];
  const tally = new Tally();
  tally.listen((counted) => told.push(counted));
  tally.count('/graphql', 200);
  tally.count('/graphql', 200);
  tally.count('/graphql', 304);
  expect(told).toEqual([]);
  jest.advanceTimersByTime(1_000);
  const both = [
    { route: '/graphql', status: 200, count: 2 },
    { route: '/graphql', status: 304, count: 1 },
  ];
  expect(told).toEqual([both]);
  jest.advanceTimersByTime(10_000);
  expect(told).toEqual([both]);
});
