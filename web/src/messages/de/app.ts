import type { app as english } from '../en/app.ts';
import { translation } from '../translation.ts';

export const app = translation<typeof english>()({
  about: 'Über Quorum',
  guide: 'Anleitung',
  changelog: 'Neuigkeiten',
  developers: 'Für Entwickler',
  mainNavigation: 'Hauptmenü',
  menu: 'Menü',
  skip: 'Zum Inhalt springen',
  madeBy: 'Gemacht von',
  inSupportOf: 'Zugunsten von',
  language: 'Sprache',
  loadingPage: 'Seite wird geladen …',
  somethingWrong: 'Etwas ist schiefgegangen',
  needsJavaScript: 'Um ein Event zu erstellen, erlaube hier bitte JavaScript. Mitmachen kannst du auch ohne.',
  reload: 'Seite neu laden',
  offline: 'Du bist offline. Was du schon gesehen hast, kannst du weiter lesen.',
  incomplete: 'Ein Teil der Seite konnte nicht geladen werden. Links und Formulare gehen, andere Knöpfe nicht.',
  backHome: 'Zur Startseite',
  missingScript:
    'Diese Seite konnte nicht geladen werden. Vielleicht bist du offline, oder Quorum wurde gerade aktualisiert; neu laden hilft.',
  ourProblem: 'Auf dieser Seite ist uns ein Fehler unterlaufen. Was du gespeichert hast, ist noch da.',
});
