/* Written by `npm run codegen` from messages/en/responses/responseForms.arb. */
import { messages } from '../../lib/language.ts';
import { count } from '../count.ts';
import { params } from '../params.ts';

/** Forms and dialogs about an answer. */
export const responseFormsText = messages('responseForms', {
  theOne: "You would be the one: with you, enough people are in.",
  youDidIt: "You made it happen",
  enough: "With you, enough people are in.",
  save: "Save Changes",
  loading: "Loading your response...",
  name: "Name",
  email: "Email",
  newEmailHint: "For news about this event. Leave it empty to keep the address you gave before.",
  emailHint: "News about this event, and a link to change your response from anywhere. Only the organisers see the address.",
  /** Label of a choice: yes, maybe or no. */
  joinType: "Join Type",
  /** A choice: the person comes. */
  yes: "Yes",
  /** Below “Yes”, in a narrow column. */
  yesHint: "I’ll be there",
  /** A choice: the person may come. */
  maybe: "Maybe",
  /** Below “Maybe”, in a narrow column; a slider follows. */
  maybeHint: "Say how likely",
  /** Below “No”, in a narrow column. */
  noHint: "I can’t come",
  /** On a button that sends a no. */
  answer: "Send Response",
  likelihood: "Likelihood",
  guests: "Guests",
  guestsHint: count({ one: "You can bring one person along.", other: "You can bring up to {count} people along." }),
  isConditional: "Only if enough others are in",
  condition: "At least this many people",
  conditionHint: "Counts everybody who is coming, you and your guests included. You are in as soon as that many are.",
  standby: "Ask me if you are short",
  standbyHint: "You may get a message when people are missing.",
  comment: "Comment",
  commentLength: params("{length} of {max}"),
  removeOfQuestion: params("Remove {name}'s response?"),
  removeHint: "They can join again.",
  removeOwnHint: "You can join again, as long as the event is not over.",
  remove: "Remove",
  keptOffline: "You are offline. Your response is kept in this tab, and you can send it when you are back.",
  sentLater: "You are offline. Your response is sent as soon as you are back. Leave this page open until then.",
  withdrawalKept: "You are offline. Your response is removed as soon as you are back.",
  keepResponse: "Keep my response",
  responseKept: "Your response stays",
  sendWhenOnline: "Send when online",
  joinFailed: "Failed to join event",
  myLink: "My private link",
  notYoursHint: "Open it in the browser in which you responded, or with the private link to your response.",
  toEvent: "Back to the event",
  keepLink: "Keep this link to change your response",
  keepLinkHint: "It works on any device. Anybody who has it can change your response, so keep it to yourself.",
  inAnotherApp: "This page is open inside another app, which alone remembers your response. Keep the link to change it elsewhere.",
  copyLink: "Copy my link",
  shareLink: "Send it to myself",
  linkCopied: "Link Copied",
  linkCopiedHint: "Your private link is on the clipboard.",
  updateFailed: "Failed to update response",
  notAuthorized: "Not authorized to edit",
  removeFailed: "Failed to remove response",
} as const);
