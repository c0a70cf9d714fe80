/* Written by `npm run codegen` from messages/en/organising/atEvent.arb. */
import { params } from '../../params.ts';

/** What organisers said, what became of the event, and one's own code for the door. */
export const atEvent = {
  manage: "Manage",
  news: "News from the organiser",
  myCode: "My Check-in Code",
  showAtDoor: "Show it when you arrive: the organiser scans it.",
  codeOf: params("Check-in code {code}"),
  itHappened: params("It happened: {count} came"),
  wasOn: params("It was on: {count} were in"),
  wasCalledOff: params("Called off: {had} of {needed}"),
  wasOpen: params("Over, and never decided: {had} of {needed} were in"),
} as const;
