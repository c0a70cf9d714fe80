import type { asks as english } from '../../en/responses/asks.ts';
import { translation } from '../../translation.ts';

export const asks = translation<typeof english>()({
  areYouIn: 'Bist du dabei?',
  stillIn: 'Noch dabei?',
  stillInButton: 'Noch dabei',
  notAnyMore: 'Kann doch nicht',
  seatIsFree: 'Ein Platz ist frei',
  seatHint: 'Das Event findet statt, aber es sind wieder zu wenige. Wer zuerst kommt, ist dabei.',
  late: 'Danke, jemand war schneller',
  lateHint: 'Die freien Plätze sind vergeben. Vielleicht fragen wir dich wieder, wenn noch jemand nicht kann.',
  hello: 'Hallo {name}',
  withYou: 'Mit dir findet es zu {withYou} statt, ohne dich zu {withoutYou}.',
  sureWithYou: 'Mit dir findet es sicher statt.',
  in: 'Bin dabei',
  maybe: 'Immer noch vielleicht',
  out: 'Kann nicht',
  take: 'Platz nehmen',
  isIn: 'Du bist dabei. Danke!',
  isMaybe: 'Immer noch vielleicht. Danke, dass du es sagst.',
  isOut: 'Schade. Danke, dass du es sagst.',
  change: 'Anders überlegt? Bis das Event beginnt, kannst du neu antworten.',
  begun: 'Dieses Event hat begonnen',
  closedHint: 'Hier kann niemand mehr antworten.',
  seeEvents: 'Alle Events ansehen',
  expired: 'Dieser Link führt nirgendwo mehr hin',
  expiredHint:
    'Vielleicht wurde die Antwort zurückgezogen, oder du hast inzwischen eine andere Adresse angegeben. In neueren Mails steht ein Link, der geht.',
  failed: 'Deine Antwort wurde nicht gespeichert',
});
