import { expect, it } from '@jest/globals';
import { isReadAhead } from '../../../../src/features/events/list/homeEventsOf.ts';

it('reads a list ahead from a whole first page on, up to a hundred cards', () => {
  expect([8, 18, 98].map((count) => isReadAhead(8, count))).toEqual([false, false, false]);
  expect([9, 20, 99, 100].map((count) => isReadAhead(9, count))).toEqual([true, true, true, false]);
});
