import type { about as english } from '../../en/pages/about.ts';
import { translation } from '../../translation.ts';

export const about = translation<typeof english>()({
  title: 'Über Quorum',
  heading: 'Über Quorum',
  lead: 'Ein Quorum ist die Zahl der Leute, die es braucht. Quorum ist für alles da, was stattfindet, sobald genug mitmachen.',
  why: 'Für ein Fußballspiel auf kleinem Feld braucht es zehn Leute, für einen Spieleabend vier und für einen Workshop ein Dutzend. Wer einlädt, sagt, wie viele es braucht; alle anderen sagen, ob sie kommen und wie sicher das ist. Niemand muss mehr Antworten im Chat zählen, und niemand steht mehr allein auf dem Platz.',
  does: 'Was es kann',
  join: 'Events erstellen und mitmachen',
  joinText:
    'Melde dich an und lade zu einem Spiel, einem Treffen oder einem Abend ein. Mitmachen können alle, die es finden, auch ohne Konto.',
  thresholds: 'So viele braucht es',
  thresholdsText:
    'Jedes Event sagt, wie viele es braucht. Mit den Antworten füllt sich ein Balken; ist er voll, sind es genug, und alle sehen, ob es stattfindet.',
  maybe: 'Ja oder vielleicht',
  maybeText:
    'Sag fest zu, oder sag vielleicht und wie wahrscheinlich du kommst. Ein Vielleicht zählt so viel, wie es verspricht.',
  recurring: 'Wiederkehrende Events',
  recurringText:
    'Wöchentlich, alle zwei Wochen oder monatlich: Ist das letzte vorbei, erscheint von selbst das nächste.',
  regulars: 'Immer dabei',
  regularsText:
    'Eine Serie hat eine Adresse für alle ihre Termine. Wer dort „Ich bin immer dabei“ sagt, ist es, bis auf Weiteres.',
  organise: 'Fragen, Preise und Einlass',
  organiseText:
    'Wer organisiert, stellt eigene Fragen, sagt, was es kostet, schreibt allen, die kommen, und hält fest, wer da ist. Auch zu mehreren.',
  private: 'Private Events',
  privateText:
    'Sie stehen nicht auf der Startseite und sind nur über einen Link zu erreichen, den niemand erraten kann.',
  change: 'Anders überlegt',
  changeText:
    'Ändere deine Antwort oder zieh sie zurück: in dem Browser, in dem du sie gegeben hast, über den Link in deiner Mail oder angemeldet auf jedem Gerät.',
  archive: 'Archiv',
  archiveText: 'Vergangene Events wandern ins Archiv, mit allen, die dabei waren.',
  weather: 'Wettervorhersage',
  weatherText: 'Die Vorhersage steht bei jedem Event der nächsten zwei Wochen.',
  mail: 'Benachrichtigung per E-Mail',
  mailText:
    'Gib eine E-Mail-Adresse an, und du erfährst, wenn sich das Event ändert, morgen ansteht oder abgesagt wird. Gastgeber erfahren, wenn jemand antwortet und wenn genug dabei sind.',
  sms: 'Benachrichtigung per SMS',
  smsText:
    'Gib eine Nummer an und erfahre per SMS, wenn es stattfindet, ausfällt oder du gefragt wirst: Antworte JA, NEIN oder VIELLEICHT. STOP beendet sie.',
  polls: 'Terminumfragen',
  pollsText: 'Lass über den Termin abstimmen: Der erste Tag, an dem genug kommen können, wird zum Event.',
});
