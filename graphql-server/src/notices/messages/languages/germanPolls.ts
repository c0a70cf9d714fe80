import type { MailMessages } from './english.ts';
import type { englishPolls } from './englishPolls.ts';

/** What mails say about date polls in German. */
export const germanPolls: Pick<MailMessages, keyof typeof englishPolls> = {
  whyVoterTyped:
    'Du bekommst diese Mail, weil jemand in dieser Umfrage abgestimmt und diese Adresse eingetippt hat. Warst du es nicht, dann bestell die Mails ab.',
  whyOrganiserOfPoll: 'Du bekommst diese Mail, weil du Gastgeber dieser Umfrage bist.',
  voteConfirmation: {
    subject: (title) => `Deine Stimmen sind da: ${title}`,
    heading: 'Deine Stimmen sind da',
    next: 'Wir schreiben dir, sobald es einen Termin gibt.',
    link: 'Dieser Link öffnet deine Stimmen auf jedem Gerät, um sie zu ändern oder zurückzuziehen. Behalte ihn für dich: Wer ihn hat, kann dasselbe tun.',
    button: 'Stimmen ändern oder zurückziehen',
    why: 'Du bekommst diese Mail, weil du in dieser Umfrage abgestimmt hast.',
    whyTyped:
      'Du bekommst diese Mail, weil jemand, hoffentlich du, in dieser Umfrage abgestimmt und diese Adresse eingetippt hat. Warst du es nicht, dann zieh die Stimmen zurück oder bestell die Mails ab.',
  },
  datesMoved: {
    subject: (title) => `Neue Zeiten: ${title}`,
    heading: 'Es gibt neue Zeiten zur Auswahl',
    byOrganiser: 'Verschoben wurde, wozu du abgestimmt hast:',
    move: (now, before) => `${now}, statt ${before}`,
    stays:
      'Deine Stimmen bleiben, wie sie sind, und gelten für die neuen Zeiten. Passt es nicht mehr, dann ändere bitte deine Stimmen.',
  },
  dateFound: {
    subject: (title, when) => `Der Termin steht: ${title}, ${when}`,
    heading: 'Der Termin steht',
    voter: (answer) =>
      `Die Umfrage hat ihren Termin. Was du dazu gesagt hast, ist jetzt deine Antwort: ${answer}. Ändern kannst du sie auf der Seite.`,
    organiser:
      'Der beste Termin deiner Umfrage war wahrscheinlich genug und ist jetzt ein Event. Alle, die dazu abgestimmt haben, haben damit geantwortet.',
  },
  pollClosed: {
    subject: (title) => `Noch kein Termin: ${title}`,
    heading: 'Die Abstimmung endete ohne Termin',
    because: {
      NOT_ENOUGH: 'Die Zeit zum Abstimmen ist um, und kein Termin deiner Umfrage war wahrscheinlich genug.',
      NOT_PICKED: 'Die Zeit zum Abstimmen ist um, und deine Umfrage hat noch keinen Termin.',
    },
    mayPick: 'Du kannst auf ihrer Seite noch einen wählen oder es lassen.',
    allOver: 'Alle Termine sind vorbei. Du kannst auf ihrer Seite neue anbieten oder es lassen.',
    button: 'Zur Umfrage',
  },
  votingEnded: {
    subject: (title) => `Abstimmung beendet: ${title}`,
    heading: 'Die Abstimmung endete ohne Termin',
    because: {
      NOT_ENOUGH: 'Die Zeit zum Abstimmen ist um, und für keinen Termin haben sich genug gefunden.',
      NOT_PICKED: 'Die Zeit zum Abstimmen ist um, und der Gastgeber hat noch keinen Termin gewählt.',
      CLOSED: 'Der Gastgeber hat diese Umfrage beendet: Sie nimmt keine Stimmen mehr an.',
    },
    mayPick: 'Der Gastgeber kann noch einen Termin wählen. Ist es einer, zu dem du abgestimmt hast, schreiben wir dir.',
    allOver: 'Alle Termine sind vorbei. Daraus wird nichts mehr, außer der Gastgeber bietet neue an.',
  },
  pollCancelled: {
    subject: (title) => `Umfrage abgesagt: ${title}`,
    heading: 'Diese Umfrage wurde abgesagt',
    text: 'Eine Umfrage, in der du abgestimmt hast, wurde vom Gastgeber abgesagt. Ein Event wird daraus nicht, und alle Stimmen sind gelöscht.',
  },
};
