import { params } from '../../params.ts';

/** What an event costs. */
export const prices = {
  price: 'What it costs',
  hint: 'No money moves through Quorum: it shows how to pay, and who has said so.',
  amountHint: 'Empty for nothing',
  currency: 'Currency',
  mode: 'Who pays it',
  perPerson: 'Each person, guests too',
  split: 'Those who come share it',
  howToPay: 'How to pay',
  howToPayHint: 'Whom, and how: words or a link',
  each: params('{money} per person'),
  shared: params('{money}, shared by those who come'),
  yours: params('Your part: {money}'),
  sent: 'I have paid',
  isSent: 'You have paid. The organiser has not said yet that it is there.',
  notSent: 'I have not paid',
  isReceived: 'Paid, and received',
  noMoney: 'No money moves through Quorum.',
  failed: 'Failed to note the payment',
  payments: 'Payments',
  counts: params('{received} received, {sent} sent, {open} open'),
  stateSent: 'Sent',
  stateReceived: 'Received',
  stateOpen: 'Open',
  receive: params('Payment of {name} is there'),
};
