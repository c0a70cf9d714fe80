import { expect, it } from '@jest/globals';
import { DateTime } from 'luxon';
import { findTimezones, offsetName, supportedTimezones } from '../../../../src/features/events/form/timezones.ts';

it('offers every zone that the runtime knows, UTC, and the one that is chosen', () => {
  const zones = supportedTimezones('US/Eastern');
  expect(zones).toEqual(expect.arrayContaining([...Intl.supportedValuesOf('timeZone'), 'UTC', 'US/Eastern']));
  expect(new Set(zones).size).toBe(zones.length);
});

it.each(['new york', 'NEW_YORK', 'america york', 'America/New_York'])('finds New York by "%s"', (query) => {
  expect(findTimezones(supportedTimezones('UTC'), query)).toContain('America/New_York');
});

it.each([
  ['Kolkata', 'Calcutta'],
  ['Kyiv', 'Kiev'],
  ['Kathmandu', 'Katmandu'],
  ['Yangon', 'Rangoon'],
  ['Ho Chi Minh', 'Saigon'],
  ['Nuuk', 'Godthab'],
])('finds %s by the name of today, and by %s', (today, before) => {
  const zones = supportedTimezones('UTC');
  expect(findTimezones(zones, today)).toHaveLength(1);
  expect(findTimezones(zones, before)).toHaveLength(1);
});

it.each(['gmt+2', 'GMT +2', 'utc+02:00', 'UTC+0200', '+2', '+02:00'])(
  'finds zones by how far they are: %s',
  (query) => {
    const found = findTimezones(supportedTimezones('UTC'), query);
    expect(found).toContain('Africa/Johannesburg');
    expect(found).not.toContain('UTC');
  },
);

it.each([
  ['-3', 'America/Argentina/Buenos_Aires'],
  ['+5:45', 'Asia/Kathmandu'],
  ['+0545', 'Asia/Kathmandu'],
  ['utc−10', 'Pacific/Honolulu'],
  ['+0', 'UTC'],
])('knows hours behind, and minutes: %s finds %s', (query, zone) => {
  expect(findTimezones(supportedTimezones('UTC'), query)).toContain(zone);
});

it.each([
  ['CET', ['Europe/Berlin', 'Europe/Paris']],
  ['cest', ['Europe/Berlin']],
  ['PST', ['America/Los_Angeles', 'America/Vancouver']],
  ['EDT', ['America/New_York', 'America/Toronto']],
  ['IST', ['Asia/Kolkata', 'Asia/Calcutta', 'Asia/Jerusalem', 'Europe/Dublin']],
])('finds zones by what they are called for short: %s', (query, zones) => {
  const found = findTimezones(supportedTimezones('UTC'), query);
  expect(found).toEqual(expect.arrayContaining(zones));
  expect(found[0]).toBe(zones[0]);
  expect(new Set(found).size).toBe(found.length);
});

it('finds names that hold such letters, too', () => {
  expect(findTimezones(supportedTimezones('UTC'), 'IST')).toContain('Europe/Istanbul');
});

it('finds every zone while nothing is typed', () => {
  expect(findTimezones(['UTC', 'Europe/Berlin'], ' ')).toEqual(['UTC', 'Europe/Berlin']);
});

it.each([
  ['Europe/Berlin', '2026-07-01', 'GMT+2'],
  ['Europe/Berlin', '2026-12-01', 'GMT+1'],
  ['Asia/Kathmandu', '2026-07-01', 'GMT+5:45'],
  ['America/St_Johns', '2026-12-01', 'GMT−3:30'],
])('says how far %s is from UTC on %s: %s', (zone, day, name) => {
  expect(offsetName(zone, DateTime.fromISO(day, { zone: 'utc' }))).toBe(name);
});
