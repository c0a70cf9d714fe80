import type { MailMessages } from './english.ts';
import type { englishAsking } from './englishAsking.ts';

/** What mails say that ask people in German. */
export const germanAsking: Pick<MailMessages, keyof typeof englishAsking> = {
  buttons: {
    in: 'Bin dabei',
    out: 'Kann nicht',
    thanks: 'Danke für deine Antwort.',
    failed: 'Deine Antwort wurde nicht gespeichert. Bitte versuch es noch einmal.',
  },
  asked: {
    subject: (title, when) => `Bist du dabei? ${title}, ${when}`,
    heading: 'Bist du dabei?',
    decides: (when) => `Ob es stattfindet, entscheidet sich am ${when}.`,
    said: (answer) => `Du hast gesagt: ${answer}. Weißt du es inzwischen?`,
    difference: (withYou, withoutYou) => `Mit dir klappt es zu ${withYou}, ohne dich zu ${withoutYou}.`,
    button: 'Antworten',
    link: 'Ein Tipp genügt. Der Link ist nur für dich und gilt, bis das Event beginnt.',
  },
  stillIn: {
    subject: (title, when) => `Noch dabei? ${title}, ${when}`,
    heading: 'Noch dabei?',
    text: 'Du hast vor einigen Tagen zugesagt, und bald ist es so weit. Bist du noch dabei?',
    button: 'Noch dabei, oder doch nicht',
  },
  seat: {
    subject: (title, when) => `Ein Platz ist frei: ${title}, ${when}`,
    heading: 'Ein Platz ist frei',
    button: 'Platz nehmen',
    claimed: {
      subject: (title, when) => `Der Platz ist deiner: ${title}, ${when}`,
      heading: 'Der Platz ist deiner',
      text: 'Danke. Das Event hat dich gebraucht.',
    },
    late: {
      subject: (title, when) => `Die Plätze sind vergeben: ${title}, ${when}`,
      heading: 'Danke, die Plätze sind vergeben',
      text: 'Es sind wieder genug. Du bleibst auf Abruf, vielleicht fragen wir dich also noch einmal.',
    },
  },
  fall: {
    subject: (title, day) => `Wackelt: ${title}, ${day}`,
    heading: 'Wieder zu wenige dabei',
    asked: (count) =>
      count === 1 ? 'Wer auf Abruf steht, wurde gefragt.' : `Alle ${count}, die auf Abruf stehen, wurden gefragt.`,
    nobody: 'Niemand mit einer Adresse steht auf Abruf. Frag am besten selbst herum.',
  },
  recovery: {
    subject: (title, day) => `Wackelt nicht mehr: ${title}, ${day}`,
    heading: 'Es sind wieder genug',
  },
};
