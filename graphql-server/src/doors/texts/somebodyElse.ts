/** Beside a response or votes, at both doors. */
export const FOR_SOMEBODY_ELSE =
  'True: they are of somebody without an account for whom a program speaks, and not of the person who made its API token. For programs alone.';
