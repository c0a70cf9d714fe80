import type { ReaderLanguage } from '@quorum/domain/readerLanguage';
import { DateTime } from 'luxon';
import { messagesIn } from '../../messages/messagesIn.ts';
import type { EventView } from '../presenters/presentEvent.ts';

export const feedTitle = (language: ReaderLanguage): string => messagesIn(language).feed.title;

/** What a feed says of an event, line by line, in its own time zone. */
export const linesOf = (event: EventView, language: ReaderLanguage): string[] => {
  const { needed, calledOff } = messagesIn(language).feed;
  const start = DateTime.fromISO(event.date, { zone: event.timezone });
  const when = start.setLocale(language).toLocaleString(DateTime.DATETIME_FULL);
  return [
    ...(event.status === 'CALLED_OFF' ? [calledOff] : []),
    when,
    event.location,
    needed({ people: event.participantThreshold.toLocaleString(language) }),
    event.notes,
    event.webLink,
  ].filter((line) => line !== '');
};
