import { expect, it } from '@jest/globals';
import { isLanguage, languageAmong, localeAmong, localeFor, localeIn } from '../src/language.ts';

it.each([
  [['de-AT', 'en'], 'de'],
  [['fr', 'DE'], 'de'],
  [['en-GB', 'de'], 'en'],
  [['fr', '*', ''], 'en'],
  [[], 'en'],
])('of %j the first that we have is %s', (wanted, language) => {
  expect(languageAmong(wanted)).toBe(language);
});

it.each(['constructor', '__proto__', 'de-DE', '', null])('%j is no language of ours', (code) => {
  expect(isLanguage(code)).toBe(false);
});

it.each([
  ['en-GB', 'en-GB'],
  ['EN-gb', 'en-GB'],
  ['en-Latn-150', 'en-150'],
  ['en-GB-oxendict', 'en-GB'],
  ['en', 'en'],
  ['en-x-abc123', 'en'],
  ['en-ZZ', 'en'],
  ['en-u-nu-thai', 'en'],
  ['en-<script>', 'en'],
  ['de-AT-1996', 'de-AT'],
  ['de-US', 'de'],
] as const)('of the tag %s the locale is %s', (tag, locale) => {
  expect(localeIn(languageAmong([tag]), tag)).toBe(locale);
});

it.each([
  ['en', ['de-CH', 'en-GB'], 'en-GB'],
  ['de', ['en-GB', 'de-CH'], 'de-CH'],
  ['en', ['fr-FR'], 'en-US'],
] as const)('%s is written for who wants %j as in %s', (language, wanted, locale) => {
  expect(localeFor(language, wanted)).toBe(locale);
});

it.each([
  [['fr', 'de-CH', 'en-GB'], null, 'de-CH'],
  [['fr', 'de-CH', 'en-GB'], 'en', 'en-GB'],
  [['fr', 'de-CH'], 'en', 'en-US'],
  [['de-CH'], 'constructor', 'de-CH'],
])('who wants %j and chose %s gets %s', (wanted, chosen, locale) => {
  expect(localeAmong(wanted, chosen)).toBe(locale);
});
