/* Written by `npm run codegen` from messages/en/organising/atEvent.arb. */
import { messages } from '../../lib/language.ts';
import { params } from '../params.ts';

/** What organisers said, and one's own code for the door. */
export const atEventText = messages('atEvent', {
  manage: "Manage",
  news: "News from the organiser",
  myCode: "My Check-in Code",
  showAtDoor: "Show it when you arrive: the organiser scans it.",
  codeOf: params("Check-in code {code}"),
} as const);
