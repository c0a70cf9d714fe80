import { describe, expect, it, test } from '@jest/globals';
import { isAtRisk } from '../../src/decision/decision.ts';
import { enoughOf, ruleOf, shownExpected } from '../../src/event/enough.ts';
import { hasEnoughParticipants } from '../../src/event/progress.ts';
import { seatsShown } from '../../src/event/seats.ts';
import { seatText } from '../../src/event/seatText.ts';
import { STANDINGS } from '../support/standings.ts';

describe.each(STANDINGS)('$title', (standing) => {
  const { responses, threshold, capacity, decisionRule, isTimed, status, expected, certain, verdict, missing } =
    standing;
  const event = {
    participantThreshold: threshold,
    capacity,
    decisionRule,
    decideAt: isTimed ? '2026-12-03T18:00:00Z' : null,
  };
  const enough = enoughOf(responses, event);

  it('has so many people, of whom so many are missing', () => {
    expect(enough).toMatchObject({ expected, certain, verdict, missing, isEnough: missing === 0 });
  });

  it('is at risk where it is confirmed and somebody is missing', () => {
    expect(isAtRisk(responses, { ...event, status, isHeldByRain: false })).toBe(status === 'CONFIRMED' && missing > 0);
  });

  it('has seats that say the same as the sum', () => {
    const text = seatText(seatsShown(responses, event));
    expect(text).toBe(standing.seats);
    expect(/[○◔]/.test(text)).toBe(!hasEnoughParticipants(responses, event));
  });

  it('has enough without a decision time just where the specification says so', () => {
    expect(enoughOf(responses, { ...event, decideAt: null }).isEnough).toBe(hasEnoughParticipants(responses, event));
  });
});

test.each([
  [null, 'DEFINITE', 'EXPECTED'],
  [undefined, 'DEFINITE', 'EXPECTED'],
  [null, 'EXPECTED', 'EXPECTED'],
  ['2026-12-03T18:00:00Z', 'DEFINITE', 'DEFINITE'],
  ['2026-12-03T18:00:00Z', 'EXPECTED', 'EXPECTED'],
] as const)('an event that is decided at %s by %s goes by %s', (decideAt, decisionRule, rule) => {
  expect(ruleOf({ decideAt, decisionRule })).toBe(rule);
});

test.each([
  [6.3, 6.3],
  [9.96, 9.9],
  [10, 10],
  [10.04, 10],
  [12.25, 12.3],
])('%d of 10 are told as %d: never as enough before they are', (expected, told) => {
  expect(shownExpected({ expected, threshold: 10 })).toBe(told);
});
