import { useRef } from 'react';

/**
 * For a Radix dialog without a trigger of its own: when it closes, the focus goes back to where it was when it
 * opened, or to the page where that is gone, such as the button of something that the dialog has removed.
 */
export const useReturnFocus = () => {
  const origin = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: () => {
      origin.current = document.activeElement;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      const target = origin.current?.isConnected ? origin.current : document.querySelector('main');
      if (target instanceof HTMLElement) target.focus({ preventScroll: true });
    },
  };
};
