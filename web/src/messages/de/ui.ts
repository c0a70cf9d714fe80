import type { ui as english } from '../en/ui.ts';
import { translation } from '../translation.ts';

export const ui = translation<typeof english>()({
  close: 'Schließen',
  cancel: 'Abbrechen',
  notifications: 'Benachrichtigungen',
  error: 'Fehler',
  success: 'Geschafft',
  less: 'Weniger: {label}',
  more: 'Mehr: {label}',
  soFar: 'bisher {value}',
  leftOut:
    'Nicht mit gespeichert werden Zeichen, die man nicht sieht oder die die Schreibrichtung ändern, und mehr als drei Akzente auf einem Buchstaben.',
  copyYourself: 'Kopiere den Link selbst: {text}',
  share: 'Teilen',
});
