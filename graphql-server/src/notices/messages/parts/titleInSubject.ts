import type { When } from '@quorum/domain/event/news';
import { cleanLine } from '@quorum/domain/cleanText';
import type { Language } from '@quorum/domain/language';
import { messagesIn } from '../languages/messagesIn.ts';
import type { Message, ShortForm } from './Content.ts';
import { shortWhen, textedWhen } from './when.ts';

/** In characters as a person counts them: a phone shows about as many of a subject. */
const SHOWN_MAX = 50;

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** What an event is called, in quotation marks: the words around it are ours, these are its organiser's. */
export const titleInSubject = ({ title }: { title: string }, language: Language): string => {
  // a title from before titles were cleaned is cleaned here
  const characters = [...graphemes.segment(cleanLine(title))].map(({ segment }) => segment);
  const isLong = characters.length > SHOWN_MAX;
  const shown = isLong ? `${characters.slice(0, SHOWN_MAX).join('').trimEnd()}…` : characters.join('');
  return messagesIn(language).quote(shown);
};

type Rest = Pick<ShortForm, 'url'> & Partial<Pick<ShortForm, 'takes'>>;

/** The subject of a mail about a poll, and the line of a text message about it. */
export const lineOf = (
  say: (title: string) => string,
  about: { title: string },
  language: Language,
  { url, takes = null }: Rest,
): Pick<Message, 'subject' | 'sms'> => ({
  subject: say(titleInSubject(about, language)),
  sms: { say, title: about.title, takes, url },
});

/** The same about an event, which text messages write the date of in fewer letters. */
export const lineOfEvent = (
  say: (title: string, when: string) => string,
  event: Pick<When, 'date' | 'timezone'> & { title: string },
  language: Language,
  { when = shortWhen, ...rest }: Rest & { when?: typeof shortWhen },
): Pick<Message, 'subject' | 'sms'> => {
  const { sms } = lineOf((title) => say(title, textedWhen(event, language)), event, language, rest);
  return { subject: say(titleInSubject(event, language), when(event, language)), sms };
};
