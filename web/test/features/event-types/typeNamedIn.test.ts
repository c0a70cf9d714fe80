import { describe, expect, it } from '@jest/globals';
import { typeNamedIn } from '../../../src/features/event-types/typeNamedIn.ts';
import { activateLanguage, loadLanguage } from '../../../src/lib/language.ts';

const types = ['Soccer', 'Tennis', 'Ultimate Frisbee', 'Table Tennis', 'Board Games', 'Running', 'Other'].map(
  (name, id) => ({
    __typename: 'EventType' as const,
    id,
    name,
    color: '#15803d',
  }),
);

const nameIn = (title: string) => typeNamedIn(title, types)?.name;

describe('the type that a title names', () => {
  it.each([
    ['Soccer under the lights', 'Soccer'],
    ['Sunday: SOCCER!', 'Soccer'],
    ['Ultimate  frisbee in the park', 'Ultimate Frisbee'],
    ['Table tennis, doubles', 'Table Tennis'],
    ['Football on Thursday', 'Soccer'],
    ['5-a-side, indoor', 'Soccer'],
    ['Board game night', 'Board Games'],
    ['Spieleabend bei Mia', 'Board Games'],
    ['Sunday morning run', 'Running'],
  ])("of '%s' is %s", (title, name) => expect(nameIn(title)).toBe(name));

  it.each(['Boules by the canal', 'Soccerwatching', 'The other evening', ''])("is none in '%s'", (title) =>
    expect(nameIn(title)).toBeUndefined(),
  );

  it('is found in the language of the reader, and in English still', async () => {
    await loadLanguage('de');
    activateLanguage('de', 'de-DE');
    expect(nameIn('Fußball im Park')).toBe('Soccer');
    expect(nameIn('Soccer im Park')).toBe('Soccer');
  });
});
