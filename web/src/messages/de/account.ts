import type { account as english } from '../en/account.ts';
import type { Translated } from '../Translated.ts';

export const account: Translated<typeof english> = {
  yourData: 'Deine Daten',
  download: 'Meine Daten herunterladen',
  downloadFailed: 'Deine Daten konnten nicht heruntergeladen werden',
  delete: 'Konto löschen',
  deleteTitle: 'Dein Konto löschen?',
  deleteQuestion:
    'Deine Events werden gelöscht, und alle, die geantwortet haben, erfahren davon. Deine Antworten auf andere Events bleiben als „Former participant“ stehen. Das lässt sich nicht rückgängig machen.',
  deleteHandOver: 'Soll eines deiner Events ohne dich weitergehen? Übergib es vorher auf seiner Seite.',
  deleteSignIn: 'Auch dein Anmeldekonto hier wird gelöscht; vielleicht musst du dich dafür noch einmal anmelden.',
  deleted: 'Konto gelöscht',
  deletedHint: 'Nichts hier nennt dich noch.',
  deleteFailed: 'Dein Konto konnte nicht gelöscht werden',
  signInStays:
    'Alles über dich ist gelöscht. Nur dein Anmeldekonto noch nicht: Melde dich noch einmal an und lösche es dann.',
};
