/* Written by `npm run codegen` from messages/en/ui.arb. */
import { messages } from '../lib/language.ts';
import { params } from './params.ts';

/** What the parts of the ui kit say by themselves. */
export const uiText = messages('ui', {
  /** On the cross of a dialog or a message; read out by screen readers. */
  close: "Close",
  cancel: "Cancel",
  tryAgain: "Try again",
  notifications: "Notifications",
  error: "Error",
  success: "Success",
  /** On the minus beside a number, such as “Less: Guests”; read out by screen readers. */
  less: params("Less: {label}"),
  /** On the plus beside a number, such as “More: Guests”; read out by screen readers. */
  more: params("More: {label}"),
  soFar: params("{value} so far"),
  leftOut: "Invisible characters, characters that change the direction of text, and more than three accents on a letter are left out.",
  copyYourself: params("Copy the link yourself: {text}"),
  /** On a button: send the link to others. */
  share: "Share",
} as const);
