import type { AskAnswer } from '@quorum/domain/decision/ask';
import { CATALOGUES, type ServerMessages } from '../../../messages/catalogues.generated.ts';
import { toGsm } from './gsm.ts';

/** A word that somebody replies by text. */
export type TextedWord = AskAnswer | 'STOP' | 'START' | 'HELP';

type Replies = ServerMessages['sms']['replies'];

type Meaning = readonly [word: string, means: TextedWord];

/** As carriers demand them. CANCEL is none, for people mean the event by it; carriers take it for STOP themselves. */
const OF_CARRIERS: readonly Meaning[] = [
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

/** The words of a language, also as a text shows them: without the accents that its alphabet lacks. */
const wordsOf = ({ yes, no, maybe, help }: Replies): Meaning[] => {
  const words: readonly Meaning[] = [
    [yes, 'IN'],
    [no, 'OUT'],
    [maybe, 'MAYBE'],
    [help, 'HELP'],
  ];
  const shown = words.map(([word, means]): Meaning => [toGsm(word), means]);
  // nothing is left of another script
  return [...words, ...shown.filter(([word]) => word !== '')];
};

/** Longer than any word with its quotation marks: a novel is none. */
const TYPED_MAX = 40;

/** Reads the word that a text is, in any of these languages and however it is typed; null for anything else. */
export const readerOf = (languages: readonly Replies[]): ((text: string) => TextedWord | null) => {
  const words: ReadonlyMap<string, TextedWord> = new Map([...languages.flatMap(wordsOf), ...OF_CARRIERS]);
  return (text) => {
    if (text.length > TYPED_MAX) return null;
    const typed = text
      .normalize('NFKC')
      .replaceAll(/[\p{Cf}\s]+/gu, ' ')
      .trim();
    return words.get(typed.replaceAll(/^[\p{P} ]+|[\p{P} ]+$/gu, '').toUpperCase()) ?? null;
  };
};

export const wordIn = readerOf(Object.values(CATALOGUES).map(({ sms }) => sms.replies));
