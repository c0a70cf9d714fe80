import { afterEach, describe, expect, it } from '@jest/globals';
import { PLAIN_TEXTS } from '@quorum/domain/event/content';
import { eventDraft } from '@quorum/domain/event/draft';
import { pollDraft } from '@quorum/domain/poll/draft';
import { voteDraft } from '@quorum/domain/poll/vote';
import { REFUSALS } from '@quorum/domain/refusals/catalogue.generated';
import { ENGLISH } from '@quorum/domain/refusals/english';
import { reason, say, type Reason, type ReasonKey, type Sentences } from '@quorum/domain/refusals/Reason';
import { responseDraft, responseDraftFor } from '@quorum/domain/response/draft';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { z } from 'zod';
import { activateLanguage, applyLanguage } from '../../src/lib/language.ts';
import { sayRefusal } from '../../src/lib/refusals/refusals.ts';
import { sayReason } from '../../src/lib/refusals/sayReason.ts';
import { problemsOf, schemaResolver } from '../../src/lib/refusals/schemaResolver.ts';
import { de } from '../../src/generated/messages/de.generated.ts';

afterEach(() => applyLanguage('en'));

const GERMAN: Sentences = { texts: de.refusals, fields: de.fieldNames, number: String };
const KEYS = Object.keys(REFUSALS) as ReasonKey[];

const gapsOf = (text: string) => [...new Set(text.match(/(?<=\{)\w+(?=\})/g))].sort();

/** A reason with something recognisable in each of its gaps. */
const filled = (key: ReasonKey): Required<Reason> => {
  const valueOf = (gap: string) => {
    if (gap === 'field') return 'notes';
    return gap === 'reason' ? reason('row.sum') : `<${gap}>`;
  };
  return { key, values: Object.fromEntries(gapsOf(REFUSALS[key]).map((gap) => [gap, valueOf(gap)])) };
};

describe.each([
  ['English', ENGLISH],
  ['German', GERMAN],
])('refusals in %s', (_name, language) => {
  it('have a sentence for every key and no other, with all of its values', () => {
    expect(Object.keys(language.texts).sort()).toEqual(KEYS.slice().sort());
    expect(KEYS.map((key) => [key, gapsOf(language.texts[key])])).toEqual(
      KEYS.map((key) => [key, gapsOf(REFUSALS[key])]),
    );
  });

  it.each(KEYS)('say %s', (key) => {
    const why = filled(key);
    const sentence = say(why, language);
    expect(sentence).toMatch(/\S/);
    expect(sentence).not.toMatch(/\{\w+\}/);
    for (const [gap, value] of Object.entries(why.values)) {
      if (gap === 'field') expect(sentence).toContain(language.fields.notes);
      else expect(sentence).toContain(typeof value === 'object' ? say(value, language) : value);
    }
  });
});

describe('a refusal in the language of its reader', () => {
  const full = {
    message: 'This event has all the 1000 responses it can take',
    reasons: [reason('event.full', { max: 1_000 })],
  };

  it('is said by its key, with numbers as the language writes them', async () => {
    expect(sayRefusal(full)).toBe(full.message);
    await applyLanguage('de');
    expect(sayRefusal(full)).toBe('Mehr als 1000 Antworten kann dieses Event nicht aufnehmen'.replace('1000', '1.000'));
    activateLanguage('de', 'de-AT');
    expect(sayRefusal(full)).toMatch(/^Mehr als 1\s000 /);
  });

  it('is as it came where its key is unknown here, or it has none', async () => {
    await applyLanguage('de');
    const unknown = { key: 'event.ofTomorrow' } as unknown as Reason;
    expect(sayRefusal({ message: 'As yet unknown', reasons: [unknown] })).toBe('As yet unknown');
    const within = { key: 'table.namelessRowLeftOut', values: { row: '1', reason: unknown } } as const;
    expect(sayRefusal({ message: 'Row 1: as yet unknown', reasons: [within] })).toBe('Row 1: as yet unknown');
    expect(sayRefusal({ message: 'Not found', reasons: [] })).toBe('Not found');
  });

  it('writes quantities in its way, and years as years', async () => {
    const tooLong = reason('text.tooLong', { field: 'notes', max: 2_000 });
    const years = reason('instant.outOfRange', { field: 'startTime', from: '1970', to: '2199' });
    expect(sayReason(tooLong)).toBe('Notes must be at most 2,000 characters');
    await applyLanguage('de');
    expect(sayReason(tooLong)).toBe('„Notizen“ darf höchstens 2.000 Zeichen lang sein');
    expect(sayReason(years)).toBe('„Beginn“ muss zwischen den Jahren 1970 und 2199 liegen');
  });
});

