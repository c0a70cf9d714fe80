import { SIGN_IN_REDIRECT, SIGNED_IN } from '../../lib/browser/signInMarks.ts';
import { localStore, sessionStore } from '../../lib/storage.ts';
import { type IdentityClient, type Session, type SessionState, type SessionUser, SIGNED_OUT } from './session.ts';
import { needsRedirect, wasDismissed } from './signInError.ts';

const LOADING = { status: 'loading', user: null } as const;

const mayBeSignedIn = () => localStore.read(SIGNED_IN) !== null;
const isComingBack = () => sessionStore.read(SIGN_IN_REDIRECT) !== null;

/** `loadClient` is called once, the first time that somebody who is or wants to be signed in needs it. */
export const createSession = (loadClient: () => Promise<IdentityClient>): Session => {
  const listeners = new Set<() => void>();
  let state: SessionState = mayBeSignedIn() || isComingBack() ? LOADING : SIGNED_OUT;
  let connecting: Promise<IdentityClient> | undefined;

  const setState = (next: SessionState) => {
    state = next;
    for (const listener of listeners) listener();
  };

  const setUser = (user: SessionUser | null) => {
    if (user) localStore.write(SIGNED_IN, user.uid);
    else localStore.drop(SIGNED_IN);
    setState(user ? { status: 'signedIn', user } : SIGNED_OUT);
  };

  /** Settles once it is known who is signed in. */
  const connect = async () => {
    const client = await loadClient();
    await new Promise<void>((resolve) => {
      client.onChange((user) => {
        setUser(user);
        resolve();
      });
    });
    return client;
  };

  const connected = () => {
    connecting ??= connect().catch((error: unknown) => {
      connecting = undefined;
      if (state === LOADING) setState(SIGNED_OUT);
      throw error;
    });
    return connecting;
  };

  /** Somebody has signed in in another tab. */
  const follow = ({ key, newValue }: StorageEvent) => {
    // a client that is there has learned of it
    if (key === SIGNED_IN && newValue !== null && !connecting) connected().catch(() => undefined);
  };

  const signInByRedirect = async (client: IdentityClient) => {
    sessionStore.write(SIGN_IN_REDIRECT, '1');
    try {
      await client.signInWithRedirect();
    } catch (error) {
      sessionStore.drop(SIGN_IN_REDIRECT);
      throw error;
    }
  };

  return {
    getState: () => state,

    subscribe: (listener) => {
      listeners.add(listener);
      window.addEventListener('storage', follow);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) window.removeEventListener('storage', follow);
      };
    },

    restore: async () => {
      if (state !== LOADING) return false;
      if (!isComingBack()) {
        // offline, say: a page that could be read as a visitor needs no word about it
        await connected().catch(() => undefined);
        return false;
      }
      sessionStore.drop(SIGN_IN_REDIRECT);
      const client = await connected();
      return (await client.redirectResult()) !== null;
    },

    prepare: () => {
      // a failure shows when the person signs in
      connected().catch(() => undefined);
    },

    signIn: async () => {
      const client = await connected();
      try {
        await client.signInWithPopup();
      } catch (error) {
        if (wasDismissed(error)) return 'cancelled';
        if (!needsRedirect(error)) throw error;
        await signInByRedirect(client);
        return 'leaving';
      }
      return 'signedIn';
    },

    signOut: async () => {
      const client = await connected();
      await client.signOut();
    },

    deleteUser: async () => {
      const client = await connected();
      await client.deleteUser();
    },

    getIdToken: async () => {
      if (!connecting && !mayBeSignedIn()) return null;
      const client = await connected();
      return client.getIdToken();
    },
  };
};
