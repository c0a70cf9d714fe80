/** The languages that we have, each by its own name. */
export const LANGUAGES = { en: 'English', de: 'Deutsch' } as const;
export type Language = keyof typeof LANGUAGES;

/** The one that all texts are written in first. */
export const SOURCE_LANGUAGE = 'en' satisfies Language;

export const isLanguage = (code: string | null): code is Language => code !== null && Object.hasOwn(LANGUAGES, code);

/** `de` of `de-AT`. */
export const languageCodeOf = (locale: string): string => locale.split('-')[0]?.toLowerCase() ?? '';

/** The first of these locales whose language we have, else English. */
export const languageAmong = (wanted: readonly string[]): Language =>
  wanted.map(languageCodeOf).find(isLanguage) ?? SOURCE_LANGUAGE;
