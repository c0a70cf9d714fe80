import { describe, expect, it } from '@jest/globals';
import { LANGUAGES, type Language } from '@quorum/domain/language';
import { SegmentedMessage } from 'sms-segments-calculator';
import { toGsm } from '../../src/notices/channels/sms/gsm.ts';
import { textOf } from '../../src/notices/channels/sms/textOf.ts';
import { asked } from '../../src/notices/messages/asked.ts';
import { cancelled } from '../../src/notices/messages/cancelled.ts';
import { changed } from '../../src/notices/messages/changed.ts';
import { clockDecided } from '../../src/notices/messages/clockDecided.ts';
import { dateFound } from '../../src/notices/messages/dateFound.ts';
import { decided } from '../../src/notices/messages/decided.ts';
import { lateWithdrawal } from '../../src/notices/messages/lateWithdrawal.ts';
import { messagesIn } from '../../src/messages/messagesIn.ts';
import { newResponses } from '../../src/notices/messages/newResponses.ts';
import type { Message } from '../../src/notices/messages/parts/Content.ts';
import type { Surroundings } from '../../src/notices/messages/parts/MailEvent.ts';
import { offerEnded, placeOffered } from '../../src/notices/messages/placeOffer.ts';
import { organiserMessage } from '../../src/notices/messages/organiserMessage.ts';
import { quorum } from '../../src/notices/messages/quorum.ts';
import { regularDate } from '../../src/notices/messages/regulars.ts';
import { reminder } from '../../src/notices/messages/reminder.ts';
import { fall, recovery, seatIsFree, seatIsGone, seatIsYours } from '../../src/notices/messages/seat.ts';
import { stillIn } from '../../src/notices/messages/stillIn.ts';
import { statusNews, type StatusNews } from '../../src/notices/messages/statusNews.ts';
import { at, own, standing } from '../mail/samples.ts';

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

const messagesAbout = (title: string): Record<string, (surroundings: Surroundings) => Message> => {
  const event = {
    urlHash: 'abcdefghijklmnopqrstuv',
    title,
    location: 'Sports hall of the primary school at Long Street 123, entrance from the yard',
    creatorName: 'Ada Lovelace-Byron',
    date: at('2026-09-30T18:00:00Z'),
    endTime: null,
    timezone: 'Europe/Berlin',
  };
  const counts = { threshold: 8, counted: 5.5, rule: 'EXPECTED' } as const;
  const maybe = { response: { likelihood: 0.5, status: 'MAYBE' }, calendar: 'TENTATIVE' } as const;
  const before = { ...event, location: 'Elsewhere', date: at('2026-09-29T18:00:00Z') };
  const ofDecision = { event, reason: 'Rain', isByClock: true, own, ...counts };
  const until = at('2026-09-30T06:00:00Z');
  const answerUrl = `https://quorum.example.org/answer/${'x'.repeat(43)}`;
  const news: StatusNews[] = ['PLACED', 'MET', 'MET_BUT_FULL', 'NOT_MET'];
  return {
    ...Object.fromEntries(
      (['CONFIRMED', 'CALLED_OFF', 'GATHERING'] as const).flatMap((status) => [
        [`decided ${status}`, (s: Surroundings) => decided({ ...ofDecision, status }, s)],
        [`decided ${status}, maybe`, (s: Surroundings) => decided({ ...ofDecision, own: maybe, status }, s)],
      ]),
    ),
    ...Object.fromEntries(news.map((one) => [one, (s: Surroundings) => statusNews({ event, news: one, own }, s)])),
    changed: (s) => changed({ event, before, isOff: false, own }, s),
    cancelled: (s) => cancelled({ event }, s),
    reminder: (s) => reminder({ event, own: maybe, ...standing }, s),
    asked: (s) =>
      asked({ event, decideAt: event.date, response: maybe.response, withThem: 0.6, withoutThem: 0.1, answerUrl }, s),
    seatIsFree: (s) => seatIsFree({ event, answerUrl, ...counts }, s),
    seatIsYours: (s) => seatIsYours({ event, own }, s),
    seatIsGone: (s) => seatIsGone({ event }, s),
    dateFound: (s) => dateFound({ event, own: maybe }, s),
    stillIn: (s) => stillIn({ event, answerUrl }, s),
    placeOffered: (s) => placeOffered({ event, answerUrl, rule: 'OFFERED_IN_ORDER', seats: 2, party: 3, until }, s),
    offerEnded: (s) => offerEnded({ event, how: 'LAPSED' }, s),
    lateWithdrawal: (s) => lateWithdrawal({ event, withdrawals: [{ name: 'Vera', seats: 2 }], ...standing }, s),
    clockDecided: (s) => clockDecided({ event, outcome: 'RAIN', isWithoutForecast: false, ...counts }, s),
    newResponses: (s) => newResponses({ event, responses: [], ...standing }, s),
    quorum: (s) => quorum({ event, ...standing }, s),
    fall: (s) => fall({ event, askedCount: 3, ...counts }, s),
    recovery: (s) => recovery({ event, ...counts }, s),
    organiserMessage: (s) => organiserMessage({ event, text: 'Bring shoes for the hall.' }, s),
    regularDate: (s) =>
      regularDate({ event, own: maybe, responseUrl: `${s.publicUrl}/events/${event.urlHash}`, endUrl: '' }, s),
  };
};

const languages = Object.keys(LANGUAGES) as Language[];
const cases = languages.flatMap((language) =>
  Object.entries(TITLES).flatMap(([what, title]) => HOSTS.map((publicUrl) => ({ language, what, title, publicUrl }))),
);

describe.each(cases)('about $what in $language, at $publicUrl', ({ language, title, publicUrl }) => {
  const surroundings = { publicUrl, unsubscribeUrl: publicUrl, language, isConfirmed: true };
  const messages = messagesAbout(title);
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

describe('a text', () => {
  it('about an offer of a place says until when', () => {
    const { placeOffered: offer } = messagesAbout('Volleyball');
    const sheet = (['en', 'de'] as const).map((language) => {
      const { sms } = offer?.({ publicUrl: 'https://q.io', unsubscribeUrl: '', language, isConfirmed: true }) ?? {};
      return sms ? textOf(sms, { language, isFirst: false }) : '';
    });
    expect(sheet).toEqual([
      expect.stringMatching(/^A place till 08:00\? "Volleyball", Wed 30 Sep, 20:00\nReply YES, NO or MAYBE\.\n/),
      expect.stringMatching(/^Platz frei bis 08:00: "Volleyball", Mi\. 30\.9\., 20:00\n/),
    ]);
  });

  const say = (title: string) => `It’s on: ${title}, Wed 6 May, 18:00`;
  const form = { say, takes: null, url: 'https://quorum.example.org/events/abcdefghijklmnopqrstuv' };
  const written = (title: string, language: Language = 'en') =>
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

  it('that is written already has its last line last', () => {
    expect(textOf('Your code is 123456\n\n@q.io #123456', { language: 'en', isFirst: true })).toBe(
      'Your code is 123456\n\nSTOP ends texts.\n@q.io #123456',
    );
  });
});
