import { describe, expect, it } from '@jest/globals';
import { LANGUAGES, SOURCE_LANGUAGE } from '@quorum/domain/language';
import path from 'node:path';
import { checkSource } from '../../codegen/messages/checkSource.ts';
import { checkTranslation } from '../../codegen/messages/checkTranslation.ts';
import { compileMessage } from '../../codegen/messages/compileMessage.ts';
import { printModules } from '../../codegen/messages/printModules.ts';
import { readCatalogue } from '../../codegen/messages/readCatalogue.ts';
import { partOf } from '../../codegen/messages/readPart.ts';
import { messages } from '../../src/lib/language.ts';
import { count, ordinal } from '../../src/messages/count.ts';
import { params } from '../../src/messages/params.ts';
import { catalogueOf } from './catalogueOf.ts';

const ROOT = path.join(import.meta.dirname, '../../..');

const PEOPLE = '{count, plural, one {# person} other {# people}}';
const LEUTE = '{count, plural, one {# Person} other {# Leute}}';
const PLACE = '{count, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}';

/** What codegen says of a translation. */
const problemsOf = (english: Record<string, unknown>, translated: Record<string, unknown>, language = 'de') => {
  const { catalogue, problems } = catalogueOf(language, translated);
  return [...problems, ...checkTranslation(catalogueOf('en', english).catalogue, catalogue)];
};

describe('every language that we have', () => {
  const problems: string[] = [];
  const catalogues = Object.keys(LANGUAGES).map((language) => readCatalogue(ROOT, language, problems));
  const source = catalogues.find(({ language }) => language === SOURCE_LANGUAGE);
  if (!source) throw new Error('the source language has no messages');

  it('is in messages that ICU reads', () => {
    expect([...problems, ...checkSource(source)]).toEqual([]);
    expect([...source.parts.values()].reduce((sum, part) => sum + part.messages.size, 0)).toBeGreaterThan(1_500);
  });

  it.each(catalogues)('has in $language the keys, gaps and plurals of the source', (catalogue) => {
    expect(checkTranslation(source, catalogue)).toEqual([]);
  });
});

describe('an ICU message', () => {
  it.each([
    ["It's on", "It's on"],
    ["Remove {name}'s votes", "Remove {name}'s votes"],
    ["''{name}''", "'{name}'"],
    ["Write '{'max'}'", 'Write {max}'],
    ["Don''t, # and <code>x</code>", "Don't, # and <code>x</code>"],
  ])('%p says %p', (message, text) => {
    expect(compileMessage(message)).toMatchObject({ text });
  });

  it('counts in the forms of its language, also in the middle of a sentence', () => {
    const forms = { one: 'It takes {count} person', other: "It takes {count} people's #1" };
    expect(compileMessage("It takes {count, plural, one {# person} other {# people's '#'1}}")).toMatchObject({ forms });
    expect(compileMessage(PLACE)).toMatchObject({ kind: 'ordinal', forms: { few: '{count}rd' } });
  });

  it.each([
    ['{name', 'is no ICU message'],
    ['{count, plural, one {# person}}', 'is no ICU message'],
    ['{max, number}', 'come formatted'],
    ['{who, select, other {x}}', 'come formatted'],
    ['{people, plural, one {#} other {#}}', 'counts {people}'],
    ['{count, plural, one {# in {place}} other {#}}', 'has other gaps in its form "one" than in "other"'],
    ['{count, plural, =0 {none} one {#} other {#}}', 'has a form "=0"'],
    ['{count, plural, offset:1 one {#} other {#}}', 'has an offset'],
    ["'{'name'}' is {name}", 'shows a brace beside a gap'],
  ])('%p is refused: %s', (message, problem) => {
    expect(() => compileMessage(message)).toThrow(problem);
  });
});

describe('a filled message', () => {
  const text = messages('codegenTest', {
    by: params('{name} at {place}.'),
    shown: count({ one: '{count} person', other: '{count} people' }),
    line: ordinal({ one: '{count}st', two: '{count}nd', few: '{count}rd', other: '{count}th' }),
  });

  it('takes what people typed literally', () => {
    expect(text.by({ name: '$& {place} #', place: "'{name}'" })).toBe("$& {place} # at '{name}'.");
  });

  it('ends with one full stop, also where a value has its own', () => {
    expect(text.by({ name: 'Ada', place: '7 p.m.' })).toBe('Ada at 7 p.m.');
  });

  it('counts', () => {
    expect([text.shown(1), text.shown(2), text.line(3), text.line(11)]).toEqual([
      '1 person',
      '2 people',
      '3rd',
      '11th',
    ]);
  });
});

