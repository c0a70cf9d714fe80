import { describe, expect, it } from '@jest/globals';
import { READER_LANGUAGES, type ReaderLanguage } from '@quorum/domain/readerLanguage';
import { DateTime } from 'luxon';
import { readdirSync } from 'node:fs';
import { SegmentedMessage } from 'sms-segments-calculator';
import { answerAbout, helpAnswer, startedAnswer, stoppedAnswer } from '../../src/notices/channels/sms/answers.ts';
import { toGsm } from '../../src/notices/channels/sms/gsm.ts';
import { textOf } from '../../src/notices/channels/sms/textOf.ts';
import { messagesIn } from '../../src/messages/messagesIn.ts';
import { phoneCode } from '../../src/notices/messages/phoneCode.ts';
import { surroundingsIn } from '../mail/samples.ts';
import { mailedMessages, textedMessages } from './everyMessage.ts';

/** The longest that people really write, up to what the form takes. */
const TITLES = {
  'a usual title': 'Evening volleyball',
  'a long title':
    'Championship final of the mixed beach volleyball league, with dinner afterwards, bring the whole family! '.slice(
      0,
      100,
    ),
  'a title with marks': '„Krimi“-Dîner bei Zoë & Łukasz – 2×4 Gänge… €25 [vegan] 🍷🎉 naïve œuvre ’n’ so',
  'a title in another script': 'Вечерний волейбол на пляже с Лукашем и его друзьями, затем ужин',
  'a title in a third': '夕方のビーチバレーと夕食会、みんなで参加しましょう、雨天中止です',
  'a title of pictures': '🏐🏐🏐👨‍👩‍👧‍👦',
};

const HOSTS = ['https://q.io', 'https://quorum.example.org', 'https://quorum.tv-musterstadt.example'];

const cases = READER_LANGUAGES.flatMap((language) =>
  Object.entries(TITLES).flatMap(([what, title]) => HOSTS.map((publicUrl) => ({ language, what, title, publicUrl }))),
);

describe.each(cases)('about $what in $language, at $publicUrl', ({ language, title, publicUrl }) => {
  const surroundings = { publicUrl, unsubscribeUrl: publicUrl, language, isConfirmed: true };
  const messages = textedMessages(title);
  const isLatin = /\p{Script=Latin}/u.test(title);

  it.each(Object.keys(messages).flatMap((name) => [[name, true] as const, [name, false] as const]))(
    '%s fits (first: %s)',
    (name, isFirst) => {
      const message = messages[name]?.(surroundings);
      if (!message?.sms || typeof message.sms === 'string') throw new Error('It has no short form');
      const text = textOf(message.sms, { language, isFirst });
      const { encodingName, segmentsCount } = new SegmentedMessage(text);
      const isOnePart = encodingName === 'GSM-7';
      if (isLatin) expect({ text, encodingName }).toEqual({ text, encodingName: 'GSM-7' });
      const most = isOnePart ? 1 : 2;
      expect({ text, isShort: segmentsCount <= most }).toEqual({ text, isShort: true });
      expect(text.endsWith(`\n${message.sms.url}`)).toBe(true);
      if (isFirst) expect(text).toMatch(/^Quorum: [^]*STOP/);
      const { takes, replies } = messagesIn(language).sms;
      const asked = takes.ANSWER(replies);
      if (message.sms.takes === 'ANSWER') expect(text).toContain(isOnePart ? toGsm(asked) : asked);
    },
  );
});

