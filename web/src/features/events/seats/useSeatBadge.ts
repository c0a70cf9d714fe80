import { useEffect } from 'react';

/** Fails where there is no installed app, or none that may have a badge. */
const ignore = () => undefined;

/**
 * While an event is open the installed app's icon bears the number of seats that it still needs; nothing from there on, and on
 * other pages. The icon itself is the one of the manifest: no browser lets a page change it.
 */
export const useSeatBadge = (missing: number): void => {
  useEffect(() => {
    if (!('setAppBadge' in navigator) || missing <= 0) return undefined;
    navigator.setAppBadge(missing).catch(ignore);
    return () => void navigator.clearAppBadge().catch(ignore);
  }, [missing]);
};
