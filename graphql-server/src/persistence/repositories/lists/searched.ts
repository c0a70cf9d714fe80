import { IS_LISTED } from '../../entities/EventEntity.ts';
import { IS_OPEN } from '../../entities/PollEntity.ts';
import { SEARCHED } from '../../entities/rules/searched.ts';

/** Letters of what is searched for. */
export const SEARCH_MAX = 100;
const WORDS_MAX = 10;

/** The numbers of the events that lists may show, or of the polls, with these words. Looked up once and by itself: a plan made without the words might read all. */
const foundIn = (table: string, where: string) => (words: string) =>
  `found as materialized (select id from ${table} where ${where} and ${SEARCHED} @@ to_tsquery('simple', ${words}))`;

export const eventsFoundBy = foundIn('event', IS_LISTED);
export const pollsFoundBy = foundIn('poll', IS_OPEN);

const wordsIn = (text: string): string[] => {
  const plain = text.normalize('NFKD').replaceAll(/[\u0300-\u036f]/g, '');
  return plain.split(/[^\p{L}\p{N}\p{M}]+/u).filter((word) => word !== '');
};

/** What finds those that have all the words of `text`, each in whole or its beginning; null for a text without any. */
export const searchFor = (text: string): string | null => {
  const words = wordsIn(text).slice(0, WORDS_MAX);
  return words.length === 0 ? null : words.map((word) => `'${word}':*`).join(' & ');
};

/** The same of a text that is at hand. */
export const hasWords = (text: string, search: string): boolean => {
  const [there, wanted] = [text, search].map((one) => wordsIn(one.toLowerCase())) as [string[], string[]];
  return wanted.length > 0 && wanted.slice(0, WORDS_MAX).every((word) => there.some((one) => one.startsWith(word)));
};
