/* Written by `npm run codegen` from messages/en/events/meanwhile.arb. */
import { messages } from '../../lib/language.ts';
import { params } from '../params.ts';

/** What to do where somebody else, or oneself on another device, has changed what one is changing. */
export const meanwhileText = messages('meanwhile', {
  title: "This was changed in the meantime",
  question: params("{field} was changed to “{theirs}” in the meantime. Keep that, or use yours?"),
  emptied: params("{field} was emptied in the meantime. Keep it empty, or use yours?"),
  removed: params("{field} was removed in the meantime. Leave it out, or put it back?"),
  /** On a button: keep what somebody else has written. */
  keep: "Keep that",
  useMine: params("Use mine: “{mine}”"),
  useMineEmpty: "Empty it, as I did",
  removeMine: "Remove it, as I did",
  restsTaken: "Everything else that was changed there stays.",
  doesNotFit: "This was changed in the meantime, and your change no longer fits. Please check the form.",
  isGone: "This was deleted in the meantime.",
  date: params("The date {date}"),
} as const);
