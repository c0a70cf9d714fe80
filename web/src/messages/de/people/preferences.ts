import type { preferences as english } from '../../en/people/preferences.ts';
import { translation } from '../../translation.ts';

export const preferences = translation<typeof english>()({
  title: 'Benachrichtigungen',
  lead: 'Was du von Quorum erfährst und wie. Jede Änderung ist sofort gespeichert.',
  leadOfEvent: 'Was du von Quorum zu diesem Event erfährst und wie. Jede Änderung ist sofort gespeichert.',
  backToEvent: 'Zurück zum Event',
  loading: 'Deine Benachrichtigungen werden geladen …',
  withoutScript: 'Diese Seite braucht JavaScript. Ohne geht der Link „Abbestellen“ in jeder Mail.',
  failed: 'Deine Benachrichtigungen konnten nicht geladen werden.',
  tryAgain: 'Noch einmal versuchen',
  notSaved: 'Die Änderung konnte nicht gespeichert werden. Versuch es gleich noch einmal.',
  signInFirst: 'Melde dich an, um auszuwählen, wie du Bescheid bekommst',
  signInWhy:
    'Ohne Konto wählst du es für jede deiner Antworten aus: unter „Antwort bearbeiten“ oder über den Link in einer Mail.',
  noProof: 'Das ist nicht deine Antwort',
  noProofWhy:
    'Öffne den Link in einer Mail dazu, oder geh zum Event und bearbeite deine Antwort dort, wo du geantwortet hast.',

  ways: 'Wie wir dich erreichen',
  waysHint: 'Wir versuchen deine Wege von links nach rechts, bis einer klappt.',
  what: 'Worum es geht',
  PUSH: 'Gerät',
  SMS: 'SMS',
  MAIL: 'Mail',
  cell: '{kind}: {way}',
  decision: 'Es findet statt oder nicht',
  asked: 'Fragen an dich',
  place: 'Dein Platz',
  changes: 'Änderungen',
  reminder: 'Erinnerungen',
  digest: 'Neue Antworten auf deine Events',
  all: 'Alle diese Wege auf einmal',
  allHint: 'Du erfährst alles mehrmals.',

  remind: 'Erinnere mich',
  DAY: 'Einen Tag vorher',
  THREE_HOURS: 'Drei Stunden vorher',
  HOUR: 'Eine Stunde vorher',

  quiet: 'Ruhezeiten',
  quietOn: 'Nachts bleiben Geräte still',
  quietHint:
    'Mails kommen trotzdem. Was in den letzten sechs Stunden vor einem Event entschieden wird, erfährst du sofort.',
  from: 'Von',
  to: 'Bis',
  zone: 'Uhrzeiten von {zone}',

  mute: 'Stille',
  muteEvent: 'Dieses Event stumm schalten',
  muteHint: 'Du erfährst nichts mehr dazu, außer worum du selbst bittest.',
  muteOf: '{title}, {day}',
  muteEvents: 'Events stumm schalten',
  stop: 'Alles abstellen',
  stopHint: 'Nichts mehr von Quorum, auf keinem Weg.',
  stopped: 'Alles ist abgestellt. Du erfährst nichts von Quorum.',
  stoppedHint: 'Deine Auswahl unten bleibt, falls du wieder anfängst.',
  start: 'Wieder anfangen',
  unsubscribed: 'Du hast alle Mails abbestellt.',
  unsubscribedFromEvent: 'Du hast die Mails zu diesem Event abbestellt.',
  subscribe: 'Wieder Mails bekommen',
});
