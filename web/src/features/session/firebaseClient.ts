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
  reauthenticateWithPopup,
  signInWithPopup,
  signInWithRedirect,
  signOut,
  type User,
} from 'firebase/auth';
import { fetchAuthConfig } from './fetchAuthConfig.ts';
import { installLocalGapi } from './local/installLocalGapi.ts';
import type { IdentityClient, SessionUser } from './session.ts';
import { isGone, wantsRecentSignIn } from './signInError.ts';
import { untilPopupCloses } from './untilPopupCloses.ts';

/** How long after its window has closed a result may still come: our own picker sends it before. */
const PATIENCE_MS = { local: 200, firebase: 2_000 };

const toSessionUser = ({ uid, displayName, email, photoURL }: User): SessionUser => ({
  uid,
  displayName,
  email,
  photoURL,
});

/** An account is deleted by somebody who signed in just now; the server may have deleted a local one already. */
const deleteUser = async (user: User, signInAgain: () => Promise<unknown>) => {
  try {
    await user.delete();
  } catch (error) {
    if (isGone(error)) return;
    if (!wantsRecentSignIn(error)) throw error;
    await signInAgain();
    await user.delete();
  }
};

const setUpAuth = async () => {
  const { provider, emulatorUrl, ...options } = await fetchAuthConfig();
  const auth = initializeAuth(initializeApp(options), {
    persistence: [indexedDBLocalPersistence, browserLocalPersistence],
    popupRedirectResolver: browserPopupRedirectResolver,
  });
  if (provider === 'local') {
    installLocalGapi();
    // the page's own origin, whatever its name is, also behind the development proxy
    connectAuthEmulator(auth, window.location.origin, { disableWarnings: true });
  } else if (emulatorUrl) {
    // Firebase says on the page that this is none to trust
    connectAuthEmulator(auth, emulatorUrl);
  }
  return { auth, patienceMs: PATIENCE_MS[provider] };
};

/** Google sign-in through Firebase. This module is loaded when somebody signs in, and not before. */
export const createFirebaseClient = async (): Promise<IdentityClient> => {
  const { auth, patienceMs } = await setUpAuth();
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
      await untilPopupCloses(() => signInWithPopup(auth, google), patienceMs);
    },
    signInWithRedirect: () => signInWithRedirect(auth, google),
    signOut: () => signOut(auth),
    deleteUser: async () => {
      const user = auth.currentUser;
      const open = (person: User) => untilPopupCloses(() => reauthenticateWithPopup(person, google), patienceMs);
      if (user) await deleteUser(user, () => open(user));
      await signOut(auth);
    },
    getIdToken: async () => (await auth.currentUser?.getIdToken()) ?? null,
  };
};
