import { describe, expect, it } from '@jest/globals';
import { needsRedirect, wasDismissed } from '../../../src/features/session/signInError.ts';
import { signInErrorSentence } from '../../../src/features/session/signInErrorSentence.ts';
import { authError } from '../../support/fakeIdentity.ts';

/** Spec section 8. */
const CODES = [
  'popup-blocked',
  'cancelled-popup-request',
  'network-request-failed',
  'unauthorized-domain',
  'invalid-api-key',
  'internal-error',
];
const UNKNOWN = signInErrorSentence(new Error('anything'));

describe('a sign-in that failed', () => {
  it.each(CODES)('has a sentence of its own for %s', (code) => {
    const sentence = signInErrorSentence(authError(code));
    expect(sentence).not.toBe(UNKNOWN);
    expect(sentence).toMatch(/^[A-Z].*\.$/);
  });

  it('has a sentence for what nobody foresaw', () => {
    expect(UNKNOWN).toBe('You could not be signed in. Please try again.');
    expect(signInErrorSentence('odd')).toBe(UNKNOWN);
  });

  it("knows Google's own words for a wrong key", () => {
    expect(signInErrorSentence(authError('api-key-not-valid.-please-pass-a-valid-api-key.'))).toBe(
      signInErrorSentence(authError('invalid-api-key')),
    );
  });

  it('tells a popup that cannot be shown from one that was closed', () => {
    expect(CODES.filter((code) => needsRedirect(authError(code)))).toEqual(CODES.slice(0, 2));
    expect(wasDismissed(authError('popup-closed-by-user'))).toBe(true);
    expect(wasDismissed(authError('popup-blocked'))).toBe(false);
  });
});
