import type { englishRegulars } from './englishRegulars.ts';

export const germanRegulars: typeof englishRegulars = {
  regularWelcome: {
    subject: (title, when) => `Deine Dauerzusage: ${title}, ${when}`,
    heading: (answer) => `Deine Dauerzusage: ${answer}`,
    text: 'Sie beantwortet jeden Termin dieser Serie, sobald es ihn gibt. Wir schreiben dir dann. Zum nächsten Termin:',
    link: 'Dieser Link öffnet deine Dauerzusage auf jedem Gerät, sodass du sie ändern oder beenden kannst. Behalte ihn für dich: Wer ihn hat, kann das auch.',
    button: 'Meine Dauerzusage',
  },
  regularDate: {
    subject: (title, when) => `Der nächste Termin: ${title}, ${when}`,
    heading: (answer) => `Der nächste Termin, und deine Antwort: ${answer}`,
    text: 'Du bist immer dabei, also wurde sie für dich gegeben.',
    button: 'Meine Antwort ändern oder zurückziehen',
    ending: 'Du möchtest nicht mehr immer dabei sein? Was du zu diesem Termin gesagt hast, bleibt.',
    end: 'Meine Dauerzusage beenden',
  },
  seriesOver: {
    subject: (title) => `Keine weiteren Termine: ${title}`,
    untitled: 'Eine Serie, bei der du immer dabei warst, ist beendet',
    heading: 'Die Serie ist beendet',
    text: 'Die Serie ist beendet, und mit ihr deine Dauerzusage. Was du zu Terminen gesagt hast, die es schon gibt, bleibt.',
    seeLast: 'Den letzten Termin ansehen',
    last: 'Das ist die letzte Mail dazu.',
  },
  whyRegular: 'Du bekommst diese Mail, weil du dieser Serie mit dieser Adresse dauerhaft zugesagt hast.',
  whyRegularTyped:
    'Du bekommst diese Mail, weil jemand, hoffentlich du, einer Serie dauerhaft zugesagt und diese Adresse angegeben hat. Wenn du das nicht warst, beende die Dauerzusage oder bestelle die Mails ab.',
};
