import type { When } from '@quorum/domain/event/news';
import { cleanLine } from '@quorum/domain/cleanText';
import type { ReaderLanguage } from '@quorum/domain/readerLanguage';
import { messagesIn } from '../../../messages/messagesIn.ts';
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
  return messagesIn(language).quote({ text: shown });
};

/** A line about an event, and when it is. */
export type Line = (event: { title: string; when: string }) => string;

interface Rest extends Pick<ShortForm, 'url'>, Partial<Pick<ShortForm, 'takes'>> {
  when?: typeof shortWhen;
  /** The line of the text message; left out, that of the subject. */
  texted?: Line | undefined;
}

/** The subject of a mail about an event, and the line of a text message, which writes the date in fewer letters. */
export const lineOfEvent = (
  say: Line,
  event: Pick<When, 'date' | 'timezone'> & { title: string },
  language: ReaderLanguage,
  { when = shortWhen, texted = say, url, takes = null }: Rest,
): Pick<Message, 'subject' | 'sms'> => {
  const line = (title: string) => texted({ title, when: textedWhen(event, language) });
  return {
    subject: say({ title: titleInSubject(event, language), when: when(event, language) }),
    sms: { say: line, title: event.title, url, takes },
  };
};
