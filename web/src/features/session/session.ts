/** Who is signed in, as the identity provider says (spec section 3). */
export interface SessionUser {
  uid: string;
  displayName: string | null;
  email: string | null;
  photoURL: string | null;
}

export type SessionState =
  | { status: 'loading'; user: null }
  | { status: 'signedOut'; user: null }
  | { status: 'signedIn'; user: SessionUser };

/** Nobody is signed in, or it is not known yet: what the server shows to everybody. */
export const SIGNED_OUT = { status: 'signedOut', user: null } as const satisfies SessionState;

/** What the page needs of an identity provider's client. */
export interface IdentityClient {
  /** Calls `listener` with the signed-in person as soon as it is known, then on every change. */
  onChange: (listener: (user: SessionUser | null) => void) => void;
  /** The person who returns from a sign-in by redirect; null when there is none. */
  redirectResult: () => Promise<SessionUser | null>;
  signInWithPopup: () => Promise<void>;
  /** The page is left; the promise settles only when that fails. */
  signInWithRedirect: () => Promise<void>;
  signOut: () => Promise<void>;
  /** Deletes the person at the identity provider, which may require a new sign-in first. */
  deleteUser: () => Promise<void>;
  getIdToken: () => Promise<string | null>;
}

/** Somebody is signed in now, or has changed their mind, or the page is left for it. */
type SignInOutcome = 'signedIn' | 'cancelled' | 'leaving';

/** A session that lives as long as the page. */
export interface Session {
  getState: () => SessionState;
  subscribe: (listener: () => void) => () => void;
  /** Restores who was signed in; says whether somebody just came back from a sign-in by redirect. */
  restore: () => Promise<boolean>;
  /** Fetches what a sign-in needs, so that the popup opens at the click and no blocker minds. */
  prepare: () => void;
  /** What came of it; rejects when it fails. */
  signIn: () => Promise<SignInOutcome>;
  signOut: () => Promise<void>;
  /** Deletes the account and signs out. Rejects when the account is still there. */
  deleteUser: () => Promise<void>;
  /** For the `Authorization` header; null for a visitor, at once and without loading anything. */
  getIdToken: () => Promise<string | null>;
}
