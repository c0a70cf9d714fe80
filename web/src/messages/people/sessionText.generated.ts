/* Written by `npm run codegen` from messages/en/people/session.arb. */
import { messages } from '../../lib/language.ts';

/** Signing in, and what may go wrong with it. */
export const sessionText = messages('session', {
  signIn: "Sign in with Google",
  signInFailed: "Could not sign in",
  signInCancelled: "Sign-in was cancelled.",
} as const);
