import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { passing, PLACES, reckon, refilling, type Place } from '../src/scale/reckon.ts';

const place = (changes: Partial<Place> = {}): Place => ({
  visitors: 1_000_000,
  hasSharedCache: true,
  isViral: false,
  ...changes,
});

describe('what a place takes', () => {
  it('passes a cache of two seconds at most every two seconds, and always when it is rare', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1e6, noNaN: true }), (rate) => {
        // a hair of rounding
        expect(passing(rate, 2)).toBeLessThanOrEqual(Math.min(rate, 0.5) * 1.000_001);
        expect(refilling(rate, 3)).toBeLessThanOrEqual(Math.min(rate, 3) * 1.000_001);
      }),
    );
    expect(passing(0.001, 2)).toBeCloseTo(0.001, 4);
  });

  it('is more for more people, and for an event in the news', () => {
    const cores = PLACES.filter(({ isViral, hasSharedCache }) => !isViral && hasSharedCache).map(
      (one) => reckon(one).serverCores,
    );
    expect(cores).toEqual([...cores].sort((one, other) => one - other));
    expect(reckon(place({ isViral: true })).pageViews).toBeGreaterThan(reckon(place()).pageViews);
  });

  it('is less behind a shared cache, and never a server alone', () => {
    for (const one of PLACES) {
      const [without, behind] = [false, true].map((hasSharedCache) => reckon({ ...one, hasSharedCache }));
      expect(behind?.requestsAtServers).toBeLessThan(without?.requestsAtServers ?? 0);
      expect(behind?.servers).toBeLessThanOrEqual(without?.servers ?? 0);
      expect(behind?.servers).toBeGreaterThanOrEqual(2);
    }
  });

  it('keeps servers no busier than that they can wait for each other', () => {
    for (const one of PLACES.map(reckon)) expect(one.serverCores / one.servers).toBeLessThanOrEqual(0.6);
  });

  it('is joined by a thousand people at most where everybody looks', () => {
    const viral = reckon(place({ visitors: 10_000_000, isViral: true })).joins;
    expect(viral - reckon(place({ visitors: 10_000_000 })).joins).toBeCloseTo(1_000 / 3_600, 6);
  });
});
