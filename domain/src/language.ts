/**
 * The languages that we have: what each calls itself, and the regions where it is written in ways of their own (Unicode
 * CLDR); a region is two letters or three digits. Their texts are in the folder `messages`.
 */
export const LANGUAGES = {
  en: {
    name: 'English',
    regions:
      '001 150 AE AG AI AS AT AU BB BE BI BM BS BW BZ CA CC CH CK CM CX CY CZ DE DG DK DM EE ER ES FI FJ FK FM FR GB ' +
      'GD GE GG GH GI GM GS GU GY HK HU ID IE IL IM IN IO IT JE JM JP KE KI KN KY LC LR LS LT LV MG MH MO MP MS MT MU ' +
      'MV MW MY NA NF NG NL NO NR NU NZ PG PH PK PL PN PR PT PW RO RW SB SC SD SE SG SH SI SK SL SS SX SZ TC TK TO TT ' +
      'TV TZ UA UG UM US VC VG VI VU WS ZA ZM ZW',
  },
  de: { name: 'Deutsch', regions: 'AT BE CH DE IT LI LU' },
} as const;
export type Language = keyof typeof LANGUAGES;

/** A language, or the way in which a region writes it. */
export type LanguageTag = Language | `${Language}-${string}`;

/** The one that all texts are written in first. */
export const SOURCE_LANGUAGE = 'en' satisfies Language;

/** Texts that are still written in code: the server's own, such as mails. A language without them shows the English ones. */
export type InLanguages<Text> = Readonly<Record<'en' | 'de', Text> & Partial<Record<Language, Text>>>;

/** After the language, and the script where there is one (RFC 5646). */
const REGION = /^[a-z]+(?:-[a-z]{4})?-([a-z]{2}|\d{3})(?![a-z\d])/i;

export const isLanguage = (code: string | null): code is Language => code !== null && Object.hasOwn(LANGUAGES, code);

/** `de` of `de-AT`. */
export const languageCodeOf = (locale: string): string => locale.split('-')[0]?.toLowerCase() ?? '';

export const inLanguage = <Text>(texts: InLanguages<Text>, language: LanguageTag): Text =>
  (texts as Partial<Record<string, Text>>)[languageCodeOf(language)] ?? texts[SOURCE_LANGUAGE];

/** The first of these locales whose language we have, else English. */
export const languageAmong = (wanted: readonly string[]): Language =>
  wanted.map(languageCodeOf).find(isLanguage) ?? SOURCE_LANGUAGE;

/**
 * One of a fixed set, such as `en-GB`, `de` or `de-AT`, for a language tag of that language, which says whatever its sender
 * likes: formatters and caches are kept by locale, and there are endless tags.
 */
export const localeIn = (language: Language, tag: string): string => {
  const region = REGION.exec(tag)?.[1]?.toUpperCase() ?? '';
  return ` ${LANGUAGES[language].regions} `.includes(` ${region} `) ? `${language}-${region}` : language;
};

/** How a reader of a language writes it, who wants these tags: by the region of the first one in that language. */
export const localeFor = (language: Language, wanted: readonly string[]): string => {
  const tag = wanted.find((locale) => languageCodeOf(locale) === language);
  if (tag !== undefined) return localeIn(language, tag);
  return language === SOURCE_LANGUAGE ? 'en-US' : language;
};

/** The locale, of a fixed set, for a reader who wants these tags, the most wanted first, and may have `chosen` a language of ours. */
export const localeAmong = (wanted: readonly string[], chosen: string | null): string =>
  localeFor(isLanguage(chosen) ? chosen : languageAmong(wanted), wanted);
