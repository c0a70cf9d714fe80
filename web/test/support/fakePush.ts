import { jest } from '@jest/globals';

/** What a push service gives out. */
export interface Subscribed {
  endpoint: string;
  /** The server's key, in base64url. */
  key: string | null;
}

const bytes = (base64url: string) => Uint8Array.from(Buffer.from(base64url, 'base64url')).buffer;

/** A browser with push: what it was asked, and what it says. */
export const fakePush = (permission: NotificationPermission = 'default') => {
  const state = {
    permission,
    /** What a person says when they are asked. */
    says: 'granted' as NotificationPermission,
    subscription: null as Subscribed | null,
    /** How the browser subscribes; it may refuse or never answer. */
    subscribe: (key: string): Promise<Subscribed> =>
      Promise.resolve({ endpoint: `https://push.example/${++state.count}`, key }),
    count: 0,
    asked: [] as string[],
  };

  const present = () => {
    const { subscription } = state;
    if (!subscription) return null;
    const { endpoint, key } = subscription;
    return {
      endpoint,
      options: { applicationServerKey: key === null ? null : bytes(key), userVisibleOnly: true },
      toJSON: () => ({ endpoint, keys: { p256dh: 'the public key', auth: 'the secret' } }),
      unsubscribe: async () => {
        state.asked.push('unsubscribe');
        state.subscription = null;
        return true;
      },
    };
  };

  const pushManager = {
    getSubscription: async () => present(),
    subscribe: async (options: { userVisibleOnly: boolean; applicationServerKey: string }) => {
      state.asked.push(`subscribe with ${JSON.stringify(options)}`);
      state.subscription = await state.subscribe(options.applicationServerKey);
      return present();
    },
  };

  Object.defineProperty(navigator, 'serviceWorker', {
    value: { ready: Promise.resolve({ pushManager }) },
    configurable: true,
  });
  Object.assign(window, {
    PushManager: () => undefined,
    Notification: {
      get permission() {
        return state.permission;
      },
      requestPermission: jest.fn(async () => {
        state.asked.push('permission');
        if (state.permission === 'default') state.permission = state.says;
        return state.permission;
      }),
    },
  });
  return state;
};

export const noPush = (): void => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
  Reflect.deleteProperty(window, 'PushManager');
  Reflect.deleteProperty(window, 'Notification');
};
