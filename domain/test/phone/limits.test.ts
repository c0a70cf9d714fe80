import { describe, expect, it } from '@jest/globals';
import { CODE_LIMITS, closedBy, needsProof, type CodeCounts } from '../../src/phone/limits.ts';

const QUIET = { unconfirmedInHour: 0, unconfirmedInDay: 0, otherCountries: 0 };
const NONE: CodeCounts = {
  ofNumber: 0,
  unconfirmedOfNumber: 0,
  sinceLastOfNumber: null,
  unconfirmedOfPrefix: 0,
  network: QUIET,
  site: null,
  ofEvent: 0,
  ofOrganiser: 0,
  ofPerson: 0,
  unconfirmedOfCountry: 0,
  confirmedOfCountry: 0,
  ofDay: 0,
};

const close = (counts: Partial<CodeCounts>) =>
  closedBy({ ...NONE, ...counts }, { siteTimes: 4, dailyMax: 100 })?.key ?? null;

describe('what closes', () => {
  it.each<[string, Partial<CodeCounts>, Partial<CodeCounts>]>([
    ['limit.codesOfNumber', { unconfirmedOfNumber: 4 }, { unconfirmedOfNumber: 5 }],
    ['limit.codesOfNumber', { ofNumber: 9 }, { ofNumber: 10 }],
    ['limit.codesOfNumber', { unconfirmedOfPrefix: 9 }, { unconfirmedOfPrefix: 10 }],
    [
      'limit.phonesOfNetwork',
      { network: { ...QUIET, unconfirmedInHour: 4 } },
      { network: { ...QUIET, unconfirmedInHour: 5 } },
    ],
    [
      'limit.phonesOfNetwork',
      { network: { ...QUIET, unconfirmedInDay: 9 } },
      { network: { ...QUIET, unconfirmedInDay: 10 } },
    ],
    [
      'limit.phonesOfNetwork',
      { network: { ...QUIET, otherCountries: 2 } },
      { network: { ...QUIET, otherCountries: 3 } },
    ],
    [
      'limit.phonesOfNetwork',
      { site: { ...QUIET, unconfirmedInHour: 19 } },
      { site: { ...QUIET, unconfirmedInHour: 20 } },
    ],
    ['limit.phonesOfCountry', { unconfirmedOfCountry: 19 }, { unconfirmedOfCountry: 20 }],
    [
      'limit.phonesOfCountry',
      { unconfirmedOfCountry: 39, confirmedOfCountry: 200 },
      { unconfirmedOfCountry: 40, confirmedOfCountry: 200 },
    ],
    ['limit.phonesOfEvent', { ofEvent: 299 }, { ofEvent: 300 }],
    ['limit.phonesOfEvent', { ofOrganiser: 599 }, { ofOrganiser: 600 }],
    ['limit.phonesOfDay', { ofPerson: 9 }, { ofPerson: 10 }],
    ['limit.phonesOfDay', { ofDay: 99 }, { ofDay: 100 }],
  ])('%s', (key, bearable, tooMany) => {
    expect(close(bearable)).toBeNull();
    expect(close(tooMany)).toBe(key);
  });

  it('lets a number rest after each code that nobody has confirmed', () => {
    const after = (unconfirmedOfNumber: number, sinceLastOfNumber: number | null) => {
      const found = closedBy({ ...NONE, unconfirmedOfNumber, sinceLastOfNumber }, { siteTimes: 4, dailyMax: 100 });
      return found && [found.key, found.retryAfter];
    };
    expect([after(1, 0), after(1, 59.2), after(1, 60), after(0, null)]).toEqual([
      ['limit.codePause', 60],
      ['limit.codePause', 1],
      null,
      null,
    ]);
    expect([after(2, 60), after(4, 3_600)]).toEqual([['limit.codePause', 240], null]);
  });

  it('opens a network again after an hour where the day bears more', () => {
    const inHour = { ...NONE, network: { ...QUIET, unconfirmedInHour: 5, unconfirmedInDay: 5 } };
    const inDay = { ...NONE, network: { ...QUIET, unconfirmedInHour: 5, unconfirmedInDay: 10 } };
    const after = (counts: CodeCounts) => closedBy(counts, { siteTimes: 4, dailyMax: 100 })?.retryAfter;
    expect([after(inHour), after(inDay)]).toEqual([3_600, 86_400]);
  });
});

it('asks for proof of work before a country is closed', () => {
  const from = CODE_LIMITS.country.unconfirmed * CODE_LIMITS.proofFrom;
  expect(needsProof({ ...NONE, unconfirmedOfCountry: from - 1 })).toBe(false);
  expect(needsProof({ ...NONE, unconfirmedOfCountry: from })).toBe(true);
  // people who confirm are many
  expect(needsProof({ ...NONE, unconfirmedOfCountry: from, confirmedOfCountry: 200 })).toBe(false);
});
