import type { eventActions as english } from '../../en/events/eventActions.ts';
import { translation } from '../../translation.ts';

export const eventActions = translation<typeof english>()({
  edit: 'Bearbeiten',
  delete: 'Löschen',
  calendarFile: 'Kalenderdatei',
  googleCalendar: 'Google Kalender',
  outlook: 'Outlook',
  deleteTitle: 'Event löschen',
  deleteQuestion: 'Möchtest du dieses Event wirklich löschen? Das lässt sich nicht rückgängig machen.',
  deleted: 'Das Event wurde gelöscht',
  deleteFailed: 'Das Event konnte nicht gelöscht werden',
  editTitle: 'Event bearbeiten',
  save: 'Änderungen speichern',
  saving: 'Wird gespeichert …',
  updated: 'Das Event wurde geändert',
  updateFailed: 'Das Event konnte nicht geändert werden',
});
