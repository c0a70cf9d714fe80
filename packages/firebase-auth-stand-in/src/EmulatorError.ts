/** Why Identity Toolkit refuses a request. The words are its own: `firebase` has an error code for most of them. */
type Reason =
  | 'INVALID_ARGUMENT'
  | 'INVALID_EMAIL'
  | 'INVALID_GRANT_TYPE'
  | 'INVALID_IDP_RESPONSE'
  | 'INVALID_ID_TOKEN'
  | 'INVALID_REFRESH_TOKEN'
  | 'INVALID_REQUEST_URI'
  | 'MISSING_GRANT_TYPE'
  | 'MISSING_ID_TOKEN'
  | 'MISSING_REFRESH_TOKEN'
  | 'NOT_FOUND'
  | 'OPERATION_NOT_ALLOWED'
  | 'TOKEN_EXPIRED'
  | 'USER_NOT_FOUND';

/** A refusal in the words of Identity Toolkit, with a sentence for the person who reads it where the word is not enough. */
export class EmulatorError extends Error {
  override readonly name = 'EmulatorError';

  constructor(
    reason: Reason,
    sentence?: string,
    readonly statusCode = 400,
  ) {
    super(sentence === undefined ? reason : `${reason} : ${sentence}`);
  }
}

/** The body of a refusal, as the Firebase Auth emulator writes it. */
export const presentError = (code: number, message: string) => ({
  error: { code, message, errors: [{ message, reason: 'invalid', domain: 'global' }] },
});
