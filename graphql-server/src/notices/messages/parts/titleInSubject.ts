import { cleanLine } from '@quorum/domain/cleanText';
import type { Language } from '@quorum/domain/language';
import { messagesIn } from '../languages/messagesIn.ts';

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
