import type { MailMessages } from './english.ts';

/** What mails say of date polls in German. */
export const germanPolls: Pick<MailMessages, 'dateFound' | 'pollClosed'> = {
  dateFound: {
    subject: (title, when) => `Der Termin steht: ${title}, ${when}`,
    heading: 'Der Termin steht',
    voter:
      'Die Umfrage hat ihren Termin. Was du dazu gesagt hast, ist jetzt deine Antwort; ändern kannst du sie auf der Seite.',
    organiser:
      'Der beste Termin deiner Umfrage war wahrscheinlich genug und ist jetzt ein Event. Alle, die dazu abgestimmt haben, haben damit geantwortet.',
  },
  pollClosed: {
    subject: (title) => `Noch kein Termin: ${title}`,
    heading: 'Die Abstimmung endete ohne Termin',
    text: 'Kein Termin deiner Umfrage war wahrscheinlich genug. Du kannst noch einen wählen, der bevorsteht, oder es lassen.',
    button: 'Zur Umfrage',
  },
};
