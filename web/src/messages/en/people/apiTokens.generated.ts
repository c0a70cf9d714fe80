/* Written by `npm run codegen` from messages/en/people/apiTokens.arb. */
import { params } from '../../params.ts';

/** By what programs act for a person. */
export const apiTokens = {
  title: "API tokens",
  lead: "With a token your own programs act for you: a bot, your website, a nightly import.",
  manual: "What can be asked of the API",
  loading: "Loading your tokens...",
  failed: "Your tokens could not be loaded",
  tryAgain: "Try again",
  none: "You have no tokens yet.",
  make: "Make a token",
  makeHint: "Give it no more than the program needs.",
  makeFailed: "Failed to make the token",
  full: params("You have {max} tokens, and more are not possible. Revoke one that you do not need any more."),
  name: "Name",
  nameHint: "What it is for, such as “Website of our club”",
  scopes: "What the program may do",
  /** What a token allows: to read. */
  read: "Read",
  readHint: "What you can read, your private events too",
  /** What a token allows: to respond, vote and follow. */
  write: "Answer",
  writeHint: "Join events, vote in polls, follow",
  /** What a token allows: to create and change events. */
  manage: "Organise",
  manageHint: "Create, change, decide and delete your events and polls",
  never: "No token deletes your account, hands events over or makes another token.",
  /** Label of a choice, such as “7 days”. */
  expires: "Expires in",
  days7: "7 days",
  days30: "30 days",
  days90: "90 days",
  days365: "one year",
  made: "Your new token",
  madeHint: "Copy it now: it is shown only once. Anybody who has it can do what it allows in your name.",
  token: "Token",
  copy: "Copy token",
  copied: "Token copied",
  copiedHint: "Keep it where you keep passwords",
  /** On a button: the token has been copied. */
  done: "Done",
  until: params("Expires on {day}"),
  expired: params("Expired on {day}"),
  lastUsed: params("Last used on {day}"),
  /** Of a token. */
  unused: "Never used",
  revoke: "Revoke",
  revokeOf: params("Revoke {name}"),
  revokeQuestion: params("Revoke “{name}”?"),
  revokeHint: "The program that uses it can do nothing in your name any more. This cannot be undone.",
  revoked: "Token revoked",
  revokeFailed: "Failed to revoke the token",
} as const;
