import { describe, expect, it } from '@jest/globals';
import { expectedParticipants, hasEnoughParticipants, isEnough, progress } from '@quorum/domain/event/progress';

const saying = (...likelihoods: (number | null | undefined)[]) => likelihoods.map((likelihood) => ({ likelihood }));

describe('progress', () => {
  it('is the sum of likelihoods in percent of the threshold', () => {
    expect(progress(saying(1, 1, 0.5), 10)).toBe(25);
  });

  it('counts a missing likelihood as 1', () => {
    expect(progress([{}, ...saying(null, undefined)], 10)).toBe(30);
  });

  it('counts a likelihood of zero as 0', () => {
    expect(progress(saying(0, 1), 2)).toBe(50);
  });

  it('is 0 while nobody has answered', () => {
    expect(progress([], 2)).toBe(0);
  });

  it('goes on above 100 when more are in than needed', () => {
    expect(progress(saying(1, 1, 1), 2)).toBe(150);
  });

  it('reaches exactly 100 in tenths, which binary sums miss', () => {
    const tenTenths = saying(...Array.from({ length: 20 }, () => 0.1));
    expect(tenTenths.reduce((sum, { likelihood }) => sum + (likelihood ?? 1), 0)).not.toBe(2);
    expect(progress(tenTenths, 2)).toBe(100);
    expect(progress(saying(0.7, 0.7, 0.6), 2)).toBe(100);
  });

  it('is exact for every way to make two participants of two tenths and definites', () => {
    for (let tenths = 0; tenths <= 10; tenths++) {
      expect(progress(saying(tenths / 10, (10 - tenths) / 10, 1), 2)).toBe(100);
    }
  });
});

describe('an event', () => {
  it('has enough participants from 100 % on', () => {
    expect([isEnough(1.9, 2), isEnough(0.1 + 0.2 + 1.7, 2), isEnough(1.9999999999999998, 2)]).toEqual([
      false,
      true,
      true,
    ]);
    expect(hasEnoughParticipants(saying(1, 0.9), 2)).toBe(false);
    expect(hasEnoughParticipants(saying(1, 0.9, 0.1), 2)).toBe(true);
    expect(hasEnoughParticipants(saying(1, 1, 1), 2)).toBe(true);
  });

  it('has enough of them exactly when its progress says so', () => {
    for (let tenths = 0; tenths <= 40; tenths++) {
      const participants = saying(...Array.from({ length: tenths }, () => 0.1));
      expect(hasEnoughParticipants(participants, 2)).toBe(progress(participants, 2) >= 100);
    }
  });

  it('expects as many participants as their likelihoods add up to', () => {
    expect(expectedParticipants(saying(1, 0.3, 0.3, 0.3, null))).toBe(2.9);
  });
});
