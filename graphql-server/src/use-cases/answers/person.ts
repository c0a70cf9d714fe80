/** What somebody says about themselves, and what proves that it was them: it goes along where an answer makes another one. */
export const PERSON = [
  'name',
  'email',
  'isEmailConfirmed',
  'language',
  'comment',
  'uid',
  'tokenDigest',
  'visitorDigest',
] as const;
