import { answerQuestion } from './answerQuestion.ts';
import { openPage } from './openPage.ts';
import { LOOK, pushedNotification, type Shown } from './pushedNotification.ts';

const payloadOf = (data: PushMessageData | null): string | undefined => data?.text();

/** Shows what is pushed, and opens the page of a notification that is pressed, or answers what it asks. */
export const showPushes = (worker: ServiceWorkerGlobalScope): void => {
  worker.addEventListener('push', (event) => {
    const { title, options } = pushedNotification(payloadOf(event.data), worker.navigator.languages);
    event.waitUntil(worker.registration.showNotification(title, options));
  });

  worker.addEventListener('notificationclick', (event) => {
    const { notification, action } = event;
    notification.close();
    const { navigate, answers } = (notification.data ?? {}) as Partial<Shown['data']>;
    const windows = {
      all: () => worker.clients.matchAll({ type: 'window', includeUncontrolled: true }),
      open: (url: string) => worker.clients.openWindow(url),
    };
    const { origin } = worker.location;
    const show = (body: string) => {
      const { title, lang, dir, tag } = notification;
      return worker.registration.showNotification(title, { ...LOOK, body, lang, dir, tag, data: { navigate } });
    };
    const world = { origin, show, fetch: (url: string, init: RequestInit) => worker.fetch(url, init) };
    // where a browser has buttons
    const isAnswer = answers?.options.some(({ answer }) => answer === action);
    event.waitUntil(answers && isAnswer ? answerQuestion(answers, action, world) : openPage(navigate, origin, windows));
  });
};
