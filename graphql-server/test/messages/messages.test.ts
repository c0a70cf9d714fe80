import { describe, expect, it } from '@jest/globals';
import { LANGUAGES, type Language } from '@quorum/domain/language';
import { count, ordinal, params, piecesOf } from '../../src/messages/fill.ts';
import { messagesIn } from '../../src/messages/messagesIn.ts';
import { readerOf, wordIn } from '../../src/notices/channels/sms/replyWords.ts';

describe('a message', () => {
  it('takes what people typed literally', () => {
    const by = params<{ name: string; place: string }>('{name} at {place}');
    expect(by({ name: '$& {place}', place: "'{name}'" })).toBe("$& {place} at '{name}'");
  });

  it('ends with one full stop, also where a value has its own', () => {
    expect(params<{ when: string }>('It is decided at {when}.')({ when: '7 p.m.' })).toBe('It is decided at 7 p.m.');
  });

  it('counts in the forms of its language, with what else it says', () => {
    const held = count<{ count: number; until: string }>('pl', {
      one: '{count} miejsce do {until}',
      few: '{count} miejsca do {until}',
      many: '{count} miejsc do {until}',
      other: '{count} miejsca do {until}',
    });
    expect([1, 3, 5].map((number) => held({ count: number, until: '18:00' }))).toEqual([
      '1 miejsce do 18:00',
      '3 miejsca do 18:00',
      '5 miejsc do 18:00',
    ]);
  });

  it('says which in a row', () => {
    const place = ordinal<{ count: number }>('en', { one: '{count}st', two: '{count}nd', other: '{count}th' });
    expect([1, 2, 11].map((number) => place({ count: number }))).toEqual(['1st', '2nd', '11th']);
  });

  it('comes in pieces around what is no text, in the order of its language', () => {
    const of = params<{ address: string; title: string }>('{title}: mails to {address}.');
    expect(piecesOf(of, { address: 1, title: 2 })).toEqual(['', 2, ': mails to ', 1, '.']);
  });
});

describe('what the server says', () => {
  it('is the same however a region writes the language', () => {
    expect(messagesIn('en-GB')).toBe(messagesIn('en'));
  });

  it('is in English where a newer server has stored a language that is unknown here', () => {
    for (const unknown of ['tlh', 'constructor'])
      expect(messagesIn(unknown as Language).seeEvent).toBe(messagesIn('en').seeEvent);
  });

  it.each(Object.keys(LANGUAGES) as Language[])(
    'asks in %s for replies that mean the same in every language',
    (language) => {
      const { yes, no, maybe, help } = messagesIn(language).sms.replies;
      expect([yes, no, maybe, help].map(wordIn)).toEqual(['IN', 'OUT', 'MAYBE', 'HELP']);
    },
  );
});

describe('a reply', () => {
  const read = readerOf([
    { yes: 'TAK', no: 'NIE', maybe: 'MOŻE', help: 'POMOC' },
    { yes: 'ДА', no: 'НЕТ', maybe: 'МОЖЕТ', help: 'ПОМОЩЬ' },
  ]);

  it.each([
    ['może', 'MAYBE'],
    // as the text showed it
    ['Moze.', 'MAYBE'],
    ['да', 'IN'],
    ['', null],
    ['?', null],
    ['perhaps', null],
    ['help', 'HELP'],
  ])('%p means %p in any of the languages', (text, means) => {
    expect(read(text)).toBe(means);
  });
});
