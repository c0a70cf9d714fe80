import { useSyncExternalStore } from 'react';

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
