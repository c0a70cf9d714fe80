/* Written by `npm run codegen` from messages/en/responses/linkedResponse.arb. */
import { messages } from '../../lib/language.ts';
import { params } from '../params.ts';

/** For a visitor who opens the private link of a mail. */
export const linkedResponseText = messages('linkedResponse', {
  saidYes: params("Hello {name}, you said yes."),
  saidMaybe: params("Hello {name}, you said maybe ({likelihood})."),
  saidNo: params("Hello {name}, you said no."),
  invalid: "This private link is no longer valid",
  invalidHint: "The response was removed, or a newer mail has a new link.",
} as const);
