import { initializeApp } from 'firebase/app';
import {
  browserLocalPersistence,
  browserPopupRedirectResolver,
  connectAuthEmulator,
  getRedirectResult,
  GoogleAuthProvider,
  indexedDBLocalPersistence,
  initializeAuth,
  onAuthStateChanged,
  signInWithPopup,
  signInWithRedirect,
  signOut,
  type User,
} from 'firebase/auth';
import { fetchAuthConfig } from './fetchAuthConfig.ts';
import { installLocalGapi } from './local/installLocalGapi.ts';
import type { IdentityClient, SessionUser } from './session.ts';

const toSessionUser = ({ uid, displayName, email, photoURL }: User): SessionUser => ({
  uid,
  displayName,
  email,
  photoURL,
});

const setUpAuth = async () => {
  const { provider, ...options } = await fetchAuthConfig();
  const auth = initializeAuth(initializeApp(options), {
    persistence: [indexedDBLocalPersistence, browserLocalPersistence],
    popupRedirectResolver: browserPopupRedirectResolver,
  });
  if (provider === 'local') {
    installLocalGapi();
    // the page's own origin answers, under whatever name it was opened, also behind the development proxy
    connectAuthEmulator(auth, window.location.origin, { disableWarnings: true });
  }
  return auth;
};

/** Google sign-in through Firebase. This module is loaded when somebody signs in, and not before. */
export const createFirebaseClient = async (): Promise<IdentityClient> => {
  const auth = await setUpAuth();
  const google = new GoogleAuthProvider();
  return {
    onChange: (listener) => {
      onAuthStateChanged(auth, (user) => listener(user && toSessionUser(user)));
    },
    redirectResult: async () => {
      const result = await getRedirectResult(auth);
      return result && toSessionUser(result.user);
    },
    signInWithPopup: async () => {
      await signInWithPopup(auth, google);
    },
    signInWithRedirect: () => signInWithRedirect(auth, google),
    signOut: () => signOut(auth),
    getIdToken: async () => (await auth.currentUser?.getIdToken()) ?? null,
  };
};
