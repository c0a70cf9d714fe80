import type { home as english } from '../../en/pages/home.ts';
import { translation } from '../../translation.ts';

export const home = translation<typeof english>()({
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
});