describe('every message', () => {
  const FOLDER = new URL('../../src/notices/messages/', import.meta.url);
  const texted = textedMessages('Volleyball');
  const nameOf = (title: string) => title.split(' ')[0] ?? '';

  it('has a short form, and is measured here, or goes by mail alone', async () => {
    const files = readdirSync(FOLDER).filter((name) => name.endsWith('.ts'));
    const modules = await Promise.all(files.map((name) => import(new URL(name, FOLDER).href) as Promise<object>));
    const known = new Set([...Object.keys(texted).map(nameOf), ...Object.keys(mailedMessages), phoneCode.name]);
    expect([...known].toSorted()).toEqual(modules.flatMap((module) => Object.keys(module)).toSorted());
  });

  it.each(Object.entries(mailedMessages))('%s goes by mail alone', (_name, compose) => {
    expect(compose(surroundingsIn('en')).sms).toBeNull();
  });

  it.each(Object.entries(texted))('%s opens nothing of its reader as text', (_name, compose) => {
    const { sms } = compose(surroundingsIn('en'));
    expect(sms).toMatchObject({ url: expect.not.stringMatching(/#(response|withdraw|vote)=|\/answer\//) });
  });
});

describe('a text', () => {
  it('about an offer of a place says until when', () => {
    const { placeOffered: offer } = textedMessages('Volleyball');
    const sheet = READER_LANGUAGES.map((language) => {
      const { sms } = offer?.({ publicUrl: 'https://q.io', unsubscribeUrl: '', language, isConfirmed: true }) ?? {};
      return sms ? textOf(sms, { language, isFirst: false }) : '';
    });
    expect(sheet).toEqual([
      expect.stringMatching(/^Place till 10:30am\? "Volleyball" Wed 30 Sep, 10:30pm\nReply YES, NO or MAYBE\.\n/),
      expect.stringMatching(/^Platz frei bis 10:30: "Volleyball", Mi\. 30\.9\., 22:30\n/),
      expect.stringMatching(/^Place till 10:30\? "Volleyball" Wed 30 Sept, 22:30\nReply YES, NO or MAYBE\.\n/),
    ]);
  });

  const say = (title: string) => `It’s on: ${title}, Wed 6 May, 18:00`;
  const form = { say, takes: null, url: 'https://quorum.example.org/events/abcdefghijklmnopqrstuv' };
  const written = (title: string, language: ReaderLanguage = 'en') =>
    textOf({ ...form, title }, { language, isFirst: false }).split('\n')[0];

  it.each([
    ['“Zoë’s” naïve café – really…', `It's on: ""Zoe's" naive café - really...", Wed 6 May, 18:00`],
    ['Łódź, Győr, Çeşme', `It's on: "Lodz, Gyor, Çesme", Wed 6 May, 18:00`],
    ['⚽ Friday football 🎉', `It's on: "Friday football", Wed 6 May, 18:00`],
    ['Волейбол', 'It’s on: "Волейбол", Wed 6 May, 18:00'],
  ])('of %s keeps to the alphabet where letters are Latin', (title, expected) => {
    expect(written(title)).toBe(expected);
  });

  it('cuts between characters as people see them', () => {
    expect(written(`${'В'.repeat(20)}${'👨‍👩‍👧‍👦'.repeat(20)}`)).toMatch(/^It’s on: "В{20}(👨‍👩‍👧‍👦)*…", Wed 6 May, 18:00$/u);
  });

  it('cuts the title first, then leaves out how one says no, and cuts the place, which is news, last', () => {
    const newPlace = (place: string) =>
      textOf(
        {
          ...form,
          say: (title, at) => `New place: ${title}, Wed 6 May, 18:00, ${at}`,
          title: 'Evening volleyball',
          place,
          takes: 'NO',
        },
        { language: 'en', isFirst: true },
      ).split('\n');
    const no = "Can't come? Reply NO.";
    const [beginning, stop] = ['Quorum: New place:', 'STOP ends texts.'];
    expect(newPlace('Coogee Beach')).toEqual([
      `${beginning} "Evening...", Wed 6 May, 18:00, Coogee Beach`,
      stop,
      no,
      form.url,
    ]);
    expect(newPlace('Coogee Beach, Sydney')).toEqual([
      `${beginning} "Evening volleyball", Wed 6 May, 18:00, Coogee Beach, Sydney`,
      stop,
      form.url,
    ]);
    expect(newPlace('Coogee Beach, the courts beside the surf club, Sydney')[0]).toBe(
      `${beginning} "Evening...", Wed 6 May, 18:00, Coogee Beach, the courts beside...`,
    );
  });

  it.each(READER_LANGUAGES.flatMap((language) => HOSTS.map((host) => [language, host] as const)))(
    'that answers somebody is one part (%s, %s)',
    (language, publicUrl) => {
      const event = {
        urlHash: 'abcdefghijklmnopqrstuv',
        title: TITLES['a long title'],
        date: DateTime.fromISO('2026-09-30T20:30:00Z'),
        timezone: 'Europe/Berlin',
      };
      const { now, late, refused, unchanged } = messagesIn(language).sms;
      const about = [...Object.values(now), late, refused, unchanged].map((said) => answerAbout(event, () => said));
      const plain = [helpAnswer, stoppedAnswer, startedAnswer];
      for (const compose of [...about, ...plain]) {
        const text = textOf(compose(language, publicUrl), { language, isFirst: false });
        const { encodingName, segmentsCount } = new SegmentedMessage(text);
        expect({ text, encodingName, segmentsCount }).toEqual({ text, encodingName: 'GSM-7', segmentsCount: 1 });
      }
    },
  );

  it('that is written already keeps to the alphabet too, but for its last line', () => {
    const written = (text: string) => textOf(text, { language: 'en', isFirst: false });
    expect(written('“Your” code – it’s 123456\n\n@kö’ln.example #123456')).toBe(
      `"Your" code - it's 123456\n\n@kö’ln.example #123456`,
    );
    expect(written('Код: 123456 – не ваш?\n@q.io #123456')).toBe('Код: 123456 – не ваш?\n@q.io #123456');
  });

  it('that is written already has its last line last', () => {
    expect(textOf('Your code is 123456\n\n@q.io #123456', { language: 'en', isFirst: true })).toBe(
      'Your code is 123456\n\nSTOP ends texts.\n@q.io #123456',
    );
  });
});
