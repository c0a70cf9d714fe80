import { inLanguage, type InLanguages } from '@quorum/domain/language';
import type { ReaderLanguage } from '@quorum/domain/readerLanguage';
import { DateTime } from 'luxon';
import type { EventView } from '../presenters/presentEvent.ts';

interface FeedWords {
  /** What the feed is called. */
  title: string;
  /** How many people it takes. */
  needed: (count: string) => string;
  calledOff: string;
}

const WORDS: InLanguages<FeedWords> = {
  en: { title: 'Quorum: new events', needed: (count) => `Happens if ${count} people are in`, calledOff: 'Called off' },
  de: {
    title: 'Quorum: neue Events',
    needed: (count) => `Findet statt, wenn ${count} Leute dabei sind`,
    calledOff: 'Abgesagt',
  },
};

export const feedTitle = (language: ReaderLanguage): string => inLanguage(WORDS, language).title;

/** What a feed says of an event, line by line, in its own time zone. */
export const linesOf = (event: EventView, language: ReaderLanguage): string[] => {
  const { needed, calledOff } = inLanguage(WORDS, language);
  const start = DateTime.fromISO(event.date, { zone: event.timezone });
  const when = start.setLocale(language).toLocaleString(DateTime.DATETIME_FULL);
  return [
    ...(event.status === 'CALLED_OFF' ? [calledOff] : []),
    when,
    event.location,
    needed(event.participantThreshold.toLocaleString(language)),
    event.notes,
    event.webLink,
  ].filter((line) => line !== '');
};
