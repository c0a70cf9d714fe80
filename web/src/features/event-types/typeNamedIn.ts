import type { EventTypesQuery } from '../../generated/graphql.generated.ts';
import { wordIn } from '../../lib/language.ts';
import { TYPE_WORDS } from './typeWords.ts';

/** What is none of the others, which a title says by chance alone. */
const NO_SUBJECT = 'Other';

/** In lower case, one space before and after each word. */
const inWords = (text: string) =>
  ` ${
    text
      .toLocaleLowerCase()
      .match(/[\p{L}\p{N}]+/gu)
      ?.join(' ') ?? ''
  } `;

/**
 * The type that a title names, in the reader's language, in English, or by what people call it, as in 'Football on Thursday'; of
 * several the one with the longest word.
 */
export const typeNamedIn = (title: string, types: EventTypesQuery['eventTypes']) => {
  const words = inWords(title);
  const lengthIn = ({ name }: { name: string }) => {
    if (name === NO_SUBJECT) return 0;
    const labels = [name, wordIn('eventTypeNames', name), ...(TYPE_WORDS[name] ?? [])].map(inWords);
    return Math.max(0, ...labels.filter((label) => words.includes(label)).map(({ length }) => length));
  };
  const [longest] = types
    .map((type) => ({ type, length: lengthIn(type) }))
    .toSorted((one, other) => other.length - one.length);
  return longest && longest.length > 0 ? longest.type : undefined;
};
