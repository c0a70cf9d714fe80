import type { BrowserContext, Page } from '@playwright/test';

/*
 * Where a browser meets what lies beyond it. Offline Chromium does not subscribe, and nobody presses a notification here; all that
 * comes before and after is real.
 */

interface Subscription {
  endpoint: string;
  keys: { p256dh: string; auth: string };
}

/**
 * Gives out subscriptions with keys as a browser makes them; like a browser, it may forget one over a restart.
 * @param own what it gives out instead, as something beyond it reads messages by
 */
export const giveOutSubscriptions = (page: Page, own?: Subscription): Promise<unknown> =>
  page.addInitScript((device?: Subscription) => {
    const base64url = (buffer: ArrayBuffer | Uint8Array<ArrayBuffer>) =>
      btoa(String.fromCharCode(...new Uint8Array(buffer)))
        .replaceAll('+', '-')
        .replaceAll('/', '_')
        .replaceAll('=', '');

    const subscribe = async ({ applicationServerKey }: PushSubscriptionOptionsInit = {}) => {
      // rejects a key that is none
      const key = Uint8Array.from(
        atob((applicationServerKey as string).replaceAll('-', '+').replaceAll('_', '/')),
        (letter) => letter.charCodeAt(0),
      );
      const curve = { name: 'ECDH', namedCurve: 'P-256' };
      await crypto.subtle.importKey('raw', key, curve, true, []);
      const { publicKey } = await crypto.subtle.generateKey(curve, true, ['deriveBits']);
      const keys = device?.keys ?? {
        p256dh: base64url(await crypto.subtle.exportKey('raw', publicKey)),
        auth: base64url(crypto.getRandomValues(new Uint8Array(16))),
      };
      const endpoint = device?.endpoint ?? `https://fcm.googleapis.com/fcm/send/${crypto.randomUUID()}`;
      given = {
        endpoint,
        expirationTime: null,
        options: { applicationServerKey: key.buffer, userVisibleOnly: true },
        getKey: () => null,
        toJSON: () => ({ endpoint, keys }),
        unsubscribe: async () => {
          given = null;
          return true;
        },
      };
      return given;
    };

    let given: PushSubscription | null = null;
    PushManager.prototype.getSubscription = async () => given;
    PushManager.prototype.subscribe = subscribe;
  }, own);

/** The worker of the page, and the way of a push message to it. */
export const workerOf = async (page: Page, context: BrowserContext) => {
  const cdp = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) =>
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [one] }) => {
      if (one) resolve(one.registrationId);
    }),
  );
  await cdp.send('ServiceWorker.enable');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const registrationId = await registered;
  const [worker] = context.serviceWorkers();
  if (!worker) throw new Error('There is no worker');
  const { origin } = new URL(page.url());

  return {
    /** Hands the worker what a push service would, decrypted. */
    deliver: (data: string) => cdp.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data }),

    /** What the worker shows. */
    shown: () =>
      worker.evaluate(async () => {
        const { registration } = globalThis as unknown as { registration: ServiceWorkerRegistration };
        return (await registration.getNotifications()).map(({ title, body, tag, lang }) => ({
          title,
          body,
          tag,
          lang,
        }));
      }),

    /** Presses the notification, and tells which windows were opened, and which brought to the front. */
    press: () =>
      worker.evaluate(async () => {
        const scope = globalThis as unknown as {
          registration: ServiceWorkerRegistration;
          Clients: { prototype: object };
          WindowClient: { prototype: object };
          NotificationEvent: new (type: string, init: { notification: Notification | undefined }) => Event;
        };
        const done: string[] = [];
        let settle: () => void = () => undefined;
        const isDone = new Promise<void>((resolve) => (settle = resolve));
        const note = (what: string) => {
          done.push(what);
          settle();
        };
        // a browser lets a worker do these two for a real press alone
        Object.assign(scope.Clients.prototype, { openWindow: async (url: string) => note(`opened ${url}`) });
        Object.assign(scope.WindowClient.prototype, {
          async focus(this: { url: string }) {
            note(`focused ${this.url}`);
          },
        });
        const [notification] = await scope.registration.getNotifications();
        dispatchEvent(new scope.NotificationEvent('notificationclick', { notification }));
        await isDone;
        return done;
      }),
  };
};

/** Waits for what the server says to a mutation. */
export const answerTo = async (page: Page, operation: string): Promise<unknown> => {
  const answer = await page.waitForResponse((response) =>
    (response.request().postData() ?? '').includes(`"operationName":"${operation}"`),
  );
  return (await answer.json()).data;
};
