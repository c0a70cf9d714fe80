/** What the firebase client hears from its helper frame: that a sign-in ended, or that none was under way. */
interface AuthEvent {
  type: string;
  eventId: string | null;
  sessionId: string | null;
  urlResponse: string | null;
  postBody: string | null;
  tenantId: string | null;
  error: { code: string; message: string } | null;
}

type EventHandler = (message: { type: 'authEvent'; authEvent: AuthEvent }) => unknown;

/** Where the account picker leaves the event of a sign-in by redirect. */
const LEFT_BEHIND = 'localAuthEvent';

const NO_EVENT: AuthEvent = {
  type: 'unknown',
  eventId: null,
  sessionId: null,
  urlResponse: null,
  postBody: null,
  tenantId: null,
  error: { code: 'auth/no-auth-event', message: 'No sign-in is under way' },
};

const takeLeftBehind = (): AuthEvent => {
  const left = sessionStorage.getItem(LEFT_BEHIND);
  sessionStorage.removeItem(LEFT_BEHIND);
  return left ? (JSON.parse(left) as AuthEvent) : NO_EVENT;
};

const listenToPicker = (handle: (event: AuthEvent) => void) => {
  window.addEventListener('message', (message: MessageEvent<{ localAuthEvent?: AuthEvent } | null>) => {
    const event = message.data?.localAuthEvent;
    if (message.origin === window.location.origin && event) handle(event);
  });
};

/** Stands for the hidden frame through which firebase learns of its popup and its redirect. */
const helperFrame = {
  restyle: () => Promise.resolve(),
  ping: (answer: () => void) => {
    answer();
    return Promise.resolve();
  },
  send: (_name: string, _message: unknown, answer: (reply: unknown) => void) => {
    try {
      answer([{ webStorageSupport: true }]);
    } catch {
      // firebase throws after its own callback, whatever the reply was
    }
  },
  register: (_name: string, handler: EventHandler) => {
    const handle = (authEvent: AuthEvent) => void handler({ type: 'authEvent', authEvent });
    listenToPicker(handle);
    // not before firebase has stored the manager that the handler belongs to
    setTimeout(() => handle(takeLeftBehind()));
  },
};

type Opened = (frame: typeof helperFrame) => Promise<unknown>;

/** Firebase only checks that it exists. */
const Iframe = () => undefined;

const localGapi = {
  load: (_name: string, { callback }: { callback: () => void }) => callback(),
  iframes: {
    Iframe,
    CROSS_ORIGIN_IFRAMES_FILTER: () => true,
    getContext: () => ({ open: (_options: unknown, opened: Opened) => opened(helperFrame) }),
  },
};

/**
 * For local sign-in: firebase talks to its popup through `gapi.iframes`, a script that it would fetch from Google,
 * and uses the one it finds. This one knows the account picker of our own origin, so that no internet is needed.
 */
export const installLocalGapi = (): void => {
  if (!('gapi' in window)) Object.assign(window, { gapi: localGapi });
};