describe('what a form refuses', () => {
  const long = 'x'.repeat(3_000);
  const soon = '2096-05-01T18:30:00Z';
  const everyText = (value: string) => Object.fromEntries(PLAIN_TEXTS.map((name) => [name, value]));
  const at = { participantThreshold: 4, capacity: 6, maxGuests: 5 };
  const event = { title: 'A', location: 'B', date: soon, timezone: 'UTC', eventTypeId: 1 };
  const refused: [z.ZodType, unknown][] = [
    [eventDraft, {}],
    [eventDraft, 'none'],
    [eventDraft, { ...everyText(long), webLink: long, timezone: 'Nowhere', participantThreshold: 1 }],
    [eventDraft, { ...everyText('\u0000'), webLink: 'no', eventTypeId: 0, participantThreshold: 1e9 }],
    [
      eventDraft,
      { date: '0001-01-01T00:00:00Z', endTime: '9999-12-31T00:00:00Z', participantThreshold: 2.5, eventTypeId: 1e12 },
    ],
    [eventDraft, { ...event, capacity: 2, maxGuests: 99 }],
    [
      eventDraft,
      {
        capacity: 1e9,
        formats: [
          { at: 2.5, label: long },
          { at: 2, label: '' },
        ],
      },
    ],
    [eventDraft, { capacity: 2.5, formats: 'none', rainLimit: 0, decideAt: 'soon', isPrivate: 1 }],
    [eventDraft, { ...event, endTime: soon, isRecurring: true }],
    [pollDraft, { options: 'none', closesAt: 1, autoScheduleChance: 2 }],
    [pollDraft, { ...event, options: [{ date: soon }, { date: soon }], closesAt: '2097-05-01T18:30:00Z' }],
    [voteDraft, { name: '', votes: [] }],
    [responseDraft, {}],
    [responseDraft, { name: long, email: 'no', comment: long, likelihood: 2 }],
    [responseDraft, { name: '\u0000', comment: '\u0000', likelihood: 'no' }],
    [responseDraft, { name: 'A', guests: 99, minParticipants: 1 }],
    [responseDraft, { name: 'A', likelihood: 0.5, minParticipants: 4 }],
    [responseDraft, { name: 'A', likelihood: 0.5, isStandby: true }],
    [responseDraft, { name: 'A', guests: 3, minParticipants: 2 }],
    [responseDraftFor(at), { name: 'A', guests: 4 }],
    [responseDraftFor(at), { name: 'A', guests: 6 }],
    [responseDraftFor(at), { name: 'A', minParticipants: 7 }],
    [responseDraftFor({ ...at, maxGuests: 0 }), { name: 'A', guests: 1 }],
  ];

  it('is said about each field in either language', async () => {
    const inEnglish = refused.map(([schema, input]) => problemsOf(schema, input));
    await applyLanguage('de');
    for (const [index, [schema, input]] of refused.entries()) {
      const english = inEnglish[index] ?? new Map<string, string>();
      const german = problemsOf(schema, input);
      expect([...german.keys()]).toEqual([...english.keys()]);
      expect(german.size).toBeGreaterThan(0);
      for (const [field, sentence] of german) expect(sentence).not.toBe(english.get(field));
    }
  });

  it('is said in the language of the moment', async () => {
    const resolve = schemaResolver(responseDraft, (values: { name: string }) => values);
    const judge = () => resolve({ name: '' }, undefined, { fields: {}, shouldUseNativeValidation: false });
    expect((await judge()).errors).toMatchObject({ name: { message: 'Name is required' } });
    await applyLanguage('de');
    expect((await judge()).errors).toMatchObject({ name: { message: 'Gib deinen Namen an' } });
  });
});

it('no code of the app knows a refusal by its English sentence', () => {
  const sources = path.join(import.meta.dirname, '../../src');
  const code = readdirSync(sources, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('Text.generated.ts'))
    .map((file) => readFileSync(path.join(sources, file), 'utf8'))
    .join('\n');
  const wordsOf = (sentence: string) => sentence.split(/\{\w+\}/).filter((words) => words.trim().length > 12);
  const known = Object.values(REFUSALS).flatMap(wordsOf);
  expect(known.length).toBeGreaterThan(150);
  expect(known.filter((words) => code.includes(words))).toEqual([]);
});
