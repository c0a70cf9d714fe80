import type { EventTypesQuery } from '../../generated/graphql.generated.ts';
import { wordIn } from '../../lib/language.ts';

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

/** The type that a title names in the reader's language or in English, as in 'Badminton on Thursday'; of several the longest. */
export const typeNamedIn = (title: string, types: EventTypesQuery['eventTypes']) => {
  const words = inWords(title);
  const isNamed = ({ name }: { name: string }) =>
    name !== NO_SUBJECT && [name, wordIn('eventTypeNames', name)].some((label) => words.includes(inWords(label)));
  return types.filter(isNamed).toSorted((one, other) => other.name.length - one.name.length)[0];
};
