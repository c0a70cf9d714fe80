import type { handOver as english } from '../../en/events/handOver.ts';
import { translation } from '../../translation.ts';

export const handOver = translation<typeof english>()({
  handOver: 'Übergeben',
  title: 'Event übergeben',
  hint: 'Erstelle einen Link und schick ihn der Person, die übernehmen soll. Sobald sie sich anmeldet und annimmt, gehört das Event ihr: Sie sieht alle Antworten und E-Mail-Adressen, und du kannst es nicht mehr verwalten.',
  seriesHint:
    'Du übergibst die Serie: ihren ersten Termin und alle geplanten. Andere vergangene Termine bleiben deine.',
  makeLink: 'Link erstellen',
  link: 'Link für den neuen Gastgeber',
  linkHint: 'Er gilt einmal, bis {day}. Ein neuer Link macht diesen ungültig.',
  copyLink: 'Link kopieren',
  linkCopied: 'Link kopiert',
  linkCopiedHint: 'Schicke ihn der einen Person, die übernehmen soll.',
  linkFailed: 'Der Link konnte nicht erstellt werden',
  withdraw: 'Diesen Link zurückziehen',
  withdrawEarlier: 'Einen früheren Link zurückziehen',
  withdrawn: 'Link zurückgezogen',
  withdrawnHint: 'Mit einem Link kann dieses Event jetzt niemand mehr übernehmen.',
  withdrawFailed: 'Der Link konnte nicht zurückgezogen werden',
  pageTitle: 'Ein Event übernehmen',
  question: 'Gastgeber von {title} werden?',
  questionHint:
    '{name} übergibt es dir. Du kannst es dann bearbeiten, siehst, wer kommt und wie sie zu erreichen sind, und kannst es absagen.',
  accept: 'Übernehmen',
  signInHint: 'Melde dich an, um es zu übernehmen.',
  isYours: 'Du bist der Gastgeber von {title}',
  isYoursHint: 'Schicke diesen Link der Person, die übernehmen soll: Er gilt einmal.',
  open: 'Event öffnen',
  takenOver: 'Jetzt bist du der Gastgeber',
  takeOverFailed: 'Das Event konnte nicht übernommen werden',
  noLink: 'Hier gibt es nichts zu übernehmen',
  noLinkHint:
    'Vielleicht ist der Link unvollständig oder gilt nicht mehr, oder das Event wurde gelöscht. Bitte den Gastgeber um einen neuen.',
  loading: 'Das Event wird geladen …',
  pollTitle: 'Umfrage übergeben',
  pollHint:
    'Erstelle einen Link und schick ihn der Person, die übernehmen soll. Sobald sie sich anmeldet und annimmt, gehören ihr die Umfrage und das Event, das daraus wird: Sie sieht alle Stimmen und E-Mail-Adressen, und du kannst sie nicht mehr verwalten.',
  pollWithdrawnHint: 'Mit einem Link kann diese Umfrage jetzt niemand mehr übernehmen.',
  pollPageTitle: 'Eine Umfrage übernehmen',
  pollQuestionHint:
    '{name} übergibt sie dir. Du kannst sie dann bearbeiten, den Termin wählen und siehst, wer abgestimmt hat und wie sie zu erreichen sind.',
  openPoll: 'Umfrage öffnen',
  pollTakeOverFailed: 'Die Umfrage konnte nicht übernommen werden',
  noPollLinkHint:
    'Vielleicht ist der Link unvollständig oder gilt nicht mehr, oder die Umfrage wurde gelöscht. Bitte den Gastgeber um einen neuen.',
  pollLoading: 'Die Umfrage wird geladen …',
  seeAllEvents: 'Alle Events ansehen',
});
