import type { KeyboardEvent } from 'react';

/**
 * Lets Escape close the dialog that has the focus also where a toast came after it: Radix gives the key to the layer that
 * came last, which then closes alone.
 */
export const closeOnEscape = (onOpenChange: (open: boolean) => void) => ({
  onKeyDown: (event: KeyboardEvent) => {
    // whatever is open inside of it, or the dialog itself, has taken the key
    if (event.key === 'Escape' && !event.defaultPrevented) onOpenChange(false);
  },
});
