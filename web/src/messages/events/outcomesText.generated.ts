/* Written by `npm run codegen` from messages/en/events/outcomes.arb. */
import { messages } from '../../lib/language.ts';
import { params } from '../params.ts';

/** What became of an event that is over. */
export const outcomesText = messages('outcomes', {
  itHappened: params("It happened: {count} came"),
  wasOn: params("It was on: {count} were in"),
  wasCalledOff: params("Called off: {had} of {needed}"),
  wasOpen: params("Over, and never decided: {had} of {needed} were in"),
} as const);
