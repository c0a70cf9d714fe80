import type { When } from '@quorum/domain/event/news';
import { cleanLine } from '@quorum/domain/cleanText';
import type { ReaderLanguage } from '@quorum/domain/readerLanguage';
import { messagesIn } from '../languages/messagesIn.ts';
import type { Message, ShortForm } from './Content.ts';
import { shortWhen, textedWhen } from './when.ts';

/** In characters as a person counts them: a phone shows about as many of a subject. */
const SHOWN_MAX = 50;

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** What an event is called, in quotation marks: the words around it are ours, these are its organiser's. */
export const titleInSubject = ({ title }: { title: string }, language: ReaderLanguage): string => {
  // a title from before titles were cleaned is cleaned here
  const characters = [...graphemes.segment(cleanLine(title))].map(({ segment }) => segment);
  const isLong = characters.length > SHOWN_MAX;
  const shown = isLong ? `${characters.slice(0, SHOWN_MAX).join('').trimEnd()}…` : characters.join('');
  return messagesIn(language).quote(shown);
};

interface Rest extends Pick<ShortForm, 'url'>, Partial<Pick<ShortForm, 'takes'>> {
  when?: typeof shortWhen;
  /** The line of the text message; left out, that of the subject. */
  texted?: ((title: string, when: string) => string) | undefined;
}

/** The subject of a mail about an event, and the line of a text message, which writes the date in fewer letters. */
export const lineOfEvent = (
  say: (title: string, when: string) => string,
  event: Pick<When, 'date' | 'timezone'> & { title: string },
  language: ReaderLanguage,
  { when = shortWhen, texted = say, url, takes = null }: Rest,
): Pick<Message, 'subject' | 'sms'> => {
  const line = (title: string) => texted(title, textedWhen(event, language));
  return {
    subject: say(titleInSubject(event, language), when(event, language)),
    sms: { say: line, title: event.title, url, takes },
  };
};
