import type { pages as english } from '../en/pages.ts';
import type { Translated } from '../Translated.ts';

export const pages: Translated<typeof english> = {
  events: 'Events',
  lead: 'Sie finden statt, wenn genug Leute mitmachen.',
  listNotRefreshed: 'Die Liste konnte gerade nicht aktualisiert werden. Wir versuchen es weiter.',
  listFailed: 'Die Events konnten nicht geladen werden',
  tryAgain: 'Noch einmal versuchen',
  upcoming: 'Demnächst',
  archive: 'Archiv',
  noUpcoming: 'Zurzeit ist nichts geplant. Erstelle ein neues Event und leg los!',
  noPast: 'Keine vergangenen Events gefunden.',
  newEvent: 'Neues Event',
  signInRequired: 'Anmeldung nötig',
  signInToCreateHere: 'Um ein Event zu erstellen, musst du dich anmelden. Mitmachen kannst du auch ohne Anmeldung.',
  signInToPublish: 'Um ein Event zu erstellen, musst du dich anmelden. Was du eingegeben hast, bleibt erhalten.',
  back: 'Zurück',
  backHome: 'Zur Startseite',
  createTitle: 'Neues Event erstellen',
  create: 'Event erstellen',
  creating: 'Wird erstellt …',
  created: 'Das Event wurde erstellt',
  createFailed: 'Das Event konnte nicht erstellt werden. Bitte versuche es noch einmal.',
  error: 'Fehler',
  success: 'Geschafft',
  event: 'Event',
  loadingEvent: 'Das Event wird geladen …',
  eventFailed: 'Das Event konnte nicht geladen werden',
  eventNotFound: 'Event nicht gefunden',
  eventNotFoundWhy:
    'Unter dieser Adresse gibt es kein Event. Vielleicht wurde es gelöscht, oder dem Link fehlt ein Buchstabe.',
  seeAllEvents: 'Alle Events ansehen',
  pageNotFound: 'Seite nicht gefunden',
  nobodyMeets: 'Hier trifft sich niemand',
  pageNotFoundWhy:
    'Unter dieser Adresse gibt es keine Seite. Vielleicht fehlt dem Link ein Buchstabe, oder die Seite ist umgezogen.',
};
