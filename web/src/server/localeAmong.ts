import { isLanguage, languageAmong } from '@quorum/domain/language';
import { localeFor } from '../lib/language.ts';

/**
 * The locale, of a fixed set, for a reader who wants `languages`, the most wanted first, and may have chosen one of ours
 * before. The browser comes to the same, or renders the page again.
 */
export const localeAmong = (languages: readonly string[], chosen: string | null): string =>
  localeFor(isLanguage(chosen) ? chosen : languageAmong(languages), languages);
