import { describe, expect, it } from '@jest/globals';
import { expectedParticipants, hasEnoughParticipants, progress } from '@quorum/domain/event/progress';

const saying = (...likelihoods: (number | null | undefined)[]) => likelihoods.map((likelihood) => ({ likelihood }));

const of = (participantThreshold: number) => ({ participantThreshold });

describe('progress', () => {
  it('is the sum of likelihoods in percent of the threshold', () => {
    expect(progress(saying(1, 1, 0.5), of(10))).toBe(25);
  });

  it('counts a missing likelihood as 1', () => {
    expect(progress([{}, ...saying(null, undefined)], of(10))).toBe(30);
  });

  it('counts a likelihood of zero as 0', () => {
    expect(progress(saying(0, 1), of(2))).toBe(50);
  });

  it('is 0 while nobody has responded', () => {
    expect(progress([], of(2))).toBe(0);
  });

  it('goes on above 100 when more are in than needed', () => {
    expect(progress(saying(1, 1, 1), of(2))).toBe(150);
  });

  it('reaches exactly 100 in tenths, which binary sums miss', () => {
    const tenTenths = saying(...Array.from({ length: 20 }, () => 0.1));
    expect(tenTenths.reduce((sum, { likelihood }) => sum + (likelihood ?? 1), 0)).not.toBe(2);
    expect(progress(tenTenths, of(2))).toBe(100);
    expect(progress(saying(0.7, 0.7, 0.6), of(2))).toBe(100);
  });

  it('is exact for every way to make two participants of two tenths and definites', () => {
    for (let tenths = 0; tenths <= 10; tenths++) {
      expect(progress(saying(tenths / 10, (10 - tenths) / 10, 1), of(2))).toBe(100);
    }
  });
});

describe('an event', () => {
  it('has enough participants from 100 % on', () => {
    expect(hasEnoughParticipants(saying(0.1, 0.2, 0.7, 1), of(2))).toBe(true);
    expect(hasEnoughParticipants(saying(1, 0.9), of(2))).toBe(false);
    expect(hasEnoughParticipants(saying(1, 0.9, 0.1), of(2))).toBe(true);
    expect(hasEnoughParticipants(saying(1, 1, 1), of(2))).toBe(true);
  });

  it('has enough of them exactly when its progress says so', () => {
    for (let tenths = 0; tenths <= 40; tenths++) {
      const participants = saying(...Array.from({ length: tenths }, () => 0.1));
      expect(hasEnoughParticipants(participants, of(2))).toBe(progress(participants, of(2)) >= 100);
    }
  });

  it('expects as many participants as their likelihoods add up to', () => {
    expect(expectedParticipants(saying(1, 0.3, 0.3, 0.3, null), of(2))).toBe(2.9);
  });
});
