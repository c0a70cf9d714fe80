import { beforeEach, expect, it } from '@jest/globals';
import { Freshness } from '../../src/transports/http/kept-answers/Freshness.ts';

let now: number;
let freshness: Freshness;
beforeEach(() => {
  now = 0;
  freshness = new Freshness(() => now);
});

it('lets an answer hold while nothing changes, for a second', () => {
  const stamp = freshness.stamp();
  now = 1_000;
  expect(freshness.holds(stamp, ['ada'])).toBe(true);
  now = 1_001;
  expect(freshness.holds(stamp, ['ada'])).toBe(false);
});

it('lets a writer read their own write at once', () => {
  const stamp = freshness.stamp();
  freshness.change(['ada']);
  expect(freshness.holds(stamp, ['somewhere', 'ada'])).toBe(false);
});

it('lets strangers see a change after a tenth of a second', () => {
  const stamp = freshness.stamp();
  freshness.change(['ada']);
  now = 99;
  expect(freshness.holds(stamp, ['vera'])).toBe(true);
  now = 100;
  expect(freshness.holds(stamp, ['vera'])).toBe(false);
});

it('takes who wrote for a stranger again after five seconds', () => {
  freshness.change(['ada']);
  now = 5_000;
  const stamp = freshness.stamp();
  freshness.change(['ben']);
  expect(freshness.holds(stamp, ['ada'])).toBe(true);
  expect(freshness.holds(stamp, ['ben'])).toBe(false);
});
