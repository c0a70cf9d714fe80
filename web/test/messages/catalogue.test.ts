import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { LEFT_OUT } from '@quorum/domain/cleanText';
import { PLAIN_TEXTS, TEXTS } from '@quorum/domain/event/content';
import { GERMAN_LABELS } from '@quorum/domain/event/germanLabels';
import { eventDraft } from '@quorum/domain/event/draft';
import { REPORT_REASONS } from '@quorum/domain/report/reasons';
import { responseDraft, responseDraftFor } from '@quorum/domain/response/draft';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { applyLanguage, sentence } from '../../src/lib/language.ts';
import { de } from '../../src/messages/de.ts';

const sources = path.join(import.meta.dirname, '../../src');
const messagesOf = path.join(sources, 'messages/en');

type Part = Record<string, unknown>;

const parts = await Promise.all(
  readdirSync(messagesOf).map(async (file) => {
    const name = path.basename(file, '.ts');
    const module = (await import(path.join(messagesOf, file))) as Record<string, Part>;
    return { name, english: module[name] ?? {} };
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

it('every type of event that an installation starts with has its German', () => {
  const seeded = path.join(sources, '../../graphql-server/src/persistence/seeders/eventTypes.ts');
  const names = [...readFileSync(seeded, 'utf8').matchAll(/name: '([^']+)'/g)].map(([, name = '']) => name);
  expect(names.length).toBeGreaterThan(10);
  expect(names.filter((name) => !Object.hasOwn(de.sentences, name))).toEqual([]);
});

describe('About and Guide', () => {
  const pages = { en: [english('about'), english('guide')], de: [de.about, de.guide] };

  it.each([
    ['en', 'the ways back to a response', [/browser/, /link/, /device/]],
    ['en', 'what mails are about', [/changes/, /a day away/, /cancelled/, /people answer/, /enough of them are in/]],
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

describe("the domain's sentences", () => {
  beforeEach(() => applyLanguage('de'));
  afterEach(() => applyLanguage('en'));

  const long = 'x'.repeat(3_000);
  const soon = '2026-05-01T18:30:00Z';
  const everyText = (value: string) => Object.fromEntries(PLAIN_TEXTS.map((name) => [name, value]));
  const drafts = [
    {},
    { ...everyText(long), webLink: long, timezone: 'Nowhere', participantThreshold: 1 },
    { ...everyText('\u0000'), webLink: 'no', eventTypeId: 0, participantThreshold: 1e9 },
    { date: '0001-01-01T00:00:00Z', endTime: '9999-12-31T00:00:00Z', participantThreshold: 2.5, eventTypeId: 1e12 },
    { title: 'A', location: 'B', date: soon, timezone: 'UTC', eventTypeId: 1, capacity: 2, maxGuests: 99 },
    {
      capacity: 1e9,
      formats: [
        { at: 2.5, label: long },
        { at: 2, label: '' },
      ],
    },
    { capacity: 2.5, formats: 'none' },
    { title: 'A', location: 'B', date: soon, endTime: soon, timezone: 'UTC', eventTypeId: 1, isRecurring: true },
  ];
  const responses = [
    {},
    { name: long, email: 'no', comment: long, likelihood: 2 },
    { name: '\u0000', comment: '\u0000', likelihood: 'no' },
    { name: 'A', guests: 99, minParticipants: 1 },
    { name: 'A', likelihood: 0.5, minParticipants: 4 },
    { name: 'A', likelihood: 0.5, isStandby: true },
    { name: 'A', guests: 3, minParticipants: 2 },
  ];
  const at = { participantThreshold: 4, capacity: 6, maxGuests: 5 };
  const joins = [
    responseDraftFor(at).safeParse({ name: 'A', guests: 4 }),
    responseDraftFor(at).safeParse({ name: 'A', guests: 6 }),
    responseDraftFor(at).safeParse({ name: 'A', minParticipants: 7 }),
    responseDraftFor({ ...at, maxGuests: 0 }).safeParse({ name: 'A', guests: 1 }),
  ];
  const said = [
    ...drafts.flatMap((draft) => eventDraft.safeParse(draft).error?.issues ?? []),
    ...responses.flatMap((response) => responseDraft.safeParse(response).error?.issues ?? []),
    ...joins.flatMap(({ error }) => error?.issues ?? []),
    ...[LEFT_OUT, ...REPORT_REASONS].map((message) => ({ message })),
  ].map(({ message }) => message);

  it('all have their German', () => {
    expect(said.length).toBeGreaterThan(20);
    expect([...new Set(said)].filter((english) => sentence(english) === english)).toEqual([]);
  });

  it('of a field without its own are filled with its German label', () => {
    expect(sentence('Web Link is required')).toBe('„Weblink“ fehlt noch');
    expect(sentence('Web Link must be at most 200 characters')).toBe('„Weblink“ darf höchstens 200 Zeichen lang sein');
    expect(sentence('Nonsense is required')).toBe('Nonsense is required');
  });

  it('never repeat the label of a text of an event among the messages', () => {
    const words = TEXTS.map((name) => GERMAN_LABELS[name]);
    expect(Object.values(de.eventForm).filter((message) => words.includes(message))).toEqual([]);
  });
});
