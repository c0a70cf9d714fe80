import type { MailMessages } from './english.ts';
import type { englishOffers } from './englishOffers.ts';

/** What mails say in German that offer places, and about places that are given up. */
export const germanOffers: Pick<MailMessages, keyof typeof englishOffers> = {
  placeOffered: {
    subject: (title, when) => `Ein Platz für dich? ${title}, ${when}`,
    heading: (seats) => (seats === 1 ? 'Ein Platz ist frei' : `${seats} Plätze sind frei`),
    inOrder: (seats, until) =>
      seats === 1
        ? `Er ist bis ${until} für dich reserviert. Nimmst du ihn bis dahin nicht, bekommt ihn, wer als Nächstes dran ist.`
        : `Sie sind bis ${until} für dich reserviert. Nimmst du sie bis dahin nicht, bekommt sie, wer als Nächstes dran ist.`,
    toAll: (seats, until) =>
      seats === 1
        ? `Alle auf der Warteliste wurden gefragt, und wer zuerst annimmt, hat ihn. Nach ${until} kann ihn jede und jeder nehmen.`
        : `Alle auf der Warteliste wurden gefragt, und wer zuerst annimmt, hat sie. Nach ${until} kann sie jede und jeder nehmen.`,
    forFewer: (seats, party) =>
      seats === 1
        ? `Ihr seid ${party}, und es gibt einen Platz. Kommt eine oder einer von euch?`
        : `Ihr seid ${party}, und es gibt ${seats} Plätze. Kommt ihr mit weniger Leuten?`,
    keeps: 'Beim nächsten Platz bist du in jedem Fall wieder dran.',
    button: 'Antworten',
  },
  offerEnded: {
    LAPSED: {
      subject: (title, when) => `Weiter auf der Warteliste: ${title}, ${when}`,
      heading: 'Der Platz geht weiter',
      text: 'Die Zeit, ihn zu nehmen, ist um. Du bleibst auf der Warteliste und bist beim nächsten Platz wieder dran.',
    },
    GONE: {
      subject: (title, when) => `Weiter auf der Warteliste: ${title}, ${when}`,
      heading: 'Der Platz ist vergeben',
      text: 'Er ist nicht mehr frei. Du bleibst auf der Warteliste und bist beim nächsten Platz wieder dran.',
    },
  },
  lateWithdrawal: {
    subject: (title, day) => `Kurzfristig abgesagt: ${title}, ${day}`,
    heading: (people) => (people === 1 ? 'Jemand hat abgesagt' : `${people} haben abgesagt`),
    named: (name, guests) =>
      guests === 0 ? name : guests === 1 ? `${name} und ein Gast` : `${name} und ${guests} Gäste`,
    nameless: (people) =>
      people === 1 ? 'Jemand, dessen Antwort gelöscht ist' : `${people}, deren Antworten gelöscht sind`,
  },
};
