/* Written by `npm run codegen` from messages/en/responses/phones.arb. */
import { messages } from '../../lib/language.ts';
import { params } from '../params.ts';

/** The telephone number of a response, and that of an account. */
export const phonesText = messages('phones', {
  phone: "Mobile Number",
  phoneHint: "For a text if it is called off. Only the organisers see it.",
  accountHint: "For texts about events that you respond to or organise. Only you see it.",
  confirm: "Confirm Your Number",
  codeSent: params("We have sent a text with a code to {phone}. You get no other texts there until you enter the code here."),
  codeSentToIt: "We have sent a text with a code. You get no other texts until you enter the code here.",
  code: "Code from the text",
  orReply: "Or reply to the text with the code.",
  doConfirm: "Confirm",
  confirmed: "Your number is confirmed",
  sendAgain: "Send another code",
  sentAgain: "Another code is on its way",
  later: "Later",
  failed: "Failed to confirm your number",
  failedToSend: "Failed to send a code",
  textsGoTo: params("Texts about this event go to {phone}."),
  textsOfAccountGoTo: params("Texts about your events go to {phone}. Only you see it."),
  /** {end} is the last two digits of the number in the account. */
  usesAccount: params("For texts about this event we use your number ending in {end}."),
  usesAccountHint: "The organisers do not see it. Choose under Notifications what you are texted about.",
  leaveForOrganisers: "Share a number with the organisers",
  remove: "Remove the number",
  removed: "Number removed",
  failedToRemove: "Failed to remove the number",
  add: "Get texts",
  failedToAdd: "Failed to save the number",
} as const);
