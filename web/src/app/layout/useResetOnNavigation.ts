import { type RefObject, useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { startOfPage } from '../../lib/startOfPage.ts';

/**
 * A new page is seen and read from its start, as if the browser had loaded it. An open dialog keeps the focus; on the
 * way back the browser itself restores where one was.
 */
export const useResetOnNavigation = (page: RefObject<HTMLElement | null>): void => {
  const { pathname } = useLocation();
  const navigationType = useNavigationType();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (navigationType !== NavigationType.Pop) window.scrollTo(0, 0);
    if (!document.activeElement?.closest('[role="dialog"], [role="alertdialog"]')) {
      if (page.current) startOfPage(page.current).focus({ preventScroll: true });
    }
  }, [pathname, navigationType, page]);
};
