import { openPage } from './openPage.ts';
import { pushedNotification } from './pushedNotification.ts';

const payloadOf = (data: PushMessageData | null): string | undefined => data?.text();

/** Shows what is pushed, and opens the page of a notification that is pressed. */
export const showPushes = (worker: ServiceWorkerGlobalScope): void => {
  worker.addEventListener('push', (event) => {
    const { title, options } = pushedNotification(payloadOf(event.data), worker.navigator.languages);
    event.waitUntil(worker.registration.showNotification(title, options));
  });

  worker.addEventListener('notificationclick', (event) => {
    const { notification } = event;
    notification.close();
    const { navigate } = (notification.data ?? {}) as { navigate?: unknown };
    const windows = {
      all: () => worker.clients.matchAll({ type: 'window', includeUncontrolled: true }),
      open: (url: string) => worker.clients.openWindow(url),
    };
    event.waitUntil(openPage(navigate, worker.location.origin, windows));
  });
};
