import { type ComponentsJSON, createI18n, type Translation, type Translations as Catalogue } from '@nanostores/i18n';
import { isLanguage, languageAmong, localeFor, SOURCE_LANGUAGE, type Language } from '@quorum/domain/language';
import type { ReasonKey } from '@quorum/domain/refusals/Reason';
import type { Vocabulary, WordSet } from '@quorum/domain/vocabulary/vocabularyIn';
import { atom } from 'nanostores';
import { useSyncExternalStore } from 'react';
import { TRANSLATIONS } from '../generated/messages/translations.generated.ts';
import { localStore } from './storage.ts';

const KEY = 'quorum-language';
const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** What other languages alone have: texts for what is stored, or refused, in English. */
interface Translations extends Vocabulary {
  refusals: Record<ReasonKey, string>;
}

const loaders: Record<
  Exclude<Language, typeof SOURCE_LANGUAGE>,
  () => Promise<ComponentsJSON & Translations>
> = TRANSLATIONS;

const $language = atom<Language>(SOURCE_LANGUAGE);

const load = async (language: Language): Promise<ComponentsJSON> =>
  language === SOURCE_LANGUAGE ? {} : loaders[language]();

const define = createI18n<Language, typeof SOURCE_LANGUAGE>($language, { baseLocale: SOURCE_LANGUAGE, get: load });

/**
 * One part of the catalogue, in the language of the moment. The object is the same in every language; its messages
 * change, before any component renders again.
 */
export const messages = <English extends Record<string, Translation>>(
  part: string,
  english: English,
): Readonly<English> => {
  const live = { ...english };
  define(part, english).subscribe((current) => void Object.assign(live, current));
  return live;
};

/** What a person chose here before, else the first of their browser's languages that we have, else English. */
export const preferredLanguage = (wanted: readonly string[] = navigator.languages): Language => {
  const chosen = localStore.read(KEY);
  return isLanguage(chosen) ? chosen : languageAmong(wanted);
};

/** The browser's own variant of a language, such as `en-GB`: it decides how dates and numbers look. */
const ownLocale = (language: Language): string => localeFor(language, navigator.languages);

let locale = ownLocale(SOURCE_LANGUAGE);

/** The locale of the moment, for whatever `Intl` and luxon write. */
export const currentLocale = (): string => locale;

/** Fetches the texts of `language`, so that it can be spoken. */
export const loadLanguage = async (language: Language): Promise<void> => {
  if (language !== SOURCE_LANGUAGE) define.cache[language] = (await load(language)) as unknown as Catalogue;
};

/** Speaks a language that is loaded, in one of its variants. */
export const activateLanguage = (language: Language, variant: string): void => {
  locale = variant;
  $language.set(language);
};

/** Speaks one of our locales, as the server did that wrote the page; rejects when its texts cannot be fetched. */
export const applyLocale = async (variant: string): Promise<void> => {
  const language = languageAmong([variant]);
  await loadLanguage(language);
  activateLanguage(language, variant);
};

/** Speaks `language` from now on; rejects, and changes nothing, when its texts cannot be fetched. */
export const applyLanguage = async (language: Language): Promise<void> => {
  await loadLanguage(language);
  document.documentElement.lang = language;
  activateLanguage(language, ownLocale(language));
};

/** Speaks `language`, here and whenever this browser comes back. */
export const chooseLanguage = async (language: Language): Promise<void> => {
  await applyLanguage(language);
  localStore.write(KEY, language);
  // for the server, which writes the first view
  document.cookie = `${KEY}=${language}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax`;
};

/** Undefined for English. */
export const translations = <Part extends keyof Translations>(part: Part): Translations[Part] | undefined =>
  (define.cache[$language.get()] as unknown as Partial<Translations>)[part];

/** A word of a fixed set, in the language of the moment; as it is where it is none of them, such as an operator's own. */
export const wordIn = (vocabulary: WordSet, word: string): string => {
  const words: Readonly<Record<string, string>> = translations(vocabulary) ?? {};
  return Object.hasOwn(words, word) ? (words[word] ?? word) : word;
};

const listen = (notify: () => void) => $language.listen(notify);

/** The current language. The component renders again when it changes. */
export const useLanguage = (): Language => useSyncExternalStore(listen, $language.get, $language.get);

/** Speaks the reader's language. Never rejects: without its texts the page stays as it is. */
export const applyPreferredLanguage = async (): Promise<void> => {
  const language = preferredLanguage();
  if (ownLocale(language) !== locale) await applyLanguage(language).catch(() => undefined);
};
