import type { prices as english } from '../../en/organising/prices.ts';
import { translation } from '../../translation.ts';

/** Was ein Event kostet. */
export const prices = translation<typeof english>()({
  price: 'Was es kostet',
  hint: 'Durch Quorum fließt kein Geld: Es zeigt, wie man bezahlt, und merkt sich, wer bezahlt hat.',
  amountHint: 'Lass das Feld leer, wenn es nichts kostet.',
  currency: 'Währung',
  mode: 'Wer bezahlt',
  perPerson: 'Jede Person, auch Gäste',
  split: 'Alle, die kommen, teilen sich den Betrag',
  howToPay: 'Wie man bezahlt',
  howToPayHint: 'An wen und wie. Auch ein Link geht.',
  each: '{money} pro Person',
  shared: '{money} insgesamt, geteilt durch alle, die kommen',
  yours: 'Dein Anteil: {money}',
  sent: 'Ich habe bezahlt',
  isSent: 'Du hast bezahlt. Der Gastgeber hat das noch nicht bestätigt.',
  notSent: 'Ich habe nicht bezahlt',
  isReceived: 'Bezahlt und angekommen',
  noMoney: 'Durch Quorum fließt kein Geld.',
  failed: 'Die Zahlung konnte nicht vermerkt werden',
  payments: 'Zahlungen',
  counts: '{received} angekommen, {sent} gesendet, {open} offen',
  stateSent: 'Gesendet',
  stateReceived: 'Angekommen',
  stateOpen: 'Offen',
  receive: 'Hake ab, was angekommen ist. Durch Quorum fließt kein Geld.',
});
