/* Written by `npm run codegen` from messages/en/people/signInErrors.arb. */
import { messages } from '../../lib/language.ts';

/** What may go wrong with signing in. */
export const signInErrorsText = messages('signInErrors', {
  networkFailed: "The sign-in service could not be reached. Check your connection and try again.",
  unauthorizedDomain: "You cannot sign in from this address. Open Quorum at its usual address, or ask its operator to allow this one.",
  invalidApiKey: "Sign-in is not set up correctly here. Please tell the operator of this site. You can still join events without signing in.",
  internalError: "The sign-in service had a problem. Please try again in a moment.",
  popupBlocked: "Your browser blocked the sign-in window. Allow popups for this site and try again.",
  popupCancelled: "Another sign-in window was already open. Close it and try again.",
  userDisabled: "This account has been disabled. Sign in with another one.",
  storageUnsupported: "Your browser does not let this site keep you signed in. Allow cookies and try again.",
  unknownError: "You could not be signed in. Please try again.",
} as const);
