import { describe, expect, it } from '@jest/globals';
import { DomainError } from '@quorum/domain/errors';
import { readNumber } from '../../src/gateways/phone/readNumber.ts';

const COUNTRIES = new Set(['DE', 'US', 'GB', 'FR']);
const read = (typed: string, country = '', timezone = 'Europe/Berlin') =>
  readNumber(typed, { country, timezone, countries: COUNTRIES });

const refusalOf = (typed: string, country = ''): string => {
  try {
    return read(typed, country).number;
  } catch (error) {
    return error instanceof DomainError ? (error.reasons[0]?.key ?? '') : String(error);
  }
};

describe('a number that takes texts', () => {
  it.each([
    ['0151 23456789', '', '+4915123456789'],
    ['+49 (151) 234-567-89', '', '+4915123456789'],
    ['0049 151 23456789', '', '+4915123456789'],
    ['07400 123456', 'GB', '+447400123456'],
    ['(212) 736-5000', 'US', '+12127365000'],
    ['٠١٥١٢٣٤٥٦٧٨٩', '', '+4915123456789'],
    ['０１５１　２３４５６７８９', '', '+4915123456789'],
  ])('%j (%s) is %s', (typed, country, number) => {
    expect(read(typed, country).number).toBe(number);
  });

  it('is of the country of the event’s time zone, where that gets texts', () => {
    expect(read('07400 123456', '', 'Europe/London')).toEqual({ number: '+447400123456', country: 'GB' });
    expect(read('06 12 34 56 78', '', 'Europe/Paris')).toEqual({ number: '+33612345678', country: 'FR' });
  });

  it('is of the first of those countries where the zone is in none of them', () => {
    for (const timezone of ['Asia/Tokyo', 'UTC', 'Nowhere/AtAll', ''])
      expect(read('0151 23456789', '', timezone).country).toBe('DE');
  });
});

describe('what takes none', () => {
  it.each([
    ['a landline', '030 12345678', '', 'phone.notMobile'],
    ['a premium number', '0900 1234567', '', 'phone.notMobile'],
    ['a premium number abroad', '+1 900 234 5678', '', 'phone.notMobile'],
    ['a free number', '0800 1234567', '', 'phone.notMobile'],
    ['a shared cost number', '+44 843 123 4567', '', 'phone.notMobile'],
    ['a pager', '+44 7640 123456', '', 'phone.notMobile'],
    ['an extension', '0151 23456789 ext. 12', '', 'phone.notMobile'],
    ['an extension after commas', '0151 23456789,,12', '', 'phone.notMobile'],
    ['an address', 'tel:+4915123456789;ext=12', '', 'phone.invalid'],
    ['a mobile number of another country', '+43 664 1234567', '', 'phone.country'],
    ['a neighbour with the same code', '+1 876 234 5678', '', 'phone.country'],
    ['an island with the same code', '+44 7624 123456', '', 'phone.country'],
    ['a satellite', '+881 6 1234 5678', '', 'phone.notMobile'],
    ['a made-up number', '+49 1', '', 'phone.invalid'],
    ['a made-up country', '+999 123456789', '', 'phone.invalid'],
    ['an emergency number', '112', '', 'phone.invalid'],
    ['text before it', 'call 0151 23456789', '', 'phone.invalid'],
    ['text after it', '0151 23456789 please', '', 'phone.invalid'],
    ['two numbers', '0151 23456789 / 0151 23456780', '', 'phone.invalid'],
    ['a link', 'https://example.com/?0151 23456789', '', 'phone.invalid'],
    ['markup', '<b>0151 23456789</b>', '', 'phone.invalid'],
    ['letters', '0151-FLOWERS', '', 'phone.invalid'],
    ['nothing but signs', '+', '', 'phone.invalid'],
    ['a line break', '0151 234\n56789 x', '', 'phone.invalid'],
    ['a country that there is not', '0151 23456789', 'ZZ', 'phone.invalid'],
  ])('%s', (_what, typed, country, key) => {
    expect(refusalOf(typed, country)).toBe(key);
  });
});

it('takes or refuses whatever is typed, and takes E.164 of those countries alone', () => {
  const letters = Array.from(`${'0123456789'.repeat(3)} -+()./;,x#*eE٣７`);
  // a generator of its own, so that a failure comes again
  let state = 7;
  const next = (below: number) => (state = (state * 48_271) % 2_147_483_647) % below;
  let taken = 0;
  for (let round = 0; round < 5_000; round++) {
    const start = ['', '+49151', '+1212', '+447400', '0151', '0900', '0044'][next(7)] ?? '';
    const typed = start + Array.from({ length: 4 + next(8) }, () => letters[next(letters.length)]).join('');
    const number = refusalOf(typed);
    if (number.startsWith('phone.')) continue;
    taken++;
    expect(number).toMatch(/^\+(?:49|1|44|33)\d{6,12}$/);
    expect(read(number).number).toBe(number);
  }
  expect(taken).toBeGreaterThan(10);
});
