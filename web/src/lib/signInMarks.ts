/** Stored while somebody is signed in, so that a visitor's page never loads an identity provider. */
export const SIGNED_IN = 'quorum-signed-in';

/** Stored from leaving the page for a sign-in until coming back. */
export const SIGN_IN_REDIRECT = 'quorum-sign-in-redirect';
