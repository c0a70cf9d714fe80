import { expect, it } from '@jest/globals';
import { isReadAhead } from '../../../../src/features/events/list/homeEventsOf.ts';

it('reads a whole list ahead up to a hundred cards, and neither the few at first nor more', () => {
  expect([8, 9, 99, 100].map(isReadAhead)).toEqual([false, true, true, false]);
});
