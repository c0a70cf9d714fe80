import { countsTo12 } from './countsTo12.ts';
import { languageAmong, LANGUAGES, type Language } from './language.ts';

/** Where a language is written by two kinds of clocks: a variant that stands for all that have the less usual one. */
const OTHER_CLOCK = { en: 'en-GB' } as const satisfies Partial<Record<Language, `${Language}-${string}`>>;

/**
 * How somebody is written to when no browser of theirs is there: in which language, and whether 6 PM or 18:00. A locale says
 * more than that about a person, and is not kept.
 */
export type ReaderLanguage = Language | (typeof OTHER_CLOCK)[keyof typeof OTHER_CLOCK];

export const READER_LANGUAGES = [...Object.keys(LANGUAGES), ...Object.values(OTHER_CLOCK)] as readonly ReaderLanguage[];

export const isReaderLanguage = (text: string): text is ReaderLanguage =>
  (READER_LANGUAGES as readonly string[]).includes(text);

const choose = (locale: string): ReaderLanguage => {
  const language = languageAmong([locale]);
  if (countsTo12(locale) === countsTo12(language)) return language;
  return (OTHER_CLOCK as Partial<Record<Language, ReaderLanguage>>)[language] ?? language;
};

const chosen = new Map<string, ReaderLanguage>();

/** With the clock of the pages that a reader gets in this locale, of a fixed set, so that mails and pages agree. */
export const readerLanguageOf = (locale: string): ReaderLanguage => {
  const known = chosen.get(locale) ?? choose(locale);
  chosen.set(locale, known);
  return known;
};

const by12 = new Set(READER_LANGUAGES.filter(countsTo12));

/** Whether they read 6 PM where others read 18:00. */
export const reads12 = (language: ReaderLanguage): boolean => by12.has(language);
