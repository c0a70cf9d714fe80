import { vocabularyIn, wordIn } from '@quorum/domain/vocabulary/vocabularyIn';
import { germanAsking } from './germanAsking.ts';
import { germanWebhooks } from './germanWebhooks.ts';
import { germanFollows, germanUnsubscribing } from './germanFollows.ts';
import { germanOffers } from './germanOffers.ts';
import { germanPolls } from './germanPolls.ts';
import { germanRegulars } from './germanRegulars.ts';
import { germanSms } from './germanSms.ts';
import { GERMAN_OWN_RESPONSE, germanStanding } from './germanStanding.ts';
import type { MailMessages } from './english.ts';

export const german: MailMessages = {
  day: 'EEEE, d. LLLL yyyy',
  shortDay: 'EEE, d. LLLL',
  quote: (text) => `„${text}“`,
  unsubscribe: 'Abbestellen',
  notifications: 'Benachrichtigungen',
  alsoNew: 'Kurz davor:',

  labels: vocabularyIn('de').fieldNames,
  what: 'Was',
  when: 'Wann',
  where: 'Wo',
  organiser: 'Gastgeber',
  forecast: {
    label: 'Wetter',
    temperature: (celsius) => celsius,
    sky: (description) => wordIn('de', 'weather', description),
    rain: (chance) => `Regenwahrscheinlichkeit ${chance}`,
    sleet: (chance) => `Wahrscheinlichkeit von Schneeregen ${chance}`,
    snow: (chance) => `Schneewahrscheinlichkeit ${chance}`,
  },
  seeEvent: 'Event ansehen',
  yes: 'ja',
  no: 'nein',
  maybe: (likelihood) => `vielleicht (${likelihood})`,
  answer: {
    withGuests: (count) => (count === 1 ? 'mit einem Gast' : `mit ${count} Gästen`),
    ifAtLeast: (people) => `wenn mindestens ${people} dabei sind`,
    inLine: (position) => `auf der Warteliste (Platz ${position})`,
    standby: 'aber auf Abruf',
  },
  whyParticipant: 'Du bekommst diese Mail, weil du mit dieser Adresse auf das Event geantwortet hast.',
  whyTyped:
    'Du bekommst diese Mail, weil jemand auf der Seite des Events geantwortet und diese Adresse eingetippt hat. Warst du es nicht, dann bestell die Mails ab.',
  whyOrganiser: 'Du bekommst diese Mail, weil du Gastgeber dieses Events bist.',
  calendarFile: {
    add: 'Öffne die angehängte Datei, um das Event in deinen Kalender einzutragen.',
    change: 'Öffne die angehängte Datei, um es auch in deinem Kalender zu ändern.',
    remove: 'Wenn das Event in deinem Kalender steht, öffne die angehängte Datei, um es zu entfernen.',
  },

  confirmation: {
    subject: (title, when) => `Deine Antwort ist da: ${title}, ${when}`,
    heading: (answer) => `Deine Antwort ist da: ${answer}`,
    link: 'Dieser Link öffnet deine Antwort auf jedem Gerät, um sie zu ändern oder zurückzuziehen. Behalte ihn für dich: Wer ihn hat, kann dasselbe tun.',
    button: 'Antwort ändern oder zurückziehen',
    code: (code) => `Das ist dein Code für den Einlass: ${code}`,
    twice:
      'Mit diesem Namen und dieser Adresse gab es zu diesem Event schon eine Antwort. Wenn eine genügt, zieh diese zurück:',
    withdraw: 'Diese Antwort zurückziehen',
    whyTyped:
      'Du bekommst diese Mail, weil jemand, hoffentlich du, auf der Seite des Events geantwortet und diese Adresse eingetippt hat. Warst du es nicht, dann zieh die Antwort zurück oder bestell die Mails ab.',
  },
  changed: {
    subject: (title, when) => `Geändert: ${title}, ${when}`,
    newTime: 'Es gibt eine neue Zeit',
    newPlace: 'Es gibt einen neuen Ort',
    newTimeAndPlace: 'Es gibt eine neue Zeit und einen neuen Ort',
    newDetails: 'Es gibt etwas Neues',
    by: (name) => `${name} hat ein Event geändert, auf das du geantwortet hast.`,
    byOrganiser: 'Der Gastgeber hat ein Event geändert, auf das du geantwortet hast.',
    itWas: 'Bisher',
    asBefore: (said) => `${said}, wie bisher`,
    seePage: 'Neu, siehe Event',
    stays: 'Deine Antwort bleibt, wie sie ist.',
    staysOff: 'Das Event war abgesagt und findet weiterhin nicht statt.',
  },
  cancelled: {
    subject: (title, when) => `Abgesagt: ${title}, ${when}`,
    heading: 'Dieses Event wurde abgesagt',
    byOrganiser: 'Ein Event, auf das du geantwortet hast, wurde vom Gastgeber abgesagt. Es findet nicht statt:',
    button: 'Andere Events ansehen',
    last: 'Das ist die letzte Mail dazu.',
  },
  reminder: {
    subject: (title, when) => `Erinnerung: ${title}, ${when}`,
    heading: 'Bald ist es so weit',
    soon: {
      DAY: 'Ein Event, auf das du geantwortet hast, beginnt in weniger als einem Tag.',
      THREE_HOURS: 'Ein Event, auf das du geantwortet hast, beginnt in weniger als drei Stunden.',
      HOUR: 'Ein Event, auf das du geantwortet hast, beginnt in weniger als einer Stunde.',
    },
    enough: 'Es sind genug dabei.',
    expected: 'Es sind genug zu erwarten.',
    notEnough: 'Noch sind es nicht genug.',
    tooFew: 'Im Moment sind es zu wenige.',
    once: 'Das ist die einzige Erinnerung.',
  },
  status: {
    PLACED: {
      subject: (title, when) => `Du hast einen Platz: ${title}, ${when}`,
      heading: 'Du hast einen Platz',
      text: 'Ein Platz ist frei geworden, und du warst als Nächstes dran.',
    },
    TAKEN: {
      subject: (title, when) => `Du hast einen Platz: ${title}, ${when}`,
      heading: 'Du hast einen Platz',
      text: 'Du hast den Platz genommen, der dir angeboten wurde.',
    },
    MET: {
      subject: (title, when) => `Du bist dabei: ${title}, ${when}`,
      heading: 'Du bist dabei',
      text: 'Es sind so viele dabei, wie du wolltest. Deine Antwort ist jetzt eine Zusage.',
    },
    MET_BUT_FULL: {
      subject: (title, when) => `Auf der Warteliste: ${title}, ${when}`,
      heading: 'Du bist auf der Warteliste',
      text: 'Es sind so viele dabei, wie du wolltest, aber alle Plätze sind vergeben. Du erfährst es, wenn einer frei wird.',
    },
    NOT_MET: {
      subject: (title, when) => `Noch nicht genug für dich: ${title}, ${when}`,
      heading: 'Weniger Leute, als du wolltest',
      text: 'Es sind weniger dabei, als du wolltest. Deine Antwort zählt vorerst nicht. Du erfährst es, wenn es wieder genug sind.',
    },
  },
  decided: {
    CONFIRMED: {
      subject: (title, when) => `Es findet statt: ${title}, ${when}`,
      heading: 'Es findet statt',
      text: 'Das Event findet statt.',
    },
    CALLED_OFF: {
      subject: (title, when) => `Abgesagt: ${title}, ${when}`,
      heading: 'Abgesagt',
      text: 'Das Event findet nicht statt.',
    },
    GATHERING: {
      subject: (title, when) => `Wieder offen: ${title}, ${when}`,
      heading: 'Wieder offen',
      text: 'Es ist wieder offen, ob das Event stattfindet.',
    },
    because: (reason) => `Der Gastgeber sagt dazu: ${reason}`,
  },
  clockDecided: {
    CONFIRMED: {
      subject: (title, day) => `Bestätigt: ${title}, ${day}`,
      heading: 'Dein Event findet statt',
    },
    CALLED_OFF: {
      subject: (title, day) => `Abgesagt: ${title}, ${day}`,
      heading: 'Dein Event ist abgesagt',
    },
    RAIN: {
      subject: (title, day) => `Regen? Bitte entscheide: ${title}, ${day}`,
      heading: 'Es sind genug, aber es soll regnen',
    },
    noForecast: 'Es gab keine Vorhersage, das Wetter hat also nicht gezählt.',
  },
  standing: germanStanding,
  ownResponse: GERMAN_OWN_RESPONSE,
  ...germanAsking,
  ...germanOffers,
  ...germanRegulars,
  ...germanPolls,
  ...germanSms,
  newResponses: {
    subject: (title, day) => `Neue Antworten für ${title}, ${day}`,
    heading: (count) => (count === 1 ? 'Jemand hat geantwortet' : `${count} neue Antworten`),
    says: (name, answer) => `${name} sagt ${answer}`,
    nowSays: (name, answer) => `${name} sagt jetzt ${answer}`,
    more: (count) => `Und ${count} weitere.`,
  },
  quorum: {
    in: {
      subject: (title, day) => `Genug dabei für ${title}, ${day}`,
      heading: 'Es sind genug dabei',
      text: 'Es kann stattfinden.',
    },
    expected: {
      subject: (title, day) => `Genug zu erwarten für ${title}, ${day}`,
      heading: 'Es sind genug zu erwarten',
      text: 'Es kann stattfinden.',
    },
    notEnough: {
      subject: (title, day) => `Nicht mehr genug für ${title}, ${day}`,
      heading: 'Es sind nicht mehr genug',
      text: 'Eine Antwort hat sich geändert, oder du hast geändert, wie viele es braucht.',
    },
  },

  ...germanFollows,
  ...germanWebhooks,
  organiserMessage: {
    subject: (title, when) => `Nachricht zu ${title}, ${when}`,
    heading: 'Nachricht zum Event',
    onPage: 'Du liest sie auf der Seite des Events.',
  },
  unsubscribing: germanUnsubscribing,
};
