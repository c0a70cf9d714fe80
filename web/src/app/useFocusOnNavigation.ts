import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** A new page is read from its start, as if the browser had loaded it; an open dialog keeps the focus. */
export const useFocusOnNavigation = (page: RefObject<HTMLElement | null>): void => {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (!document.activeElement?.closest('[role="dialog"], [role="alertdialog"]')) {
      page.current?.focus({ preventScroll: true });
    }
  }, [pathname, page]);
};
