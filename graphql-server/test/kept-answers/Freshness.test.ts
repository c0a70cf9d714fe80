import { beforeEach, expect, it } from '@jest/globals';
import { Freshness } from '../../src/transports/http/kept-answers/Freshness.ts';

let now: number;
let freshness: Freshness;
beforeEach(() => {
  now = 0;
  freshness = new Freshness(() => now);
});

const nobody = () => [];
const ada = () => ['somewhere', 'ada'];
const vera = () => ['vera'];
const ben = () => ['ben'];

it('lets an answer hold without word from the database for a second', () => {
  const stamp = freshness.stamp();
  now = 1_000;
  expect(freshness.holds(stamp, nobody)).toBe(true);
  now = 1_001;
  expect(freshness.holds(stamp, nobody)).toBe(false);
});

it('lets an answer hold for as long as the database says that nothing has changed, and a second', () => {
  const stamp = freshness.stamp();
  freshness.confirm(60_000);
  now = 61_000;
  expect(freshness.holds(stamp, nobody)).toBe(true);
  now = 61_001;
  expect(freshness.holds(stamp, nobody)).toBe(false);
});

it('lets no word from the database save what a change made stale', () => {
  const stamp = freshness.stamp();
  freshness.change();
  now = 100;
  freshness.confirm(100);
  expect(freshness.holds(stamp, nobody)).toBe(false);
});

it('lets a writer read their own write at once', () => {
  const stamp = freshness.stamp();
  freshness.change(['ada']);
  expect(freshness.holds(stamp, ada)).toBe(false);
});

it('lets strangers see a change after a tenth of a second', () => {
  const stamp = freshness.stamp();
  freshness.change(['ada']);
  now = 99;
  expect(freshness.holds(stamp, vera)).toBe(true);
  now = 100;
  expect(freshness.holds(stamp, vera)).toBe(false);
});

it('lets a stranger have an old answer while it is made anew, for a second, and a writer none', () => {
  const stamp = freshness.stamp();
  freshness.change(['ada']);
  now = 1_000;
  expect([freshness.bridges(stamp, vera), freshness.bridges(stamp, ada)]).toEqual([true, false]);
  now = 1_001;
  expect(freshness.bridges(stamp, vera)).toBe(false);
});

it('takes who wrote for a stranger again after five seconds', () => {
  freshness.change(['ada']);
  now = 5_000;
  const stamp = freshness.stamp();
  freshness.change(['ben']);
  expect(freshness.holds(stamp, ada)).toBe(true);
  expect(freshness.holds(stamp, ben)).toBe(false);
});
