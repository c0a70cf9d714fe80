import { describe, expect, it } from '@jest/globals';
import { countsTo12 } from '../src/countsTo12.ts';
import { type Language, LANGUAGES, localeIn } from '../src/language.ts';
import { isReaderLanguage, READER_LANGUAGES, reads12, readerLanguageOf } from '../src/readerLanguage.ts';

/** All locales in which pages are shown. */
const locales = (Object.keys(LANGUAGES) as Language[]).flatMap((language) => [
  language,
  ...LANGUAGES[language].regions.split(' ').map((region) => localeIn(language, `${language}-${region}`)),
]);

describe('the language that is kept of a reader', () => {
  it.each([
    ['en', 'en'],
    ['en-US', 'en'],
    ['en-AU', 'en'],
    ['en-GB', 'en-GB'],
    ['en-IE', 'en-GB'],
    ['en-DE', 'en-GB'],
    ['de', 'de'],
    ['de-CH', 'de'],
  ])('for pages in %s is %s', (locale, language) => {
    expect(readerLanguageOf(locale)).toBe(language);
  });

  it('has the language and the clock of the pages, in every region', () => {
    expect(locales.length).toBeGreaterThan(100);
    const kept = locales.map((locale) => readerLanguageOf(locale));
    expect(kept.map(reads12)).toEqual(locales.map(countsTo12));
    expect(kept.map((one) => one.slice(0, 2))).toEqual(locales.map((one) => one.slice(0, 2)));
    // both clocks are among them, and nothing else about a region
    expect(new Set(kept.map(reads12)).size).toBe(2);
    expect([...new Set(kept)].toSorted()).toEqual([...READER_LANGUAGES].toSorted());
  });

  it.each(['en-US', 'EN', '', '__proto__', 'fr'])('is never %j', (text) => {
    expect(isReaderLanguage(text)).toBe(false);
  });
});
