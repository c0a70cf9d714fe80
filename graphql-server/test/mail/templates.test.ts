import { describe, expect, it } from '@jest/globals';
import { LANGUAGES, type Language } from '@quorum/domain/language';
import { cancelled } from '../../src/notices/messages/cancelled.ts';
import { changed } from '../../src/notices/messages/changed.ts';
import { confirmation } from '../../src/notices/messages/confirmation.ts';
import type { Message } from '../../src/notices/messages/parts/Content.ts';
import { newResponses } from '../../src/notices/messages/newResponses.ts';
import { organiserMessage } from '../../src/notices/messages/organiserMessage.ts';
import { quorum } from '../../src/notices/messages/quorum.ts';
import { reminder } from '../../src/notices/messages/reminder.ts';
import { renderHtml } from '../../src/notices/messages/rendering/renderHtml.ts';
import { renderText } from '../../src/notices/messages/rendering/renderText.ts';
import { titleInSubject } from '../../src/notices/messages/parts/titleInSubject.ts';
import { event, own, surroundingsIn, standing, before, responses, responseUrl } from './samples.ts';

interface Sample {
  message: Message;
  heading: string;
  /** Where its button leads. */
  link: string;
}

const mailsIn = (language: Language, headings: readonly string[], isConfirmed = true): [string, Sample][] => {
  const surroundings = surroundingsIn(language, isConfirmed);
  const messages: [string, Message, link: string][] = [
    [
      'confirmation',
      confirmation({ event, ...own, standing, responseUrl, withdrawUrl: null }, surroundings),
      responseUrl,
    ],
    ['responses', newResponses({ event, responses, ...standing }, surroundings), event.urlHash],
    ['enough', quorum({ event, ...standing, isEnough: true }, surroundings), event.urlHash],
    ['not enough', quorum({ event, ...standing }, surroundings), event.urlHash],
    ['changed', changed({ event, before, isOff: false, own }, surroundings), event.urlHash],
    ['cancelled', cancelled({ event }, surroundings), surroundings.publicUrl],
    ['reminder', reminder({ event, own, ...standing }, surroundings), event.urlHash],
  ];
  return messages.map(([name, message, link], index) => [
    `${name} in ${LANGUAGES[language].name}`,
    { message, heading: headings[index] ?? '', link },
  ]);
};

const ENGLISH_HEADINGS = [
  'Your response is in: yes',
  'One new response',
  'Enough people are in',
  'No longer enough people',
  'There is a new time and place',
  'This event was cancelled',
  'It is almost time',
];
const ENGLISH = mailsIn('en', ENGLISH_HEADINGS);
const GERMAN_HEADINGS = [
  'Deine Antwort ist da: ja',
  'Jemand hat geantwortet',
  'Es sind genug dabei',
  'Es sind nicht mehr genug',
  'Es gibt eine neue Zeit und einen neuen Ort',
  'Dieses Event wurde abgesagt',
  'Bald ist es so weit',
];
const GERMAN = mailsIn('de', GERMAN_HEADINGS);

