/** `auth/popup-blocked` and the like, without the prefix. */
export const codeOf = (error: unknown): string => {
  const code = error instanceof Error && 'code' in error ? String(error.code).replace(/^auth\//, '') : '';
  return code.startsWith('api-key-not-valid') ? 'invalid-api-key' : code;
};

/** The popup cannot be shown: the same sign-in works by leaving the page for it (spec section 4). */
export const needsRedirect = (error: unknown): boolean =>
  ['popup-blocked', 'cancelled-popup-request'].includes(codeOf(error));

/** The person changed their mind, which is no error. */
export const wasDismissed = (error: unknown): boolean =>
  ['popup-closed-by-user', 'user-cancelled'].includes(codeOf(error));

/** Only people who signed in just now may delete their account. */
export const wantsRecentSignIn = (error: unknown): boolean => codeOf(error) === 'requires-recent-login';

/** The account is not there any more. */
export const isGone = (error: unknown): boolean => ['user-token-expired', 'user-not-found'].includes(codeOf(error));
