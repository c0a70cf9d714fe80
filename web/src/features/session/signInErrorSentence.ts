import { sessionText } from '../../messages/people/sessionText.generated.ts';
import { codeOf } from './signInError.ts';
import { signInErrorsText } from '../../messages/people/signInErrorsText.generated.ts';

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
