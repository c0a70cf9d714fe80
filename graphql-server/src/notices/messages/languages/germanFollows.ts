import { wordIn } from '@quorum/domain/vocabulary/vocabularyIn';
import type { englishFollows, englishUnsubscribing } from './englishFollows.ts';

export const germanFollows: typeof englishFollows = {
  typeName: (name) => wordIn('de', 'eventTypeNames', name),
  announced: {
    subject: (title, when) => `Neu: ${title}, ${when}`,
    heading: 'Es gibt ein neues Event',
    because: {
      ORGANISER: (name) => `${name} hat es veröffentlicht.`,
      SERIES: (name) => `Es ist ein weiterer Termin von ${name}.`,
      TYPE: (name, near) => `Es ist von der Art ${name}${near === null ? '' : `, in der Nähe von ${near}`}.`,
    },
    why: {
      ORGANISER: (name) => `Du bekommst diese Mail, weil du ${name} folgst.`,
      SERIES: (name) => `Du bekommst diese Mail, weil du der Serie ${name} folgst.`,
      TYPE: (name, near) =>
        `Du bekommst diese Mail, weil du Events der Art ${name}${near === null ? '' : ` in der Nähe von ${near}`} folgst.`,
    },
    within: (km, place) => `${place} (${km} km)`,
  },
  followDigest: {
    subject: (count) => (count === 1 ? 'Ein neues Event für dich' : `${count} neue Events für dich`),
    heading: 'Neu in dem, was du verfolgst',
    open: 'Alle Events ansehen',
    why: (names) => `Du bekommst diese Mail, weil du ${names} folgst.`,
  },
};

export const germanUnsubscribing: typeof englishUnsubscribing = {
  title: 'Mails abbestellen',
  done: 'Abbestellt',
  noMore: 'Du bekommst keine Mails von Quorum mehr.',
  noMoreOf: {
    event: 'Du bekommst keine Mails zu diesem Event mehr.',
    poll: 'Du bekommst keine Mails zu dieser Umfrage mehr.',
    follow: 'Du folgst dem nicht mehr.',
  },
  resubscribe: 'Doch wieder Mails bekommen',
  resubscribeTo: {
    event: 'Doch wieder Mails dazu bekommen',
    poll: 'Doch wieder Mails dazu bekommen',
    follow: 'Doch wieder folgen',
  },
  stopAll: 'Alle Mails von Quorum abbestellen',
  stop: {
    event: 'Mails zu diesem Event abbestellen',
    poll: 'Mails zu dieser Umfrage abbestellen',
    follow: 'Nicht mehr folgen',
  },
  choose: 'Auswählen, was du von Quorum erfährst und wie',
  chooseWithoutScript: 'Dasselbe ohne JavaScript',
  about: (address) => ['Hier geht es um Mails an ', address, '.'],
  aboutOne: (address, title) => ['Hier geht es um Mails an ', address, ' zu ', title, '.'],
  stays: 'Deine Antworten auf Events bleiben, wie sie sind. Die Adresse wird für nichts anderes verwendet.',
  expired: 'Dieser Link gilt nicht mehr. Nimm den Link aus einer neueren Mail.',
};
