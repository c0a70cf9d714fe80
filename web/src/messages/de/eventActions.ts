import type { eventActions as english } from '../en/eventActions.ts';
import { translation } from '../translation.ts';

export const eventActions = translation<typeof english>()({
  edit: 'Bearbeiten',
  delete: 'Löschen',
  shareText: 'Mach mit bei unserem Event!',
  copyLink: 'Link kopieren',
  linkCopied: 'Link kopiert',
  linkCopiedHint: 'Der Link zum Event ist in der Zwischenablage!',
  shareOnFacebook: 'Auf Facebook teilen',
  shareOnTwitter: 'Auf Twitter teilen',
  shareBySms: 'Per SMS teilen',
  moreWaysToShare: 'Weitere Möglichkeiten …',
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
