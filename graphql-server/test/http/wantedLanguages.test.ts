import { expect, it } from '@jest/globals';
import { wantedLanguages } from '../../src/http/wantedLanguages.ts';

it.each([
  [undefined, []],
  ['', []],
  ['de', ['de']],
  ['en-GB,en;q=0.9,de;q=0.8', ['en-GB', 'en', 'de']],
  ['fr;q=0.3, de-CH ; q=0.9 , *;q=0.1', ['de-CH', 'fr', '*']],
  ['de;q=0, en', ['en']],
  ['<script>;q=2', ['<script>']],
  [';;;,,;q=', []],
])('of %j the most wanted comes first', (header, languages) => {
  expect(wantedLanguages(header)).toEqual(languages);
});

it('reads only the beginning of an endless header', () => {
  expect(wantedLanguages('en,'.repeat(10_000))).toHaveLength(10);
});
