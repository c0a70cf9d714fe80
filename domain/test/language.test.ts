import { expect, it } from '@jest/globals';
import { isLanguage, languageAmong } from '../src/language.ts';

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
