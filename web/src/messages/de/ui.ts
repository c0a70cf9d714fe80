import type { ui as english } from '../en/ui.ts';
import type { Translated } from '../Translated.ts';

export const ui: Translated<typeof english> = {
  close: 'Schließen',
  cancel: 'Abbrechen',
  notifications: 'Benachrichtigungen',
  error: 'Fehler',
  success: 'Geschafft',
  less: 'Weniger: {label}',
  more: 'Mehr: {label}',
  soFar: 'bisher {value}',
  copyYourself: 'Kopiere den Link selbst: {text}',
};
