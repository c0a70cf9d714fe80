/* Written by `npm run codegen` from messages/en/organising/prices.arb. */
import { messages } from '../../lib/language.ts';
import { params } from '../params.ts';

/** What an event costs. */
export const pricesText = messages('prices', {
  price: "What it costs",
  hint: "No money moves through Quorum: it shows people how to pay, and keeps track of who says they have.",
  amountHint: "Leave it empty if it costs nothing.",
  currency: "Currency",
  mode: "Who pays it",
  perPerson: "Each person, including guests",
  split: "Everybody who comes shares it",
  howToPay: "How to pay",
  howToPayHint: "Whom to pay, and how. Links work, too.",
  each: params("{money} per person"),
  shared: params("{money} in total, shared by everybody who comes"),
  yours: params("Your share: {money}"),
  sent: "I have paid",
  isSent: "You have paid. The organiser has not confirmed it yet.",
  notSent: "I have not paid",
  isReceived: "Paid, and received",
  noMoney: "No money moves through Quorum.",
  failed: "Failed to save the payment",
  payments: "Payments",
  counts: params("{received} received, {sent} sent, {open} open"),
  stateSent: "Sent",
  stateReceived: "Received",
  stateOpen: "Open",
  nothingDue: "Nothing due",
  receive: "Tick each payment that has arrived. No money moves through Quorum.",
} as const);
