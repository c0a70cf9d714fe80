import { describe, expect, it, jest } from '@jest/globals';
import { TEXTS } from '@quorum/domain/event/content';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { de } from '../../src/generated/messages/de.generated.ts';

const sources = path.join(import.meta.dirname, '../../src');
const messagesOf = path.join(sources, 'messages');

type Part = Record<string, unknown>;

// as the source has them, before a language is spoken
jest.unstable_mockModule('../../src/lib/language.ts', () => ({ messages: (_part: string, english: Part) => english }));

const parts = await Promise.all(
  readdirSync(messagesOf, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.generated.ts'))
    .map(async (file) => {
      const name = path.basename(file, 'Text.generated.ts');
      const module = (await import(path.join(messagesOf, file))) as Record<string, Part>;
      return { name, english: module[`${name}Text`] ?? {} };
    }),
);
const german: Record<string, Part> = de;

const code = readdirSync(sources, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !file.startsWith('messages'))
  .map((file) => readFileSync(path.join(sources, file), 'utf8'))
  .join('\n');

const english = (part: string) => parts.find(({ name }) => name === part)?.english ?? {};

/** A message's texts: one, or one a form where it counts. */
const textsOf = (message: unknown): string[] => {
  const input = typeof message === 'function' ? ((message as { input?: unknown }).input ?? message) : message;
  if (typeof input === 'string') return [input];
  if (typeof input !== 'object' || input === null) throw new Error('no message');
  return Object.values('input' in input ? { input: input.input } : input).flatMap(textsOf);
};

const gapsOf = (message: unknown) =>
  [...new Set(textsOf(message).flatMap((text) => text.match(/\{\w+\}/g) ?? []))].sort();

describe.each(parts)('the messages of $name', ({ name, english }) => {
  it('are all used', () => {
    const unused = Object.keys(english).filter((key) => !new RegExp(`\\b${name}Text\\s*\\.${key}\\b`).test(code));
    expect(unused).toEqual([]);
  });

  it('are the same in German, with the same gaps', () => {
    const germans = german[name] ?? {};
    expect(Object.keys(germans)).toEqual(Object.keys(english));
    for (const [key, message] of Object.entries(english))
      expect([key, gapsOf(germans[key])]).toEqual([key, gapsOf(message)]);
  });

  it('say something', () => {
    for (const part of [english, german[name] ?? {}]) expect(Object.values(part).flatMap(textsOf)).not.toContain('');
  });
});

it.each([
  ['English', english('mine'), english('manage')],
  ['German', de.mine, de.manage],
] as const)('what one’s record is used for quotes in %s what organisers read', (_language, mine, manage) => {
  const [read = ''] = textsOf((manage as Part).pastAttendance).map((text) => text.replace('{word}', ''));
  expect(textsOf((mine as Part).attendanceUse)[0]).toContain(read);
});

describe('who reads what people leave', () => {
  // several people may organise an event, and all of them read the same
  it.each([
    [
      'English',
      english,
      'Only the organisers',
      /\bonly the organiser (sees|reads)|the organiser does not see|with the organiser\b/i,
    ],
    [
      'German',
      (part: string) => german[part] ?? {},
      'Nur die Gastgeber',
      /nur (der|dein) Gastgeber (sieht|liest)|sieht nur der Gastgeber/i,
    ],
  ] as const)('is said in %s of all organisers', (_language, of, all, one) => {
    const said = [
      of('responseForms').emailHint,
      of('polls').emailHint,
      of('phones').phoneHint,
      of('addresses').forOrganisersAlone,
      of('responses').namesHidden,
      of('responses').namesForOrganisersAlone,
    ];
    for (const text of said.flatMap(textsOf)) expect(text).toContain(all);
    expect(
      parts.flatMap(({ name }) => Object.values(of(name)).flatMap(textsOf)).filter((text) => one.test(text)),
    ).toEqual([]);
  });
});

it.each([
  ['English', english('preferences'), english('responses'), english('follow'), english('webhooks')],
  ['German', de.preferences, de.responses, de.follow, de.webhooks],
] as const)('hints name buttons in %s as they are called', (_language, preferences, responses, follow, webhooks) => {
  for (const hint of [preferences.withoutScript, preferences.signInWhy]) expect(hint).toContain(responses.edit);
  expect(follow.none).toContain(follow.follow);
  expect(webhooks.tested).toContain(webhooks.log);
});

it('quotation marks are those of the language, and German writes ‘ …’ with a space', () => {
  const englishTexts = parts.flatMap(({ english }) => Object.values(english).flatMap(textsOf));
  const germanTexts = Object.values(german).flatMap((part) => Object.values(part).flatMap(textsOf));
  expect(englishTexts.filter((text) => text.includes('‘'))).toEqual([]);
  expect(germanTexts.filter((text) => /[‚‘]|\.\.\.|\p{L}…/u.test(text))).toEqual([]);
});

it('no message counts one as “1 times”', () => {
  const plain = [...parts.map(({ english }) => english), ...Object.values(german)].flatMap((part) =>
    Object.values(part).flatMap(textsOf),
  );
  expect(plain.filter((text) => /\{(?!count)\w+\} (times|Mal)\b/.test(text))).toEqual([]);
});

it('a name that stands for somebody who is gone has no clause, which would want a comma behind it', () => {
  expect(de.history.unknown).not.toContain(',');
});

it('every type of event that an installation starts with has its German', () => {
  const seeded = path.join(sources, '../../graphql-server/src/persistence/seeders/eventTypes.ts');
  const names = [...readFileSync(seeded, 'utf8').matchAll(/name: '([^']+)'/g)].map(([, name = '']) => name);
  expect(names.length).toBeGreaterThan(10);
  expect(names.filter((name) => !Object.hasOwn(de.eventTypeNames, name))).toEqual([]);
});

describe('About and Guide', () => {
  const pages = { en: [english('about'), english('guide')], de: [de.about, de.guide] };

  it.each([
    ['en', 'the ways back to a response', [/browser/, /link/, /device/]],
    ['en', 'what mails are about', [/changes/, /a day away/, /cancelled/, /people respond/, /enough of them are in/]],
    ['en', 'who may publish', [/sign in/i]],
    ['de', 'the ways back to a response', [/Browser/, /Link/, /jedem Gerät/]],
    ['de', 'what mails are about', [/ändert/, /morgen ansteht/, /abgesagt/, /jemand/, /genug dabei/]],
    ['de', 'who may publish', [/Melde dich/]],
  ] as const)('in %s agree on %s', (language, _what, said) => {
    for (const page of pages[language]) {
      const text = Object.values(page).flatMap(textsOf).join('\n');
      for (const words of said) expect(text).toMatch(words);
    }
  });
});

it('nothing repeats the label of a text of an event among the messages', () => {
  const words: readonly string[] = TEXTS.map((name) => de.fieldNames[name]);
  expect(Object.values(de.eventForm).filter((message) => words.includes(message))).toEqual([]);
});
