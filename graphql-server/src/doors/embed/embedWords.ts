import type { InLanguages } from '@quorum/domain/language';

interface Words {
  ratio: (count: string, threshold: string) => string;
  expected: (count: string, threshold: string) => string;
  enoughAreIn: string;
  enoughExpected: string;
  moreNeeded: (count: number) => string;
  mustBeCertain: (threshold: string) => string;
  confirmed: string;
  calledOff: string;
  full: string;
  over: string;
  join: string;
  see: string;
  all: string;
  list: string;
  none: string;
  gone: string;
  goneWhy: string;
  /** To readers who do not see that a link opens beside the page. */
  opensBeside: string;
}

/** What stands in a frame on somebody else's page. */
export const EMBED_WORDS: InLanguages<Words> = {
  en: {
    ratio: (count, threshold) => `${count} of ${threshold} are in`,
    expected: (count, threshold) => `${count} of ${threshold} expected`,
    enoughAreIn: 'Enough are in',
    enoughExpected: 'Enough are expected',
    moreNeeded: (count) => `${count} more needed`,
    mustBeCertain: (threshold) => `${threshold} must be certain`,
    confirmed: 'Confirmed',
    calledOff: 'Called off',
    full: 'Full',
    over: 'Over',
    join: 'Join Event',
    see: 'See the event',
    all: 'All events',
    list: 'Upcoming events',
    none: 'Nothing is planned right now.',
    gone: 'This event is not here',
    goneWhy: 'It was deleted, or it is private.',
    opensBeside: '(opens in a new tab)',
  },
  de: {
    ratio: (count, threshold) => `${count} von ${threshold} sind dabei`,
    expected: (count, threshold) => `${count} von ${threshold} zu erwarten`,
    enoughAreIn: 'Es sind genug dabei',
    enoughExpected: 'Es sind genug zu erwarten',
    moreNeeded: (count) => (count === 1 ? 'Es fehlt noch 1' : `Es fehlen noch ${count}`),
    mustBeCertain: (threshold) => `${threshold} müssen fest zusagen`,
    confirmed: 'Findet statt',
    calledOff: 'Abgesagt',
    full: 'Voll',
    over: 'Vorbei',
    join: 'Mitmachen',
    see: 'Zum Event',
    all: 'Alle Events',
    list: 'Kommende Events',
    none: 'Gerade ist nichts geplant.',
    gone: 'Dieses Event ist nicht hier',
    goneWhy: 'Es wurde gelöscht, oder es ist privat.',
    opensBeside: '(öffnet sich in einem neuen Tab)',
  },
};
