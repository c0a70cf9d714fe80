import { expect, it } from '@jest/globals';
import { EDIT_LIKELIHOOD, JOIN_LIKELIHOOD } from '@quorum/domain/response/constants';
import { nearestStop, stopsOf } from '@quorum/domain/slider';

it('stops at the tenths between its ends', () => {
  expect(stopsOf(JOIN_LIKELIHOOD)).toEqual([0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1]);
  expect(stopsOf(EDIT_LIKELIHOOD)).toEqual([0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9]);
});

it.each([
  [0.3, 0.3],
  [0.33, 0.3],
  [0.37, 0.4],
  [0.05, 0.1],
  [0.95, 0.9],
  ...[0.15, 0.25, 0.35, 0.45, 0.55, 0.65, 0.75, 0.85].map((half) => [half, Number((half + 0.05).toFixed(1))] as const),
])('stands for %s at %s', (likelihood, stop) => {
  expect(nearestStop(likelihood, EDIT_LIKELIHOOD)).toBe(stop);
});
