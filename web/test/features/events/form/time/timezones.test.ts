import { afterEach, expect, it, jest } from '@jest/globals';
import { applyLanguage } from '../../../../../src/lib/language.ts';
import {
  findTimezones,
  supportedTimezones,
  zoneNameAt,
} from '../../../../../src/features/events/form/time/timezones.ts';
import { placesOfZones } from '../../../../../src/features/events/form/time/zonePlaces.ts';

const zones = supportedTimezones('UTC');
const find = (query: string) => findTimezones(zones, placesOfZones(zones), query);

it('offers every zone that the runtime knows, UTC, and the one that is chosen', () => {
  const offered = supportedTimezones('US/Eastern');
  expect(offered).toEqual(expect.arrayContaining([...Intl.supportedValuesOf('timeZone'), 'UTC', 'US/Eastern']));
  expect(new Set(offered).size).toBe(offered.length);
});

it.each(['new york', 'NEW_YORK', 'america york', 'America/New_York'])('finds New York by "%s"', (query) => {
  expect(find(query)).toContain('America/New_York');
});

it.each([
  ['Kolkata', 'Calcutta'],
  ['Kyiv', 'Kiev'],
  ['Kathmandu', 'Katmandu'],
  ['Yangon', 'Rangoon'],
  ['Ho Chi Minh', 'Saigon'],
  ['Nuuk', 'Godthab'],
])('finds %s by the name of today, and by %s', (today, before) => {
  expect(find(today)).toHaveLength(1);
  expect(find(before)).toHaveLength(1);
});

it.each(['gmt+2', 'GMT +2', 'utc+02:00', 'UTC+0200', '+2', '+02:00'])(
  'finds zones by how far they are: %s',
  (query) => {
    const found = find(query);
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
  expect(find(query)).toContain(zone);
});

it.each([
  ['CET', ['Europe/Berlin', 'Europe/Paris']],
  ['cest', ['Europe/Berlin']],
  ['PST', ['America/Los_Angeles', 'America/Vancouver']],
  ['EDT', ['America/New_York', 'America/Toronto']],
  ['IST', ['Asia/Kolkata', 'Asia/Calcutta', 'Asia/Jerusalem', 'Europe/Dublin']],
])('finds zones by what they are called for short: %s', (query, zones) => {
  const found = find(query);
  expect(found).toEqual(expect.arrayContaining(zones));
  expect(found[0]).toBe(zones[0]);
  expect(new Set(found).size).toBe(found.length);
});

it.each([
  ['Zürich', 'Europe/Zurich'],
  ['zurich', 'Europe/Zurich'],
  ['São Paulo', 'America/Sao_Paulo'],
  ['Mumbai', zones.includes('Asia/Kolkata') ? 'Asia/Kolkata' : 'Asia/Calcutta'],
  ['Eastern', 'America/New_York'],
  ['pacific time', 'America/Los_Angeles'],
  ['Köln', 'Europe/Berlin'],
  ['Switzerland', 'Europe/Zurich'],
  ['san francisco', 'America/Los_Angeles'],
])('finds by what people type: %s is %s first', (query, zone) => {
  expect(find(query)[0]).toBe(zone);
});

it('finds countries by their names in the language of the reader', async () => {
  await applyLanguage('de');
  expect(find('Schweiz')[0]).toBe('Europe/Zurich');
  expect(find('Switzerland')[0]).toBe('Europe/Zurich');
  await applyLanguage('en');
});

it('finds names that hold such letters, too', () => {
  expect(find('IST')).toContain('Europe/Istanbul');
});

it('finds every zone while nothing is typed', () => {
  expect(findTimezones(['UTC', 'Europe/Berlin'], [], ' ')).toEqual(['UTC', 'Europe/Berlin']);
});

it.each([
  ['Europe/Berlin', '2026-07-01', 'CEST', 'MESZ'],
  ['Europe/Berlin', '2026-12-01', 'CET', 'MEZ'],
  ['America/New_York', '2026-12-01', 'EST', 'GMT-5'],
  ['America/St_Johns', '2026-12-01', 'NST', 'GMT-3:30'],
  ['Asia/Kathmandu', '2026-07-01', 'GMT+5:45', 'GMT+5:45'],
])('calls the clocks of %s on %s %s, in German %s', async (zone, day, english, german) => {
  expect(zoneNameAt(zone, new Date(day))).toBe(english);
  await applyLanguage('de');
  const inGerman = zoneNameAt(zone, new Date(day));
  await applyLanguage('en');
  expect(inGerman).toBe(german);
});

afterEach(async () => {
  jest.restoreAllMocks();
  await applyLanguage('en');
});

it('makes no new formats for a zone within an hour, but does for the next hour and for another language', async () => {
  const { DateTimeFormat } = Intl;
  const made = jest.spyOn(Intl, 'DateTimeFormat').mockImplementation((...given) => new DateTimeFormat(...given));
  const nameAt = (time: string) => zoneNameAt('Europe/Berlin', new Date(`2026-10-25T${time}Z`));
  expect(nameAt('00:00')).toBe('CEST');
  const atFirst = made.mock.calls.length;
  expect(atFirst).toBeGreaterThan(0);
  expect(nameAt('00:59')).toBe('CEST');
  expect(made).toHaveBeenCalledTimes(atFirst);
  expect(nameAt('01:00')).toBe('CET');
  await applyLanguage('de');
  const inGerman = nameAt('00:30');
  await applyLanguage('en');
  expect(inGerman).toBe('MESZ');
});
