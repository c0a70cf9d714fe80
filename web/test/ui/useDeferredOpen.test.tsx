import { expect, it } from '@jest/globals';
import { renderHook } from '@testing-library/react';
import { useDeferredOpen } from '../../src/ui/dialog/useDeferredOpen.ts';

it('opens a dialog in a rendering of its own, and closes it at once', () => {
  const seen: boolean[] = [];
  const { rerender } = renderHook(
    ({ open }) => {
      const isOpen = useDeferredOpen(open);
      seen.push(isOpen);
      return isOpen;
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
