import { cleanLine } from '@quorum/domain/cleanText';
import type { Language } from '@quorum/domain/language';
import { messagesIn } from '../languages/messagesIn.ts';
import type { Message, ShortForm } from './Content.ts';

/** In characters as a person counts them: a phone shows about as many of a subject. */
const SHOWN_MAX = 50;

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** A text of so many characters at most, with an ellipsis where it was longer. */
export const shortened = (text: string, max: number): string => {
  // one from before texts were cleaned is cleaned here
  const characters = [...graphemes.segment(cleanLine(text))].map(({ segment }) => segment);
  return characters.length > max ? `${characters.slice(0, max).join('').trimEnd()}…` : characters.join('');
};

/** What an event is called, in quotation marks: the words around it are ours, these are its organiser's. */
export const titleInSubject = ({ title }: { title: string }, language: Language): string =>
  messagesIn(language).quote(shortened(title, SHOWN_MAX));

type Rest = Pick<ShortForm, 'url'> & Partial<Pick<ShortForm, 'takes'>>;

/** The subject of a message, and the same line for a text message, where its title is as short as it must be. */
export const lineOf = (
  say: ShortForm['say'],
  about: { title: string },
  language: Language,
  { url, takes = null }: Rest,
): Pick<Message, 'subject' | 'sms'> => ({
  subject: say(titleInSubject(about, language)),
  sms: { say, title: about.title, takes, url },
});
