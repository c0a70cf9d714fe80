const SENTENCES: Record<string, string> = {
  'network-request-failed': 'The sign-in service could not be reached. Check your connection and try again.',
  'unauthorized-domain':
    'This address is not on the list of places one may sign in from. Open Quorum at its usual address, or ask whoever runs it to add this one.',
  'invalid-api-key':
    'Sign-in is not set up correctly here. Please tell whoever runs this site; you can still join events without signing in.',
  'internal-error': 'The sign-in service had a problem. Please try again in a moment.',
  'popup-blocked': 'Your browser blocked the sign-in window. Allow popups for this site and try again.',
  'cancelled-popup-request': 'Another sign-in window was already open. Close it and try again.',
  'user-disabled': 'This account has been disabled. Sign in with another one.',
  'web-storage-unsupported': 'Your browser does not let this site keep you signed in. Allow cookies and try again.',
};

const UNKNOWN = 'You could not be signed in. Please try again.';

/** `auth/popup-blocked` and the like, without the prefix. */
const codeOf = (error: unknown): string => {
  const code = error instanceof Error && 'code' in error ? String(error.code).replace(/^auth\//, '') : '';
  return code.startsWith('api-key-not-valid') ? 'invalid-api-key' : code;
};

/** The popup cannot be shown: the same sign-in works by leaving the page for it (spec section 4). */
export const needsRedirect = (error: unknown): boolean =>
  ['popup-blocked', 'cancelled-popup-request'].includes(codeOf(error));

/** The person changed their mind, which is no error. */
export const wasDismissed = (error: unknown): boolean =>
  ['popup-closed-by-user', 'user-cancelled'].includes(codeOf(error));

/** What went wrong and what to do about it. */
export const signInErrorSentence = (error: unknown): string => SENTENCES[codeOf(error)] ?? UNKNOWN;
