import type { WeatherDescription } from '../event/weather.ts';
import type { Language } from '../language.ts';
import type { FieldName } from '../refusals/fieldNames.ts';
import type { ReportReason } from '../report/reasons.ts';
import { VOCABULARIES } from './vocabularies.generated.ts';

/** Words of closed sets: stored in English, and shown in the language of the reader. */
export interface Vocabulary {
  eventTypeNames: Readonly<Record<string, string>>;
  fieldNames: Readonly<Record<FieldName, string>>;
  reportReasons: Readonly<Record<ReportReason, string>>;
  weather: Readonly<Record<WeatherDescription, string>>;
}

const IN_LANGUAGE: Readonly<Record<Language, Vocabulary>> = VOCABULARIES;

/** For the server, which speaks all languages; the web fetches the one that it needs. */
export const vocabularyIn = (language: Language): Vocabulary => IN_LANGUAGE[language];

/** A word of a closed vocabulary; as it is where it is none of them, such as an operator's own. */
export const wordIn = (language: Language, vocabulary: keyof Omit<Vocabulary, 'fieldNames'>, word: string): string => {
  const words: Readonly<Record<string, string>> = vocabularyIn(language)[vocabulary];
  return Object.hasOwn(words, word) ? (words[word] ?? word) : word;
};
