import { describe, expect, it } from '@jest/globals';
import { checkSource } from '../../codegen/messages/checkSource.ts';
import { checkTranslation } from '../../codegen/messages/checkTranslation.ts';
import { printModules } from '../../codegen/messages/printModules.ts';
import type { Catalogue } from '../../codegen/messages/readCatalogue.ts';
import { catalogueOf } from './catalogueOf.ts';

const GAPS = { placeholders: { count: { type: 'int' }, until: { example: '18:00' } } };

const ENGLISH = {
  offer__heading: 'A place is free',
  offer__held: '{count, plural, one {# place until {until}} other {# places until {until}}}',
  '@offer__held': { description: 'In a mail.', ...GAPS },
  quote: '“{text}”',
  '@quote': { placeholders: { text: {} } },
};

const catalogueIn = (language: string, content: Record<string, unknown>): Catalogue =>
  catalogueOf(language, content, 'server/offers').catalogue;

const problemsIn = (content: Record<string, unknown>, name = 'server/offers'): string =>
  checkSource(catalogueOf('en', content, name).catalogue).join('\n');

const modulesOf = (...translations: Catalogue[]) => new Map(printModules(catalogueIn('en', ENGLISH), translations));

describe('what the server says', () => {
  it('becomes a module for each language: functions with the types of the placeholders, in groups', () => {
    const german = catalogueIn('de', {
      quote: '„{text}“',
      offer__held: '{count, plural, one {Bis {until} ein Platz} other {Bis {until} # Plätze}}',
      offer__heading: 'Ein Platz ist frei',
    });
    const modules = modulesOf(german);
    expect(modules.get('graphql-server/src/messages/en.generated.ts')).toContain(
      `import { count, params } from './fill.ts';

export const en = {
  offer: {
    heading: "A place is free",
    /** In a mail. */
    held: count<{ count: number; until: string }>("en", { one: "{count} place until {until}", other: "{count} places until {until}" }),
  },
  quote: params<{ text: string }>("“{text}”"),
};`,
    );
    expect(modules.get('graphql-server/src/messages/de.generated.ts')).toContain(
      `export const de = {
  offer: {
    heading: "Ein Platz ist frei",
    held: count<{ count: number; until: string }>("de", { one: "Bis {until} ein Platz", other: "Bis {until} {count} Plätze" }),
  },`,
    );
    expect(modules.get('graphql-server/src/messages/catalogues.generated.ts')).toContain(
      'CATALOGUES: Readonly<Record<Language, ServerMessages>> = { en, de };',
    );
  });

  it('counts in a language that has one form', () => {
    const japanese = catalogueIn('ja', {
      offer__heading: '空きあり',
      offer__held: '{until}まで{count}席',
      quote: '「{text}」',
    });
    expect(checkTranslation(catalogueIn('en', ENGLISH), japanese)).toEqual([]);
    expect(modulesOf(japanese).get('graphql-server/src/messages/ja.generated.ts')).toContain(
      'held: count<{ count: number; until: string }>("ja", { other: "{until}まで{count}席" })',
    );
  });

  it('is no part of what the web fetches', () => {
    expect(modulesOf(catalogueIn('de', ENGLISH)).get('web/src/generated/messages/de.generated.ts')).not.toContain(
      'offer',
    );
  });

  const { '@quote': _, ...undescribed } = ENGLISH;
  it.each([
    [ENGLISH, ''],
    [undescribed, '"quote" describes none in place of {text}'],
    [{ ...ENGLISH, '@quote': { placeholders: { text: {}, title: {} } } }, '"quote" describes {text}, {title} in place'],
    [
      { ...ENGLISH, '@offer__held': { placeholders: { count: {}, until: {} } } },
      '"offer__held" has a {count} that is no number',
    ],
    [{ ...ENGLISH, offer: 'A place' }, 'messages/server/: "offer" is a message and a group'],
  ])('is refused with the file and the key: %#', (english, problem) => {
    const found = problemsIn(english);
    expect(problem === '' ? found : found.split('\n')).toEqual(
      problem === '' ? '' : expect.arrayContaining([expect.stringContaining(problem)]),
    );
  });

  it('has a placeholder of a type that ARB knows', () => {
    const held = { ...ENGLISH, '@quote': { placeholders: { text: { type: 'Text' } } } };
    expect(() => catalogueIn('en', held)).toThrow(
      'messages/en/server/offers.arb: "quote" has a placeholder of the type "Text": those are String, int, double, num',
    );
  });

  it('is there once, in whichever file', () => {
    const [one, other] = [catalogueIn('en', ENGLISH), catalogueOf('en', ENGLISH, 'server/places').catalogue];
    const both = { language: 'en', parts: new Map([...one.parts, ...other.parts]) };
    expect(checkSource(both)).toContain('messages/server/: "quote" is there twice');
  });
});

describe('what the functions of the web cannot say', () => {
  const voters = '{count, plural, one {# person} other {# people}}';
  const placed = '{count, plural, one {# in {place}} other {# in {place}}}';

  it('is a plural with a further gap', () => {
    expect(problemsIn({ voters }, 'polls/polls')).toBe('');
    expect(problemsIn({ placed }, 'polls/polls')).toBe(
      'messages/en/polls/polls.arb: "placed" has the gap {place} beside its plural: put it into another message',
    );
  });

  it.each(['refusals/polls', 'vocabulary/votes'])('is any plural in %s', (name) => {
    expect(problemsIn({ voters }, name)).toContain('"voters" counts, which nothing here does');
  });
});
