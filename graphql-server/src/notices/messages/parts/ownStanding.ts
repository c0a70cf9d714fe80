import type { CalendarStatus } from '@quorum/domain/decision/decision';
import type { ReaderLanguage } from '@quorum/domain/readerLanguage';
import type { Block, ShortForm } from './Content.ts';
import { messagesIn } from '../languages/messagesIn.ts';
import { responseText, type DescribedResponse } from './words.ts';

// What mails say to people about their own response: a sentence that fits those who come makes none for the others.

/** How somebody who responded stands with an event. */
export interface OwnStanding {
  response: DescribedResponse & Required<Pick<DescribedResponse, 'status'>>;
  /** As their calendar shows the event. */
  calendar: CalendarStatus;
}

/** What their response is where it may be news, and what to do about it. */
export const ownResponse = ({ response }: Pick<OwnStanding, 'response'>, language: ReaderLanguage): string =>
  messagesIn(language).ownResponse[response.status](responseText(response, language));

/** What the file that comes along does to their calendar. */
export const calendarFile = ({ calendar }: Pick<OwnStanding, 'calendar'>, language: ReaderLanguage): Block => ({
  kind: 'paragraph',
  text: messagesIn(language).calendarFile[calendar === 'CANCELLED' ? 'remove' : 'change'],
});

/** The same in the first mail about an event, which brings no file to somebody who is not coming. */
export const firstCalendarFile = ({ calendar }: Pick<OwnStanding, 'calendar'>, language: ReaderLanguage): Block[] =>
  calendar === 'CANCELLED' ? [] : [{ kind: 'paragraph', text: messagesIn(language).calendarFile.add }];

/** What a reply to a text message would mean: those who come may still say NO. */
export const takesOf = ({ response: { status } }: Pick<OwnStanding, 'response'>): ShortForm['takes'] => {
  if (status === 'GOING' || status === 'WAITLISTED') return 'NO';
  return status === 'MAYBE' ? 'ANSWER' : null;
};
