import { expect, it } from '@jest/globals';
import { DateTime } from 'luxon';
import { findTimezones, offsetName, supportedTimezones } from '../../../src/features/events/timezones.ts';

it('offers every zone that the runtime knows, UTC, and the one that is chosen', () => {
  const zones = supportedTimezones('US/Eastern');
  expect(zones).toEqual(expect.arrayContaining([...Intl.supportedValuesOf('timeZone'), 'UTC', 'US/Eastern']));
  expect(new Set(zones).size).toBe(zones.length);
});

it.each(['new york', 'NEW_YORK', 'america york', 'America/New_York'])('finds New York by "%s"', (query) => {
  expect(findTimezones(supportedTimezones('UTC'), query)).toContain('America/New_York');
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
