import type { prices as english } from '../../en/organising/prices.ts';
import { translation } from '../../translation.ts';

/** Was ein Event kostet. */
export const prices = translation<typeof english>()({
  price: 'Was es kostet',
  hint: 'Durch Quorum fließt kein Geld: Es zeigt, wie man bezahlt, und wer es gesagt hat.',
  amountHint: 'Leer, wenn es nichts kostet',
  currency: 'Währung',
  mode: 'Wer bezahlt',
  perPerson: 'Jede Person, auch Gäste',
  split: 'Alle, die kommen, teilen',
  howToPay: 'Wie man bezahlt',
  howToPayHint: 'An wen und wie: Worte oder ein Link',
  each: '{money} pro Person',
  shared: '{money}, geteilt durch alle, die kommen',
  yours: 'Dein Teil: {money}',
  sent: 'Ich habe bezahlt',
  isSent: 'Du hast bezahlt. Der Gastgeber hat noch nicht gesagt, dass es da ist.',
  notSent: 'Ich habe nicht bezahlt',
  isReceived: 'Bezahlt und angekommen',
  noMoney: 'Durch Quorum fließt kein Geld.',
  failed: 'Die Zahlung konnte nicht vermerkt werden',
  payments: 'Zahlungen',
  counts: '{received} angekommen, {sent} gesendet, {open} offen',
  stateSent: 'Gesendet',
  stateReceived: 'Angekommen',
  stateOpen: 'Offen',
  receive: 'Zahlung von {name} ist da',
});
