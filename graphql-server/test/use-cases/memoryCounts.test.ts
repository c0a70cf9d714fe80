import { expect, it } from '@jest/globals';
import { fakeClock } from '../../src/gateways/clock.ts';
import { LIMITS, refusalClaims } from '../../src/gateways/limiter.ts';
import { MemoryCounts } from '../../src/gateways/MemoryCounts.ts';

const of = (address: string, uid: string | null = null) => refusalClaims({ address, uid });

it('refusals count for a network, for the site that it is part of, and for nobody else; for an hour', () => {
  const clock = fakeClock('2026-05-01T12:00:00Z');
  const counts = new MemoryCounts(clock);
  const [one, other] = [of('2001:db8:1:1::/64'), of('2001:db8:1:2::/64')];
  for (let time = 0; time < LIMITS.refused.points; time++) counts.add(one);
  expect(() => counts.check(one)).toThrow('Too many requests');
  expect(() => counts.check(other)).not.toThrow();
  for (let time = 0; time < 3 * LIMITS.refused.points; time++) counts.add(of('2001:db8:1:3::/64'));
  expect(() => counts.check(other)).toThrow('Too many requests');
  expect(() => counts.check(of('198.51.100.7'))).not.toThrow();
  clock.set('2026-05-01T13:00:00Z');
  expect(() => counts.check(one)).not.toThrow();
});

it('no more than twenty thousand of those who were refused are remembered', () => {
  const counts = new MemoryCounts(fakeClock('2026-05-01T12:00:00Z'));
  const first = of('198.51.100.7');
  for (let time = 0; time < LIMITS.refused.points; time++) counts.add(first);
  for (let number = 1; number < 20_000; number++) counts.add(of(`network ${number}`));
  expect(() => counts.check(first)).toThrow('Too many requests');
  counts.add(of('one more'));
  expect(() => counts.check(first)).not.toThrow();
});

it('the clock, which comes from nowhere, is never refused too often', () => {
  expect(of('')).toEqual([]);
});
