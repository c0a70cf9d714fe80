import type { eventTypes as english } from '../../en/events/eventTypes.ts';
import { translation } from '../../translation.ts';

export const eventTypes = translation<typeof english>()({
  all: 'Alle Arten',
  filter: 'Nach Art des Events filtern',
  choose: 'Art des Events auswählen',
  showEvery: 'Jede Art zeigen',
  none: 'Keine Art von Event gefunden.',
  failed: 'Die Arten von Events konnten nicht geladen werden',
  tryAgain: 'Noch einmal versuchen',
  loading: 'Arten von Events werden geladen …',
});
