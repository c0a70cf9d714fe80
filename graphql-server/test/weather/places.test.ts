import { describe, expect, it } from '@jest/globals';
import { DateTime } from 'luxon';
import { choosePlace, type Candidate } from '../../src/gateways/weather/choosePlace.ts';
import { placeNames, townNames } from '../../src/gateways/weather/placeNames.ts';
import { BERLIN, SYDNEY, SYDNEY_IN_CANADA } from './openMeteoStub.ts';

describe('placeNames', () => {
  it.each([
    ['Berlin', ['Berlin']],
    ['  New   York ', ['New York']],
    [
      'Pier 2, Brooklyn Bridge Park, New York',
      ['Pier 2, Brooklyn Bridge Park, New York', 'New York', 'Brooklyn Bridge Park', 'Pier'],
    ],
    ['Alexanderplatz 1, 10178 Berlin', ['Alexanderplatz 1, 10178 Berlin', 'Berlin', 'Alexanderplatz']],
    [
      'Dolores Park (San Francisco, CA 94114)',
      ['Dolores Park (San Francisco, CA 94114)', 'San Francisco', 'Dolores Park'],
    ],
    ['Volkspark – Berlin', ['Volkspark – Berlin', 'Berlin', 'Volkspark']],
    ['Frankfurt-Höchst', ['Frankfurt-Höchst']],
    ['東京', []],
    ['新宿中央公園, 東京都', ['新宿中央公園, 東京都', '東京都', '新宿中央公園']],
    ['42', []],
  ])('%s', (location, names) => {
    expect(placeNames(location)).toEqual(names);
  });

  it.each(['online', 'Virtual (link follows)', 'Zoom call', 'https://example.com', 'Microsoft Teams'])(
    'finds none in %s',
    (location) => expect(placeNames(location)).toEqual([]),
  );

  it('takes no more than four', () => {
    expect(placeNames('one, two, three, four, five, six')).toHaveLength(4);
  });
});

describe('of a private place the provider hears the town, and no door', () => {
  it.each([
    ['Berlin', ['Berlin']],
    ['New York', ['New York']],
    ['Alexanderplatz 1, 10178 Berlin', ['Berlin']],
    ["Sarah's flat, 12 Baker Street, London", ['London']],
    ["Sarah's flat, Flat 3, 12 Baker Street, Marylebone, London NW1 6XE, UK", ['London', 'Marylebone']],
    ['Dolores Park (San Francisco, CA 94114)', ['San Francisco']],
    ['Pier 2, Brooklyn Bridge Park, New York', ['New York', 'Brooklyn Bridge Park']],
    ['Hauptstraße 12a; 80331 München; Deutschland', ['Deutschland', 'München']],
    ['Musterweg 7 (bei Klein), Hamburg – Altona', ['Altona', 'Hamburg']],
    ['Hauptstraße 12 Berlin', []],
    ['12 Baker Street', []],
    ['Zoom', []],
    ['東京都千代田区1-1, 東京都', ['東京都']],
  ])('%s', (location, names) => {
    expect(townNames(location)).toEqual(names);
    for (const name of townNames(location)) expect(name).not.toMatch(/\d/);
  });
});

describe('choosePlace', () => {
  const date = DateTime.fromISO('2026-05-06T08:00:00Z');
  const choose = (candidates: Candidate[], wanted: string, place: { location?: string; timezone: string }) =>
    choosePlace(candidates, wanted, { location: wanted, isPrivate: false, date, ...place })?.name ?? null;

  const springfield = (admin1: string, timezone: string): Candidate => ({
    name: 'Springfield',
    latitude: 1,
    longitude: 1,
    feature_code: 'PPL',
    country: 'United States',
    country_code: 'US',
    admin1,
    timezone,
  });

  it('takes the place whose clocks fit', () => {
    const both = [SYDNEY_IN_CANADA, SYDNEY];
    expect(choose(both, 'Sydney', { timezone: 'Australia/Sydney' })).toBe('Sydney, New South Wales, Australia');
    expect(choose(both, 'Sydney', { timezone: 'America/Halifax' })).toBe('Sydney, Nova Scotia, Canada');
  });

  it('takes none whose clocks are far off', () => {
    expect(choose([SYDNEY], 'Sydney', { timezone: 'America/New_York' })).toBeNull();
  });

  it('takes the first for an event in UTC, which is nowhere', () => {
    expect(choose([SYDNEY, BERLIN], 'Sydney', { timezone: 'UTC' })).toBe('Sydney, New South Wales, Australia');
  });

  it('takes the one that the address mentions', () => {
    const all = [springfield('Missouri', 'America/Chicago'), springfield('Illinois', 'America/Chicago')];
    expect(choose(all, 'Springfield', { location: 'Springfield, Illinois', timezone: 'America/Chicago' })).toBe(
      'Springfield, Illinois, United States',
    );
  });

  it('takes no country or state for a place', () => {
    const wide = { ...BERLIN, name: 'Germany', feature_code: 'PCLI' };
    expect(choose([wide], 'Germany', { timezone: 'Europe/Berlin' })).toBeNull();
  });

  it('takes no place that is only spelled alike', () => {
    expect(choose([{ ...SYDNEY, name: 'Gympie' }], 'Gym', { timezone: 'Australia/Sydney' })).toBeNull();
    expect(choose([{ ...BERLIN, name: 'Zürich' }], 'zurich', { timezone: 'Europe/Zurich' })).not.toBeNull();
  });

  it('names a city once', () => {
    expect(choose([BERLIN], 'Berlin', { timezone: 'Europe/Berlin' })).toBe('Berlin, Germany');
  });
});
