import { useSyncExternalStore } from 'react';

/** `install` is for iPhones and iPads, which notify for what is on the home screen alone. */
export type PushSupport = 'possible' | 'install' | 'impossible';

/** Safari's own, where a page runs from the home screen. */
interface AppleNavigator extends Navigator {
  standalone?: boolean;
}

/** An iPad calls itself a Mac, which has no touch screen. */
const isAppleTouch = () =>
  /iPhone|iPad/.test(navigator.userAgent) ||
  (navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1);

export const pushSupport = (): PushSupport => {
  if ('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window) return 'possible';
  const { standalone } = navigator as AppleNavigator;
  // within other apps it has no such property, and nothing can be added to the home screen from there
  return isAppleTouch() && standalone === false ? 'install' : 'impossible';
};

/** People allow notifications in a part of the browser that tells the page of it, or come back from its settings. */
const subscribe = (listener: () => void) => {
  const until = new AbortController();
  document.addEventListener('visibilitychange', listener, { signal: until.signal });
  if ('permissions' in navigator) {
    navigator.permissions
      .query({ name: 'notifications' })
      .then((status) => status.addEventListener('change', listener, { signal: until.signal }))
      .catch(() => undefined);
  }
  return () => until.abort();
};

/** Whether the browser notifies for this site; `default` before anybody was asked. */
export const usePermission = (): NotificationPermission =>
  useSyncExternalStore(
    subscribe,
    () => Notification.permission,
    () => 'default',
  );
