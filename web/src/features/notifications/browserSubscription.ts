/** Without a connection, a browser may never report whether it subscribed. */
const TIMEOUT_MS = 15_000;

const inTime = async <T>(promise: Promise<T>): Promise<T> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLong = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The browser does not answer')), TIMEOUT_MS);
  });
  try {
    return await Promise.race([promise, tooLong]);
  } finally {
    clearTimeout(timer);
  }
};

const base64url = (buffer: ArrayBuffer) =>
  btoa(String.fromCharCode(...new Uint8Array(buffer)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

const pushManager = async () => (await inTime(navigator.serviceWorker.ready)).pushManager;

/** What the server needs to notify this browser. */
export interface PushAddress {
  endpoint: string;
  p256dh: string;
  auth: string;
}

const addressOf = (subscription: PushSubscription): PushAddress => {
  const { keys = {} } = subscription.toJSON();
  return { endpoint: subscription.endpoint, p256dh: keys.p256dh ?? '', auth: keys.auth ?? '' };
};

/**
 * Subscribes this browser, or returns its subscription. One of another key than the server's is replaced: nothing that the
 * server sends would reach it. Rejects where the browser refuses or does not answer.
 * @param key the server's, in base64url
 */
export const subscribeBrowser = async (key: string): Promise<PushAddress> => {
  const manager = await pushManager();
  const present = await inTime(manager.getSubscription());
  const presentKey = present?.options.applicationServerKey;
  if (present && (!presentKey || base64url(presentKey) === key.replaceAll('=', ''))) return addressOf(present);
  if (present) await inTime(present.unsubscribe());
  return addressOf(await inTime(manager.subscribe({ userVisibleOnly: true, applicationServerKey: key })));
};

/** Ends the subscription of this browser: nothing that is sent to its address reaches it any more. */
export const unsubscribeBrowser = async (): Promise<void> => {
  const subscription = await inTime((await pushManager()).getSubscription());
  if (subscription) await inTime(subscription.unsubscribe());
};
