import { lasting, ofThisTab } from '../../lib/storage.ts';
import { type IdentityClient, type Session, type SessionState, type SessionUser, SIGNED_OUT } from './session.ts';
import { needsRedirect, wasDismissed } from './signInError.ts';

/** Kept while somebody is signed in, so that a visitor's page never loads an identity provider. */
const HINT = 'quorum-signed-in';
/** Kept from leaving the page for a sign-in until coming back. */
const REDIRECTING = 'quorum-sign-in-redirect';

const LOADING = { status: 'loading', user: null } as const;

const mayBeSignedIn = () => lasting.read(HINT) !== null;
const isComingBack = () => ofThisTab.read(REDIRECTING) !== null;

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
    if (user) lasting.write(HINT, '1');
    else lasting.drop(HINT);
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

  const signInByRedirect = async (client: IdentityClient) => {
    ofThisTab.write(REDIRECTING, '1');
    try {
      await client.signInWithRedirect();
    } catch (error) {
      ofThisTab.drop(REDIRECTING);
      throw error;
    }
  };

  return {
    getState: () => state,

    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },

    restore: async () => {
      if (state !== LOADING) return false;
      if (!isComingBack()) {
        // offline, say: a page that could be read as a visitor needs no word about it
        await connected().catch(() => undefined);
        return false;
      }
      ofThisTab.drop(REDIRECTING);
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
