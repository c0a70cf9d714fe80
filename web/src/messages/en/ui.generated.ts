/* Written by `npm run codegen` from messages/en/ui.arb. */
import { params } from '../params.ts';

/** What the parts of the ui kit say by themselves. */
export const ui = {
  close: "Close",
  cancel: "Cancel",
  notifications: "Notifications",
  error: "Error",
  success: "Success",
  less: params("Less: {label}"),
  more: params("More: {label}"),
  soFar: params("{value} so far"),
  leftOut: "Characters that cannot be seen or that turn the direction of text are left out, and more than three accents on a letter.",
  copyYourself: params("Copy the link yourself: {text}"),
  share: "Share",
} as const;
