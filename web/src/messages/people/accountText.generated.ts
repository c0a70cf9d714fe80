/* Written by `npm run codegen` from messages/en/people/account.arb. */
import { messages } from '../../lib/language.ts';

/** What people can do with the data about them. */
export const accountText = messages('account', {
  mine: "Your events and responses",
  yourData: "Your data",
  download: "Download my data",
  downloadFailed: "Your data could not be downloaded",
  delete: "Delete account",
  deleteTitle: "Delete your account?",
  deleteQuestion: "Your events and polls are deleted. Everybody who responded or voted and can be reached by email, notification or text is told, unless the date is over. Your responses and votes elsewhere stay, under the name “Former participant”. This cannot be undone.",
  deleteHandOver: "Should one of your events or polls go on without you? Hand it over first, on its page.",
  deleteSignIn: "Your sign-in account here is deleted as well. You may have to sign in once more to confirm it.",
  deleted: "Account deleted",
  deletedHint: "Your name and email address are no longer stored here.",
  deleteFailed: "Your account could not be deleted",
  signInStays: "Everything about you is deleted, except your sign-in account. Sign in again and delete your account once more.",
} as const);
