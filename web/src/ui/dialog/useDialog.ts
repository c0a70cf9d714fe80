import type { KeyboardEvent } from 'react';
import { useDeferredTrue } from '../../lib/useDeferredTrue.ts';
import type { OpenState } from './OpenState.ts';
import { useCloseOnBack } from './useCloseOnBack.ts';
import { useReturnFocus } from './useReturnFocus.ts';

/**
 * What a Radix dialog does here, whatever its kind: it opens in a rendering of its own, Escape and the browser's Back close
 * it, and then the focus goes back to where it was.
 */
export const useDialog = ({ open, onOpenChange }: OpenState) => {
  const returnFocus = useReturnFocus();
  useCloseOnBack(open, onOpenChange);
  return {
    root: { open: useDeferredTrue(open), onOpenChange },
    content: {
      ...returnFocus,
      // also where a toast came after it: Radix gives the key to the layer that came last, which then closes alone
      onKeyDown: (event: KeyboardEvent) => {
        // whatever is open inside of it, or the dialog itself, has taken the key
        if (event.key === 'Escape' && !event.defaultPrevented) onOpenChange(false);
      },
    },
  };
};
