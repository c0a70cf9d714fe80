/* Written by `npm run codegen` from messages/en/responses/responses.arb. */
import { messages } from '../../lib/language.ts';
import { count, ordinal } from '../count.ts';
import { params } from '../params.ts';

/** Answers to an event, and the dialogs about them. */
export const responsesText = messages('responses', {
  join: "Join Event",
  joinDespiteEnough: "Join Event (Has Enough Participants)",
  joinWaitlist: "Join Waitlist",
  formerParticipant: "Former participant",
  over: "This event is over.",
  calledOff: "This event was called off.",
  edit: "Edit Response",
  awaited: "Looking for your response...",
  /** A choice: the person does not come. */
  no: "No",
  list: "Responses",
  nobody: "No responses yet.",
  namesHidden: count({ one: "One person has responded. Only the organisers see the name.", other: "{count} people have responded. Only the organisers see their names." }),
  namesOnPage: count({ one: "One person has responded. Open the event to see who.", other: "{count} people have responded. Open the event to see who." }),
  namesForOrganisersAlone: "Only the organisers see these names. The guest list is hidden from others.",
  /** Beside a response that was hidden and does not count. */
  hidden: "hidden",
  showAll: count({ one: "Show {count} response", other: "Show all {count} responses" }),
  /** How many people come. */
  countYes: params("{count} yes"),
  countGuests: count({ one: "{count} guest", other: "{count} guests" }),
  countWaiting: params("{count} waiting"),
  countConditional: params("{count} if enough come"),
  countMaybe: params("{count} maybe"),
  countStandby: params("{count} on standby"),
  /** How many people do not come. */
  countNo: params("{count} no"),
  /** After a name: with so many guests. */
  plusGuests: params("+{guests}"),
  ifIn: params("if {count} are in"),
  waits: ordinal({ one: "waits, {count}st", two: "waits, {count}nd", few: "waits, {count}rd", other: "waits, {count}th" }),
  onStandby: "No, on standby",
  you: "(you)",
  youGo: "You: yes",
  youDoNot: "You: no",
  youStandBy: "You: on standby",
  /** The person’s own response: how likely they are to come. */
  youMay: params("You: maybe, {percent}"),
  /** On a small button beside “You: maybe, 50%”, which opens the form to edit one’s response. */
  change: "Change",
  youIf: params("You: if {count} are in"),
  youWait: ordinal({ one: "You: {count}st in line", two: "You: {count}nd in line", few: "You: {count}rd in line", other: "You: {count}th in line" }),
  editOf: params("Edit {name}'s response"),
  /** Beside a response that may be from the same person as another one. */
  twice: "Twice?",
  twiceHint: "Another response has the same name and address.",
  removeOf: params("Remove {name}'s response"),
  inLine: ordinal({ one: "You are {count}st in line", two: "You are {count}nd in line", few: "You are {count}rd in line", other: "You are {count}th in line" }),
  inOnce: count({ one: "You are in once {count} is", other: "You are in once {count} are" }),
  answered: "Your response has been saved",
  updated: "Response updated!",
  removed: "Response removed successfully",
  respondedElsewhere: "You responded in another tab. Your entry below changes that response.",
  removedElsewhere: "Your response was removed in the meantime. Send your entry below to respond again.",
} as const);
