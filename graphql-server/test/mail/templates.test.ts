import { describe, expect, it } from '@jest/globals';
import { DateTime } from 'luxon';
import { cancelled } from '../../src/mail-templates/cancelled.ts';
import { changed } from '../../src/mail-templates/changed.ts';
import { confirmation } from '../../src/mail-templates/confirmation.ts';
import type { Message } from '../../src/mail-templates/Content.ts';
import { newAnswers } from '../../src/mail-templates/newAnswers.ts';
import { quorum } from '../../src/mail-templates/quorum.ts';
import { reminder } from '../../src/mail-templates/reminder.ts';
import { renderHtml } from '../../src/mail-templates/renderHtml.ts';
import { renderText } from '../../src/mail-templates/renderText.ts';
import { describeWhen, shortWhen } from '../../src/mail-templates/when.ts';
import { ratioOf } from '../../src/mail-templates/words.ts';

const HOSTILE = `"><script>alert('x')</script>\r\nBcc: victim@example.com\n&amp;`;
const at = (iso: string) => DateTime.fromISO(iso, { zone: 'utc' });

const event = {
  urlHash: 'abcdefghijklmnopqrstuv',
  title: `Title ${HOSTILE}`,
  location: `Place ${HOSTILE}`,
  creatorName: `Ada ${HOSTILE}`,
  date: at('2026-05-06T08:00:00Z'),
  endTime: null,
  timezone: 'Australia/Sydney',
};
const surroundings = {
  publicUrl: 'https://quorum.example.org',
  unsubscribeUrl: `https://quorum.example.org/unsubscribe/${'u'.repeat(43)}`,
};
const standing = { isEnough: false, expected: 1.5, threshold: 8 };
const before = { ...event, location: `Old ${HOSTILE}`, date: at('2026-05-05T08:00:00Z') };
const answers = [{ name: `Vera ${HOSTILE}`, comment: `Comment ${HOSTILE}`, likelihood: 0.5, isNew: true }];
const responseUrl = `https://quorum.example.org/events/${event.urlHash}#response=1.${'t'.repeat(43)}`;

const MAILS: [string, Message, heading: string, link: string][] = [
  [
    'confirmation',
    confirmation({ event, response: { likelihood: 1 }, responseUrl }, surroundings),
    'Your answer is in: yes',
    responseUrl,
  ],
  ['answers', newAnswers({ event, answers, ...standing }, surroundings), 'Somebody answered', event.urlHash],
  ['enough', quorum({ event, ...standing, isEnough: true }, surroundings), 'Enough people are in', event.urlHash],
  ['not enough', quorum({ event, ...standing }, surroundings), 'No longer enough people', event.urlHash],
  ['changed', changed({ event, before }, surroundings), 'There is a new time and place', event.urlHash],
  ['cancelled', cancelled({ event }, surroundings), 'This event was cancelled', surroundings.publicUrl],
  ['reminder', reminder({ event, ...standing }, surroundings), 'It is almost time', event.urlHash],
];

describe.each(MAILS)('the mail %s', (_name, { subject, content }, heading, link) => {
  const text = renderText(content);
  const html = renderHtml(content);

  it('has a subject of our own words, which needs no encoding', () => {
    expect(subject).toMatch(/^[\x20-\x7e]{5,78}$/);
    expect(subject).not.toMatch(/Title|Place|Ada|Vera|Bcc/);
  });

  it('says the same as text and as HTML', () => {
    for (const said of [heading, link, surroundings.unsubscribeUrl]) {
      expect(text).toContain(said);
      expect(html).toContain(said);
    }
  });

  it('lets nothing that a user wrote be markup, nor begin a line of its own', () => {
    expect(html).not.toContain('<script');
    expect(html).not.toContain('&amp;amp;amp;');
    expect(text).not.toMatch(/^Bcc:/m);
  });

  it('is plain text in lines that any reader shows whole, but for addresses', () => {
    const long = text.split('\n').filter((line) => line.length > 72 && !line.includes('https://'));
    expect(long).toEqual([]);
  });

  it('loads nothing and runs nothing', () => {
    expect(html).not.toMatch(/<(img|link|script|iframe|object|form)\b|url\(|\son\w+=/i);
  });

  it('is dark where it is dark', () => {
    expect(html).toContain('<meta name="color-scheme" content="light dark" />');
    expect(html).toContain('@media (prefers-color-scheme: dark)');
  });
});

it.each([
  ['confirmation', 'The attached file puts the event into your calendar.'],
  ['changed', 'The attached file changes it in your calendar too.'],
  ['cancelled', 'The attached file takes it out of your calendar.'],
])('the mail %s says what its calendar file is for', (name, said) => {
  const [, message] = MAILS.find(([known]) => known === name) ?? [];
  expect(message && renderText(message.content)).toContain(said);
});

describe('a time', () => {
  it.each([
    ['2026-05-06T10:00:00Z', 'Wednesday, 6 May 2026, 18:00–20:00 (Australia/Sydney)'],
    ['2026-05-06T15:00:00Z', 'Wednesday, 6 May 2026, 18:00 – Thursday, 7 May 2026, 01:00 (Australia/Sydney)'],
    [null, 'Wednesday, 6 May 2026, 18:00 (Australia/Sydney)'],
  ])('until %s is told by the clocks of the event', (end, said) => {
    expect(describeWhen({ ...event, endTime: end === null ? null : at(end) })).toBe(said);
  });

  it('is told in short', () => {
    expect(shortWhen(event)).toBe('Wed 6 May, 18:00');
  });
});

it.each([
  [5.5, '5.5 of the 8 people it needs'],
  [7.96, '7.9 of the 8 people it needs'],
  [8, '8 of the 8 people it needs'],
  [12.25, '12.3 of the 8 people it needs'],
])('an event with %d of 8 has %s', (expected, said) => {
  expect(ratioOf(expected, 8)).toBe(said);
});

it('lists twenty answers and counts the rest', () => {
  const many = Array.from({ length: 23 }, (_, index) => ({
    ...{ name: `Person ${index}`, comment: '', likelihood: 1, isNew: true },
  }));
  const text = renderText(newAnswers({ event, answers: many, ...standing }, surroundings).content);
  expect(text.match(/^- Person/gm)).toHaveLength(20);
  expect(text).toContain('And 3 more.');
});
