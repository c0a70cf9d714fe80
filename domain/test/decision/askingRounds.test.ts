import { describe, expect, it } from '@jest/globals';
import { DateTime } from 'luxon';
import { hasJustResponded, isRoundDue } from '@quorum/domain/decision/askingRounds';

const decideAt = DateTime.fromISO('2026-06-03T18:00:00Z');
const before = (left: { hours?: number; minutes?: number }) => decideAt.minus(left);

describe('a round of asking', () => {
  it.each([
    { says: 'a day before the decision', now: before({ hours: 24 }), isDue: true },
    { says: 'no sooner', now: before({ hours: 24, minutes: 1 }), isDue: false },
    { says: 'at once where less than a day is left', now: before({ hours: 2 }), isDue: true },
    { says: 'never at the decision', now: decideAt, isDue: false },
    { says: 'nor after it', now: decideAt.plus({ minutes: 1 }), isDue: false },
  ])('is first due $says', ({ now, isDue }) => {
    expect(isRoundDue({ decideAt, askedAt: null }, now)).toBe(isDue);
  });

  it.each([
    { left: { hours: 24 }, pause: 360 },
    { left: { hours: 12 }, pause: 180 },
    { left: { hours: 2 }, pause: 30 },
    { left: { minutes: 30 }, pause: 10 },
  ])('is next due six hours later, or once a quarter of what remained has passed: $left', ({ left, pause }) => {
    const askedAt = before(left);
    expect(isRoundDue({ decideAt, askedAt }, askedAt.plus({ minutes: pause }))).toBe(true);
    expect(isRoundDue({ decideAt, askedAt }, askedAt.plus({ minutes: pause - 1 }))).toBe(false);
  });

  it('waits for no moment that a clock far ahead has noted, and hardly for one that was a little ahead', () => {
    const now = before({ hours: 12 });
    expect(isRoundDue({ decideAt, askedAt: now.plus({ hours: 11 }) }, now)).toBe(true);
    expect(isRoundDue({ decideAt, askedAt: now.plus({ seconds: 5 }) }, now)).toBe(false);
  });
});

it('who has responded is left alone for ten minutes, by whatever clock', () => {
  const now = before({ hours: 12 });
  const answered = [{ minutes: -11 }, { minutes: -9 }, { seconds: 5 }, { hours: 11 }].map((ago) => now.plus(ago));
  expect(answered.map((answeredAt) => hasJustResponded(answeredAt, now))).toEqual([false, true, true, false]);
});
