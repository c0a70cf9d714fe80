/** What a person may do with all that is kept about them. */
export const account = {
  yourData: 'Your data',
  download: 'Download my data',
  downloadFailed: 'Your data could not be downloaded',
  delete: 'Delete account',
  deleteTitle: 'Delete your account?',
  deleteQuestion:
    'Your events are deleted, and everybody who answered them is told. Your answers to other events stay as ‘Former participant’. This cannot be undone.',
  deleteHandOver: 'Is one of your events to go on without you? Hand it over first, on its page.',
  deleteSignIn: 'Your sign-in account here goes as well; you may be asked to sign in once more for it.',
  deleted: 'Account deleted',
  deletedHint: 'Nothing here names you any more.',
  deleteFailed: 'Your account could not be deleted',
  signInStays:
    'Everything about you is deleted. Your sign-in account is not yet: sign in again and delete it once more.',
} as const;
