import { describe, expect, it } from '@jest/globals';
import { LANGUAGES, type Language } from '../src/language.ts';
import { vocabularyIn, wordIn } from '../src/vocabulary/vocabularyIn.ts';

describe('a word of a closed vocabulary', () => {
  it('is shown in the language of its reader', () => {
    expect(wordIn('de', 'weather', 'Light rain')).toBe('Leichter Regen');
    expect(wordIn('de-AT', 'weather', 'Light rain')).toBe('Leichter Regen');
    expect(wordIn('en', 'eventTypeNames', 'Board Games')).toBe('Board Games');
  });

  it('is as it is where it is none of them', () => {
    for (const word of ['Quidditch', 'constructor', '']) expect(wordIn('de', 'eventTypeNames', word)).toBe(word);
  });

  it.each(Object.keys(LANGUAGES) as Language[])('is the same word of English in %s', (language) => {
    for (const [name, words] of Object.entries(vocabularyIn('en')))
      expect(Object.keys(vocabularyIn(language)[name as keyof ReturnType<typeof vocabularyIn>])).toEqual(
        Object.keys(words as object),
      );
  });

  it('is stored as English has it', () => {
    const { eventTypeNames, reportReasons, weather } = vocabularyIn('en');
    for (const words of [eventTypeNames, reportReasons, weather])
      expect(Object.values(words)).toEqual(Object.keys(words));
  });
});
