/**
 * The uid of the person who is signed in, stored meanwhile: a visitor's page never loads an identity provider, and one's own
 * events have room for what their organiser sees before it is known that one still is that person.
 */
export const SIGNED_IN = 'quorum-signed-in';

/** Stored from leaving the page for a sign-in until coming back. */
export const SIGN_IN_REDIRECT = 'quorum-sign-in-redirect';
