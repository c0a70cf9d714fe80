import { expect, it } from '@jest/globals';
import { isTimezone } from '@quorum/domain/event/timezone';
import { canonicalTimezone, timezoneNames } from '@quorum/domain/event/timezoneNames';

it('knows zones by the names of today and by older ones, each once, and all may be chosen', () => {
  const names = timezoneNames();
  expect(names).toEqual(expect.arrayContaining([...Intl.supportedValuesOf('timeZone'), 'UTC']));
  expect(names).toEqual(expect.arrayContaining(['Asia/Kolkata', 'Asia/Calcutta', 'Europe/Kyiv', 'Europe/Kiev']));
  expect(new Set(names).size).toBe(names.length);
  expect(names.filter((name) => !isTimezone(name))).toEqual([]);
});

it.each([
  ['Europe/Berlin', 'Europe/Berlin'],
  ['europe/berlin', 'Europe/Berlin'],
  ['Asia/Kolkata', 'Asia/Kolkata'],
  ['Asia/Calcutta', 'Asia/Calcutta'],
  ['UTC', 'UTC'],
  ['US/Eastern', 'America/New_York'],
  ['+02:00', null],
  ['-0530', null],
  ['Mars/Olympus', null],
  ['', null],
])('stores the zone %j as %j', (name, stored) => {
  expect(canonicalTimezone(name)).toBe(stored);
});
