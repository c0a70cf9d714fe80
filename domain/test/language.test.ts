import { expect, it } from '@jest/globals';
import { isLanguage, languageAmong, localeIn } from '../src/language.ts';

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
