import type { AskAnswer } from '../decision/ask.ts';

/** What somebody says by a text. */
export type TextedWord = AskAnswer | 'STOP' | 'START' | 'HELP';

/**
 * The words as carriers demand them, and answers in the languages that texts are written in. CANCEL is none, for people mean
 * the event by it; carriers take it for STOP themselves.
 */
const WORDS: ReadonlyMap<string, TextedWord> = new Map([
  ['YES', 'IN'],
  ['JA', 'IN'],
  ['NO', 'OUT'],
  ['NEIN', 'OUT'],
  ['MAYBE', 'MAYBE'],
  ['VIELLEICHT', 'MAYBE'],
  ['STOP', 'STOP'],
  ['STOPALL', 'STOP'],
  ['UNSUBSCRIBE', 'STOP'],
  ['END', 'STOP'],
  ['QUIT', 'STOP'],
  // a carrier may take YES for it too; here only these take STOP back
  ['START', 'START'],
  ['UNSTOP', 'START'],
  ['HELP', 'HELP'],
  ['INFO', 'HELP'],
  ['HILFE', 'HELP'],
]);

/** Longer than any word with its quotation marks: a novel is none. */
const TYPED_MAX = 40;

/** The word that a text is, however it is typed; null for anything else. */
export const wordIn = (text: string): TextedWord | null => {
  if (text.length > TYPED_MAX) return null;
  const typed = text
    .normalize('NFKC')
    .replaceAll(/[\p{Cf}\s]+/gu, ' ')
    .trim();
  return WORDS.get(typed.replaceAll(/^[\p{P} ]+|[\p{P} ]+$/gu, '').toUpperCase()) ?? null;
};
