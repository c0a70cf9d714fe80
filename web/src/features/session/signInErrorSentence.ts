import { sessionText } from './sessionText.ts';
import { codeOf } from './signInError.ts';
import { messages } from '../../lib/language.ts';
import { signInErrors } from '../../messages/en/people/signInErrors.generated.ts';

const signInErrorsText = messages('signInErrors', signInErrors);

const sentences = (): Record<string, string> => ({
  'network-request-failed': signInErrorsText.networkFailed,
  'unauthorized-domain': signInErrorsText.unauthorizedDomain,
  'invalid-api-key': signInErrorsText.invalidApiKey,
  'internal-error': signInErrorsText.internalError,
  'popup-blocked': signInErrorsText.popupBlocked,
  'cancelled-popup-request': signInErrorsText.popupCancelled,
  'popup-closed-by-user': sessionText.signInCancelled,
  'user-cancelled': sessionText.signInCancelled,
  'user-disabled': signInErrorsText.userDisabled,
  'web-storage-unsupported': signInErrorsText.storageUnsupported,
});

/** What went wrong and what to do about it. */
export const signInErrorSentence = (error: unknown): string =>
  sentences()[codeOf(error)] ?? signInErrorsText.unknownError;
