import { describe, expect, it } from '@jest/globals';
import type { Language } from '@quorum/domain/language';
import { confirmation } from '../../src/notices/messages/confirmation.ts';
import type { Message } from '../../src/notices/messages/parts/Content.ts';
import { newResponses } from '../../src/notices/messages/newResponses.ts';
import { renderHtml } from '../../src/notices/messages/rendering/renderHtml.ts';
import { renderText } from '../../src/notices/messages/rendering/renderText.ts';
import { textNews } from '../../src/notices/messages/parts/textNews.ts';
import { describeWhen, shortWhen, textedWhen } from '../../src/notices/messages/parts/when.ts';
import { expectedCounts } from '../../src/notices/messages/parts/standing.ts';
import { responseText } from '../../src/notices/messages/parts/words.ts';
import { at, event, own, surroundingsIn, standing, responses, responseUrl } from './samples.ts';

describe("an event's seats", () => {
  const SAYS = {
    en: 'It needs 8 people and can expect 2.5.',
    de: 'Gebraucht werden 8, zu rechnen ist mit 2,5.',
  };
  const mailsWith = (language: Language, seats: string): Message[] => {
    const surroundings = surroundingsIn(language);
    const told = { ...standing, seats };
    return [
      confirmation({ event, ...own, standing: told, responseUrl, withdrawUrl: null }, surroundings),
      newResponses({ event, responses, ...told }, surroundings),
    ];
  };

  it.each(['en', 'de'] as const)('stand in a line above the sentence that says them, in %s', (language) => {
    for (const { content } of mailsWith(language, standing.seats)) {
      expect(renderText(content)).toContain(`\n\n●◐◔○○○○○\n${SAYS[language]}\n\n`);
      const page = renderHtml(content);
      // a reader who does not see them hears the sentence alone
      expect(page).toMatch(new RegExp(`aria-hidden="true">●◐◔○{5}</span><br />${SAYS[language]}\\s*</p>`));
    }
  });

  it('are left out where there are too many', () => {
    for (const { content } of mailsWith('en', '')) {
      expect(renderText(content)).toContain(`\n\n${SAYS.en}\n\n`);
      expect(renderHtml(content)).not.toContain('aria-hidden');
    }
  });
});

describe('a time', () => {
  it.each([
    ['en', '2026-05-06T10:00:00Z', 'Wednesday, 6 May 2026, 6:00 PM – 8:00 PM (Australia/Sydney)'],
    ['en', '2026-05-06T15:00:00Z', 'Wednesday, 6 May 2026, 6:00 PM – Thursday, 7 May 2026, 1:00 AM (Australia/Sydney)'],
    ['en', null, 'Wednesday, 6 May 2026, 6:00 PM (Australia/Sydney)'],
    ['en-GB', '2026-05-06T10:00:00Z', 'Wednesday, 6 May 2026, 18:00–20:00 (Australia/Sydney)'],
    ['en-GB', '2026-05-06T15:00:00Z', 'Wednesday, 6 May 2026, 18:00 – Thursday, 7 May 2026, 01:00 (Australia/Sydney)'],
    ['de', '2026-05-06T10:00:00Z', 'Mittwoch, 6. Mai 2026, 18:00–20:00 (Australia/Sydney)'],
    ['de', '2026-05-06T15:00:00Z', 'Mittwoch, 6. Mai 2026, 18:00 – Donnerstag, 7. Mai 2026, 01:00 (Australia/Sydney)'],
  ] as const)('in %s, until %s, is told by the clocks of the event', (language, end, said) => {
    expect(describeWhen({ ...event, endTime: end === null ? null : at(end) }, language)).toBe(said);
  });

  it.each([
    ['en', 'Wed 6 May, 6:00 PM'],
    ['en-GB', 'Wed 6 May, 18:00'],
    ['de', 'Mi., 6. Mai, 18:00'],
  ] as const)('in %s is told in short', (language, said) => {
    expect(shortWhen(event, language)).toBe(said);
  });

  it.each([
    ['en', 'Wed 6 May, 6pm', 'Wed 6 May, 6:30pm'],
    ['en-GB', 'Wed 6 May, 18:00', 'Wed 6 May, 18:30'],
    ['de', 'Mi. 6.5., 18:00', 'Mi. 6.5., 18:30'],
  ] as const)('in %s is texted in as few letters as it takes', (language, full, half) => {
    expect(textedWhen(event, language)).toBe(full);
    expect(textedWhen({ ...event, date: event.date.plus({ minutes: 30 }) }, language)).toBe(half);
  });
});

it.each([
  ['en', 5.5, { has: '5.5', needs: '8' }],
  ['en', 7.96, { has: '7.9', needs: '8' }],
  ['en', 8, { has: '8', needs: '8' }],
  ['en', 12.25, { has: '12.3', needs: '8' }],
  ['de', 5.5, { has: '5,5', needs: '8' }],
] as const)('in %s an event that expects %d of 8 has %j', (language, expected, counts) => {
  expect(expectedCounts({ expected, threshold: 8 }, language)).toEqual({ ...counts, isCertain: false });
});

it.each([
  ['en', 1, 'yes'],
  ['en', 0.5, 'maybe (50%)'],
  ['en', 0, 'no'],
  ['de', 1, 'ja'],
  ['de', 0, 'nein'],
  // the space does not break
  ['de', 0.5, 'vielleicht (50\u00a0%)'],
] as const)('in %s an answer of %d is "%s"', (language, likelihood, said) => {
  expect(responseText({ likelihood }, language)).toBe(said);
});

describe('a text that is news and has changed', () => {
  const texts = { event: { ...event, notes: 'Two\nnets', webLink: '' }, before: { ...event, notes: '', webLink: '' } };

  it.each([
    [
      'en',
      true,
      [
        ['Notes', 'Two nets'],
        ['It was', '–'],
      ],
    ],
    [
      'de',
      true,
      [
        ['Notizen', 'Two nets'],
        ['Bisher', '–'],
      ],
    ],
    ['en', false, [['Notes', 'New, see the event']]],
    ['de', false, [['Notizen', 'Neu, siehe Event']]],
  ] as const)(
    'in %s, to a reader whose address is confirmed: %s, stands by its label',
    (language, isConfirmed, rows) => {
      expect(textNews(texts, surroundingsIn(language, isConfirmed), ['title', 'notes', 'webLink'])).toEqual(rows);
    },
  );
});

it('lists twenty responses and counts the rest', () => {
  const many = Array.from({ length: 23 }, (_, index) => ({
    name: `Person ${index}`,
    comment: '',
    likelihood: 1,
    isNew: true,
  }));
  const text = renderText(newResponses({ event, responses: many, ...standing }, surroundingsIn('en')).content);
  expect(text.match(/^- Person/gm)).toHaveLength(20);
  expect(text).toContain('And 3 more.');
});
