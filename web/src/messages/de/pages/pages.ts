import type { pages as english } from '../../en/pages/pages.ts';
import { translation } from '../../translation.ts';

export const pages = translation<typeof english>()({
  signInToPublish: 'Um ein Event zu erstellen, musst du dich anmelden. Was du eingegeben hast, bleibt erhalten.',
  back: 'Zurück',
  backHome: 'Zur Startseite',
  createTitle: 'Neues Event erstellen',
  create: 'Event erstellen',
  creating: 'Wird erstellt …',
  organiserIsIn: 'Ich bin auch dabei',
  organiserIsInHint: 'Dein Ja ist die erste Antwort.',
  created: 'Das Event wurde erstellt',
  createFailed: 'Das Event konnte nicht erstellt werden. Bitte versuche es noch einmal.',
  replaceTyped: 'Ersetzen, was du eingegeben hast?',
  replaceTypedWhy: 'Du hast hier schon etwas eingegeben und noch nicht veröffentlicht. Die Kopie käme an seine Stelle.',
  keepTyped: 'Eingaben behalten',
  replace: 'Ersetzen',
  event: 'Event',
  loadingEvent: 'Das Event wird geladen …',
  eventFailed: 'Das Event konnte nicht geladen werden',
  eventNotFound: 'Event nicht gefunden',
  eventNotFoundWhy:
    'Unter dieser Adresse gibt es kein Event. Vielleicht wurde es gelöscht, oder der Link ist unvollständig.',
  wasCancelled: '{title} ist abgesagt',
  thisEvent: 'Dieses Event',
  plannedFor: 'Geplant war es für',
  seeAllEvents: 'Alle Events ansehen',
  pageNotFound: 'Seite nicht gefunden',
  nobodyMeets: 'Hier trifft sich niemand',
  pageNotFoundWhy:
    'Unter dieser Adresse gibt es keine Seite. Vielleicht ist der Link unvollständig, oder die Seite ist umgezogen.',
});
