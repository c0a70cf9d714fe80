/* Written by `npm run codegen` from messages/en/events/decision.arb. */
import { messages } from '../../lib/language.ts';
import { count } from '../count.ts';
import { params } from '../params.ts';

/** Whether an event takes place, and who decides it. */
export const decisionText = messages('decision', {
  itsOn: "It's on!",
  atRisk: count({ one: "It's on, but {count} more is needed again", other: "It's on, but {count} more are needed again" }),
  atRiskCertain: count({ one: "It's on, but {count} more must be certain", other: "It's on, but {count} more must be certain" }),
  rain: "Enough people are in, but rain is forecast. The organiser decides.",
  calledOff: "This event was called off",
  tooFew: params("It needed {needed} people and could expect {had}."),
  tooFewCertain: params("It needed {needed} people for certain and had {had}."),
  /** On a button of the organiser, who decides whether the event takes place. */
  decide: "Decide",
  title: "Will it take place?",
  hint: "Everybody can see it on the page and in their calendar.",
  /** A choice: the event takes place. */
  confirm: "Confirm",
  /** A choice: the event does not take place. */
  callOff: "Call off",
  /** A choice: whether the event takes place is open again. */
  reopen: "Open again",
  /** Label of what the organiser writes about the decision. */
  reason: "Reason",
  reasonHint: "Shown on the event’s page, in notifications, and in emails to confirmed addresses.",
  confirmed: "Event confirmed",
  wasCalledOff: "Event called off",
  reopened: "Event is open again",
  failed: "The decision could not be saved",
} as const);
