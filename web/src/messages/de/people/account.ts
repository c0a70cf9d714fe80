import type { account as english } from '../../en/people/account.ts';
import { translation } from '../../translation.ts';

export const account = translation<typeof english>()({
  mine: 'Deine Events und Antworten',
  yourData: 'Deine Daten',
  download: 'Meine Daten herunterladen',
  downloadFailed: 'Deine Daten konnten nicht heruntergeladen werden',
  delete: 'Konto löschen',
  deleteTitle: 'Dein Konto löschen?',
  deleteQuestion:
    'Deine Events und Umfragen werden gelöscht, und alle, die geantwortet oder abgestimmt und eine E-Mail-Adresse angegeben haben, erfahren davon. Deine Antworten auf andere Events und deine Stimmen in anderen Umfragen bleiben ohne deinen Namen stehen. Das lässt sich nicht rückgängig machen.',
  deleteHandOver: 'Soll ein Event oder eine Umfrage von dir ohne dich weitergehen? Übergib sie vorher auf ihrer Seite.',
  deleteSignIn: 'Auch dein Anmeldekonto hier wird gelöscht; vielleicht musst du dich dafür noch einmal anmelden.',
  deleted: 'Konto gelöscht',
  deletedHint: 'Dein Name und deine E-Mail-Adresse sind hier nicht mehr gespeichert.',
  deleteFailed: 'Dein Konto konnte nicht gelöscht werden',
  signInStays:
    'Deine Daten hier sind gelöscht, nur dein Anmeldekonto noch nicht: Melde dich noch einmal an und lösche es dann.',
});
