import type { AskAnswer } from '@quorum/domain/decision/ask';
import { CATALOGUES } from '../../../messages/catalogues.generated.ts';

/** What somebody says by a text. */
export type TextedWord = AskAnswer | 'STOP' | 'START' | 'HELP';

/** In every language that texts are written in, whichever the reader's was. */
const REPLIES = Object.values(CATALOGUES).flatMap(({ sms: { replies } }): [string, TextedWord][] => [
  [replies.yes, 'IN'],
  [replies.no, 'OUT'],
  [replies.maybe, 'MAYBE'],
  [replies.help, 'HELP'],
]);

/** As carriers demand them. CANCEL is none, for people mean the event by it; carriers take it for STOP themselves. */
const OF_CARRIERS: readonly [string, TextedWord][] = [
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
];

const WORDS: ReadonlyMap<string, TextedWord> = new Map([...REPLIES, ...OF_CARRIERS]);

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