describe('a translation', () => {
  const english = { over: 'Over', by: '{name} at {place}', voters: PEOPLE, place: PLACE };
  const german = { over: 'Vorbei', by: 'Bei {place}: {name}', voters: LEUTE, place: '{count}.' };

  it('has every message, with the forms that its own language has', () => {
    expect(problemsOf(english, german)).toEqual([]);
    const polish = '{count, plural, one {# osoba} few {# osoby} many {# osób} other {# osoby}}';
    expect(problemsOf({ voters: PEOPLE }, { voters: polish }, 'pl')).toEqual([]);
    expect(problemsOf({ voters: PEOPLE }, { voters: '{count}人' }, 'ja')).toEqual([]);
  });

  const { over: _, ...incomplete } = german;
  it.each([
    [incomplete, 'messages/de/polls/polls.arb: "over" is missing'],
    [{ ...german, gone: 'Weg' }, '"gone" is not in messages/en/polls/polls.arb'],
    [{ ...german, by: 'Von {name}' }, '"by" has other gaps: {name} in place of {name}, {place}'],
    [{ ...german, over: 'Vorbei {when}' }, '"over" has other gaps: {when} in place of none'],
    [{ ...german, over: '<b>Vorbei</b>' }, '"over" has other tags: </b> <b> in place of none'],
    [{ ...german, voters: 'Leute' }, '"voters" has other gaps'],
    [{ ...german, voters: '{count} Leute' }, '"voters" lacks the form "one", which de has'],
    [{ ...german, voters: '{count, selectordinal, other {#.}}' }, '"voters" must be a plural as in the source'],
    [
      { ...german, voters: LEUTE.replace('other', 'few {# Leute} other') },
      '"voters" has the form "few", which de has not',
    ],
    [{ ...german, over: ' ' }, '"over" has no text'],
    [{ ...german, '@@locale': 'en' }, '"@@locale" must be "de"'],
  ])('is refused with the file and the key: %#', (translated, problem) => {
    const refused = () => problemsOf(english, translated).join('\n');
    const said = (() => {
      try {
        return refused();
      } catch (error) {
        return String(error);
      }
    })();
    expect(said).toContain(problem);
  });

  it('has every file of the source, and no other', () => {
    const [source, other] = [catalogueOf('en', english).catalogue, catalogueOf('de', german, 'polls/old').catalogue];
    expect(checkTranslation(source, other)).toEqual([
      'messages/de/polls/old.arb: there is no such file in en',
      'messages/de/polls/polls.arb: is missing',
    ]);
  });
});

describe('a file', () => {
  const read = (source: string) => partOf('messages/en/polls.arb', source);

  it('says what translators should know, of all messages and of each', () => {
    const part = read('{\n  "@@context": "A poll.",\n  "over": "Over",\n  "@over": { "description": "Of a date." }\n}');
    expect(part.context).toBe('A poll.');
    expect(part.messages.get('over')).toEqual({ text: 'Over', description: 'Of a date.', placeholders: {} });
    const without = catalogueOf('en', { '@@context': '', over: 'Over' }).catalogue;
    expect(checkSource(without)).toEqual([expect.stringContaining('does not tell translators')]);
  });

  it.each([
    ['{\n  "over": "Over",\n  "over": "Past"\n}', '"over" is there twice'],
    ['{\n  "over": ["Over"]\n}', '"over" has no text'],
    ['{\n  "@over": {}\n}', '"@over" describes no message'],
    ['{\n  "poll.closed": "Over"\n}', 'a group is written "poll__closed"'],
    ['["Over"]', 'not an object'],
  ])('%p is refused: %s', (source, problem) => {
    expect(() => read(source)).toThrow(problem);
  });
});

it('becomes modules: what English says as functions, other languages as data that is fetched', () => {
  const english = catalogueOf('en', { voters: PEOPLE, by: 'By {name}', '@by': { description: 'The organiser.' } });
  const german = catalogueOf('de', { voters: LEUTE, by: 'Von {name}' });
  const modules = new Map(printModules(english.catalogue, [german.catalogue]));
  expect(modules.get('web/src/messages/polls/pollsText.generated.ts')).toContain(
    `export const pollsText = messages('polls', {
  voters: count({ one: "{count} person", other: "{count} people" }),
  /** The organiser. */
  by: params("By {name}"),
} as const);`,
  );
  expect(modules.get('web/src/generated/messages/de.generated.ts')).toContain(`  polls: {
    voters: { one: "{count} Person", other: "{count} Leute" },
    by: "Von {name}",
  },`);
  expect(modules.get('web/src/generated/messages/translations.generated.ts')).toContain("import('./de.generated.ts')");
});
