import { useRef } from 'react';
import { startOfPage } from '../../lib/startOfPage.ts';

const FOCUSABLE = 'a[href], button:not(:disabled)';

interface Origin {
  element: Element | null;
  /** What the element is part of: it is there still when a dialog has removed the element. */
  surroundings: Element | null;
}

const originNow = (): Origin => {
  const element = document.activeElement;
  return { element, surroundings: element?.closest('article, main') ?? null };
};

const targetOf = ({ element, surroundings }: Origin) => {
  const main = document.querySelector('main');
  const wasNowhere = element === null || element === document.body || element === main;
  if (element?.isConnected && !wasNowhere) return element;
  // a dialog to sign in that has led to another page leaves one at its start
  if (wasNowhere || surroundings === main) return main && startOfPage(main);
  return surroundings?.isConnected ? surroundings.querySelector(FOCUSABLE) : main;
};

/**
 * For a Radix dialog without a trigger of its own: when it closes, the focus goes back to where it was when it
 * opened, or near by where that is gone, such as the button of something that the dialog has removed.
 */
export const useReturnFocus = () => {
  const origin = useRef<Origin>({ element: null, surroundings: null });
  return {
    onOpenAutoFocus: () => {
      origin.current = originNow();
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      const target = targetOf(origin.current);
      if (target instanceof HTMLElement) target.focus({ preventScroll: true });
    },
  };
};
