import { expect, it } from '@jest/globals';
import { renderHook } from '@testing-library/react';
import { useDeferredTrue } from '../../src/lib/useDeferredTrue.ts';

it('is true in a rendering of its own, and false at once', () => {
  const seen: boolean[] = [];
  const { rerender } = renderHook(
    ({ open }) => {
      const value = useDeferredTrue(open);
      seen.push(value);
      return value;
    },
    { initialProps: { open: true } },
  );
  expect(seen).toEqual([false, true]);
  seen.length = 0;
  rerender({ open: false });
  expect(seen[0]).toBe(false);
  rerender({ open: true });
  expect(seen.at(-1)).toBe(true);
});
