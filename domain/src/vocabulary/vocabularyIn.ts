import type { WeatherDescription } from '../event/weather.ts';
import { languageAmong, type Language, type LanguageTag } from '../language.ts';
import type { FieldName } from '../refusals/fieldNames.ts';
import type { ReportReason } from '../report/reasons.ts';
import { VOCABULARIES } from './vocabularies.generated.ts';

/** To texts about the event of a response, or about all that the person of an account responds to or organises. */
export type Consent = 'texts' | 'accountTexts';

/** Words of closed sets: stored in English, and shown in the language of the reader. */
export interface Vocabulary {
  /** What people agree to, and is kept with what they left in the very words that they read. */
  consents: Readonly<Record<Consent, string>>;
  eventTypeNames: Readonly<Record<string, string>>;
  fieldNames: Readonly<Record<FieldName, string>>;
  reportReasons: Readonly<Record<ReportReason, string>>;
  weather: Readonly<Record<WeatherDescription, string>>;
}

const IN_LANGUAGE: Readonly<Record<Language, Vocabulary>> = VOCABULARIES;

/** For the server, which speaks all languages; the web fetches the one that it needs. */
export const vocabularyIn = (language: LanguageTag): Vocabulary => IN_LANGUAGE[languageAmong([language])];

/** The sets whose words are stored. */
export type WordSet = keyof Omit<Vocabulary, 'consents' | 'fieldNames'>;

/** A word of a closed vocabulary; as it is where it is none of them, such as an operator's own. */
export const wordIn = (language: LanguageTag, vocabulary: WordSet, word: string): string => {
  const words: Readonly<Record<string, string>> = vocabularyIn(language)[vocabulary];
  return Object.hasOwn(words, word) ? (words[word] ?? word) : word;
};
