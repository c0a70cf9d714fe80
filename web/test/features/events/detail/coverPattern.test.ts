import { expect, it } from '@jest/globals';
import { COVER, coverPattern } from '../../../../src/features/events/detail/coverPattern.ts';

it('is the same for an event each time, and another for each event', () => {
  expect(coverPattern('k3Jd82Lq')).toEqual(coverPattern('k3Jd82Lq'));
  expect(coverPattern('k3Jd82Lq')).not.toEqual(coverPattern('k3Jd82Lr'));
});

it.each(['k3Jd82Lq', 'zzzzzzzz', ''])('is a drawing of some hundred dots within the cover for %p', (urlHash) => {
  const spots = coverPattern(urlHash);
  expect(spots.length).toBeGreaterThan(40);
  expect(spots.length).toBeLessThan(300);
  for (const { x, y, radius } of spots) {
    expect(x).toBeGreaterThan(0);
    expect(x).toBeLessThan(COVER.width);
    expect(y).toBeGreaterThan(0);
    expect(y).toBeLessThan(COVER.height);
    expect(radius).toBeGreaterThan(0);
  }
});
