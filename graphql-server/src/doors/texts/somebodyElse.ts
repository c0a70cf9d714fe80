/** Beside a response or votes, at both doors. */
export const FOR_SOMEBODY_ELSE =
  'True if the program responds or votes for somebody without an account, and not for the person who created its API token. For programs only.';
