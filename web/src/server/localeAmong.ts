import { isLanguage, languageAmong } from '@quorum/domain/language';
import { localeFor } from '../lib/language.ts';

/** Whether `Intl` takes it for the name of a language; a header may hold anything. */
const isWellFormed = (locale: string): boolean => {
  try {
    return Intl.getCanonicalLocales(locale).length === 1;
  } catch {
    return false;
  }
};

/**
 * The locale for a reader who wants `languages`, the most wanted first, and may have chosen one of ours before. The
 * browser comes to the same, or renders the page again.
 */
export const localeAmong = (languages: readonly string[], chosen: string | null): string => {
  const wanted = languages.filter(isWellFormed);
  return localeFor(isLanguage(chosen) ? chosen : languageAmong(wanted), wanted);
};
