import { DomainError } from '@quorum/domain/errors';
import type { PlainKey } from '@quorum/domain/refusals/Reason';
import type { FirebaseAuthError } from 'firebase-admin/auth';

const RETRY_AFTER_SECONDS = 5;

const unauthenticated = (key: PlainKey, cause?: unknown) => new DomainError('UNAUTHENTICATED', key, { cause });

export const invalidToken = (cause?: unknown) => unauthenticated('account.invalidToken', cause);

const expired = (cause: unknown) => unauthenticated('account.expired', cause);

const accountGone = (cause: unknown) => unauthenticated('account.gone', cause);

const unavailable = (cause: unknown) =>
  new DomainError('UNAVAILABLE', 'account.unchecked', {
    retryAfter: RETRY_AFTER_SECONDS,
    cause,
  });

/**
 * firebase-admin gives a failure to fetch Google's certificates the very code of a bad token. Its sentences tell the
 * two apart: each that blames the token says so, by this name.
 */
const blamesToken = (error: FirebaseAuthError) => error.message.includes('Firebase ID token');

/** How firebase-admin's own errors are known; an import of their class would load all of it. */
const CODE = 'auth/';
const isOfFirebase = (error: unknown): error is FirebaseAuthError =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && error.code.startsWith(CODE);

const REFUSALS: Readonly<Record<string, (error: FirebaseAuthError) => DomainError>> = {
  'argument-error': (error) => (blamesToken(error) ? invalidToken(error) : unavailable(error)),
  'invalid-uid': invalidToken,
  'id-token-expired': expired,
  'id-token-revoked': expired,
  'user-not-found': accountGone,
  'user-disabled': accountGone,
};

/** What to tell the caller when firebase-admin did not verify their token. What it does not blame on them is an outage. */
export function refusalOf(error: unknown): DomainError {
  if (!isOfFirebase(error)) return unavailable(error);
  const refuse = REFUSALS[error.code.slice(CODE.length)];
  return refuse ? refuse(error) : unavailable(error);
}
