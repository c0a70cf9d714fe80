/* Written by `npm run codegen` from messages/en/people/session.arb. */

/** Signing in, and what may go wrong with it. */
export const session = {
  signIn: "Sign in with Google",
  signInFailed: "Could not sign in",
  signInCancelled: "Sign-in was cancelled.",
} as const;
