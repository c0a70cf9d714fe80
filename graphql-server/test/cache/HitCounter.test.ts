import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { HitCounter, type Hits } from '../../src/cache/HitCounter.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

it('reports many hits together, once a second, and nothing while there are none', () => {
  const reports: (readonly Hits[])[] = [];
  const counter = new HitCounter();
  counter.onReport((hits) => reports.push(hits));
  counter.count('GET', '/graphql', 200);
  counter.count('GET', '/graphql', 200);
  counter.count('GET', '/graphql', 304);
  expect(reports).toEqual([]);
  jest.advanceTimersByTime(1_000);
  const both = [
    { method: 'GET', route: '/graphql', status: 200, count: 2 },
    { method: 'GET', route: '/graphql', status: 304, count: 1 },
  ];
  expect(reports).toEqual([both]);
  jest.advanceTimersByTime(10_000);
  expect(reports).toEqual([both]);
});
