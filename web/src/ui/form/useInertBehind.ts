import { type RefObject, useEffect } from 'react';

/**
 * While `front` is shown, whatever else is on the page takes no focus. Radix hides it from those who listen, and so
 * it must not be a place to be for those who press Tab either.
 */
export const useInertBehind = (front: RefObject<Element | null>): void => {
  useEffect(() => {
    // a closed Select keeps its options outside of the document
    if (!front.current?.isConnected) return;
    const behind = [...document.body.children].filter(
      (element): element is HTMLElement =>
        element instanceof HTMLElement && !element.inert && !element.contains(front.current),
    );
    for (const element of behind) element.inert = true;
    return () => {
      for (const element of behind) element.inert = false;
    };
  }, [front]);
};