describe.each([...ENGLISH, ...GERMAN])('the mail %s', (_name, { message: { subject, content }, heading, link }) => {
  const text = renderText(content);
  const html = renderHtml(content);

  it('has a subject that names the event between words of our own, in one line', () => {
    expect(subject).toMatch(/^[\p{L} :]{5,} (“Title [^\p{C}\n]{1,50}…”|„Title [^\p{C}\n]{1,50}…“), [\p{L}\d ,.:]+$/u);
    expect(subject).not.toMatch(/Place|Ada|Vera/);
  });

  it('says the same as text and as HTML', () => {
    for (const said of [heading, link, content.unsubscribeUrl]) {
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
/** What the address was typed for by nobody knows whom. */
const TO_STRANGERS = [...mailsIn('en', ENGLISH_HEADINGS, false), ...mailsIn('de', GERMAN_HEADINGS, false)].filter(
  ([name]) => /^(confirmation|changed|cancelled|reminder)/.test(name),
);

it.each(TO_STRANGERS)(
  'the mail %s names the event and its place, but not its organiser, to an address that anybody may have typed',
  (_name, { message: { content } }) => {
    for (const said of [renderText(content), renderHtml(content)]) {
      expect(said).toContain('Title');
      expect(said).toContain('Place');
      expect(said).not.toContain('Ada');
      expect(said.replaceAll(/\s+/g, ' ')).toMatch(/somebody.* typed this address|jemand.* diese Adresse eingetippt/);
    }
  },
);

describe('what people wrote into a mail', () => {
  const MEET = 'https://meet.example.org/a?x=1&y=2';
  const about = { ...event, location: `${MEET} or <b>the hall</b>` };
  const linksTo = (isConfirmed: boolean) => {
    const { content } = organiserMessage(
      { event: about, text: 'Rules: www.example.org/rules.\nNot http://example.org or javascript:alert(1)' },
      surroundingsIn('en', isConfirmed),
    );
    const html = renderHtml(content);
    expect(html).not.toContain('<b>');
    return [...html.matchAll(/<a class="text" href="([^"]*)"[^>]* rel="([^"]*)"/g)].map(([, href, rel]) => [href, rel]);
  };

  it('has links, if they are safe to open', () => {
    const rel = 'nofollow noopener noreferrer';
    expect(linksTo(true)).toEqual([
      ['https://www.example.org/rules', rel],
      [MEET.replace('&', '&amp;'), rel],
    ]);
  });

  it('has none for an address that anybody may have typed', () => {
    expect(linksTo(false)).toEqual([]);
  });
});

/** What a mail says in its own words: without what an event says about itself, its seats, links and names. */
const wordsIn = ({ message: { content } }: Sample) =>
  renderText(content)
    .replaceAll(/https:\S+/g, '')
    .split('\n')
    .filter((line) => !/Bcc|Quorum|&amp;|^[●◐◔○]+$/u.test(line))
    .map((line) => line.trim());

it.each(GERMAN.map(([name, german], index) => [name, german, ENGLISH[index]?.[1]] as const))(
  'the mail %s has no line of the English one',
  (_name, german, english) => {
    const other = new Set(english && wordsIn(english));
    expect(wordsIn(german).filter((line) => line !== '' && other.has(line))).toEqual(['--']);
    expect(renderHtml(german.message.content)).toContain('<html lang="de">');
  },
);

it.each([
  ['confirmation in English', 'Open the attached file to add the event to your calendar.'],
  ['changed in English', 'Open the attached file to change it in your calendar too.'],
  ['cancelled in English', 'If the event is in your calendar, open the attached file to remove it.'],
  ['confirmation in Deutsch', 'Öffne die angehängte Datei, um das Event in deinen Kalender einzutragen.'],
  ['changed in Deutsch', 'Öffne die angehängte Datei, um es auch in deinem Kalender zu ändern.'],
  ['cancelled in Deutsch', 'Wenn das Event in deinem Kalender steht, öffne die angehängte Datei, um es zu entfernen.'],
])('the mail %s says what its calendar file is for', (name, said) => {
  const [, sample] = [...ENGLISH, ...GERMAN].find(([known]) => known === name) ?? [];
  expect(sample && renderText(sample.message.content).replaceAll(/\s+/g, ' ')).toContain(said);
});

it.each([
  ['whole', 'Chess 👨‍👩‍👧', '“Chess 👨‍👩‍👧”'],
  ['cut between two characters where it is long', '👨‍👩‍👧'.repeat(60), `“${'👨‍👩‍👧'.repeat(50)}…”`],
  ['cleaned where it is older than the cleaning of titles', 'Chess\u202E\r\nBcc: a', '“Chess Bcc: a”'],
])('a title in a subject is %s', (_, title, shown) => {
  expect(titleInSubject({ title }, 'en')).toBe(shown);
});
