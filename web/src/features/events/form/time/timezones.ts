import { timezoneNames } from '@quorum/domain/event/timezoneNames';
import { DateTime } from 'luxon';
import { currentLocale } from '../../../../lib/language.ts';
import { memoize } from '../../../../lib/memoize.ts';
import { createZoneFormats } from '../../../../lib/wallClocks.ts';
import { zonesCalled } from './timezoneAbbreviations.ts';
import { plain, type ZonePlace } from './zonePlaces.ts';

/** Every zone that this runtime knows by the names of today and older ones, UTC among them, and `current` in any case. */
export const supportedTimezones = (current: string): string[] => [...new Set([...timezoneNames(), current])].sort();

/** `gmt+2`, `UTC+02:00`, `-3:30`, `+0545` */
const OFFSET = /^(?:gmt|utc)? ?([+\-−]) ?(\d{1,2}?)(?::?(\d\d))?$/;

/** The offset from UTC that `query` names, in minutes; null if it names none. */
const offsetIn = (query: string): number | null => {
  const [, sign, hours, minutes = '0'] = OFFSET.exec(query) ?? [];
  if (sign === undefined) return null;
  return (sign === '+' ? 1 : -1) * (60 * Number(hours) + Number(minutes));
};

const offsetOf = (zone: string, when: DateTime) => when.setZone(zone).offset;

/** What tells zones of one part of the world from each other, and not those that go with each other. */
const clockOf = (zone: string) => {
  const { year } = DateTime.now();
  const offsets = [1, 7].map((month) => offsetOf(zone, DateTime.utc(year, month)));
  return [zone.split('/')[0], ...offsets].join(' ');
};

/** Those that people call so for short, the best known first. */
const shortlyCalled = (zones: readonly string[], query: string): string[] => {
  const called = zonesCalled(query);
  if (called.length === 0) return [];
  const clocks = new Set(called.map(clockOf));
  return [...called, ...zones.filter((zone) => clocks.has(clockOf(zone)))];
};

/** Whether it is the first of those that share a short name, as America/New_York is of EST. */
const isBestKnown = ({ zone, abbreviation }: ZonePlace) => zonesCalled(abbreviation)[0] === zone;

/** Those that are called so (`eastern` for Eastern Time), the one that most people mean first. */
const longCalled = (places: readonly ZonePlace[], query: string): string[] =>
  places
    .filter(({ called }) => called.startsWith(query))
    .toSorted((one, other) => Number(isBestKnown(other)) - Number(isBestKnown(one)))
    .map(({ zone }) => zone);

/** Those of a country or a large city. */
const locatedIn = (places: readonly ZonePlace[], words: readonly string[]): string[] =>
  places
    .filter(({ names }) => names.some((name) => words.every((word) => name.includes(word))))
    .map(({ zone }) => zone);

/**
 * The zones that `query` may mean: as many hours from UTC today, such as `gmt+2`; called so, such as `CET` or `Eastern`;
 * with every word of it in their names, so that `new york` finds America/New_York; or of a country or a large city.
 */
export const findTimezones = (zones: readonly string[], places: readonly ZonePlace[], query: string): string[] => {
  const wanted = plain(query).trim();
  const offset = offsetIn(wanted);
  const now = DateTime.now();
  if (offset !== null) return zones.filter((zone) => offsetOf(zone, now) === offset);
  if (wanted === '') return [...zones];
  const words = wanted.split(' ');
  const named = zones.filter((zone) => words.every((word) => plain(zone).includes(word)));
  const called = [...shortlyCalled(zones, wanted), ...longCalled(places, wanted)];
  return [...new Set([...called, ...named, ...locatedIn(places, words)])];
};

/** Strings are small: those of all zones, in two languages or hours. The formats that make them are dear. */
const NAMES_MAX = 1000;

const nameIn = memoize((key: string): string => {
  const [hour = '', locale = '', zone = ''] = key.split(' ');
  return createZoneFormats(zone, locale).zoneName(new Date(`${hour}:00Z`));
}, NAMES_MAX);

/**
 * What people call the clocks of `zone` in the hour of `instant`: `CET`, or `GMT+9` where the language has no name for it.
 * Unlike `clocksOf` it keeps no formats but names alone, so that it may be asked for hundreds of zones.
 */
export const zoneNameAt = (zone: string, instant: Date): string =>
  nameIn(`${instant.toISOString().slice(0, 13)} ${currentLocale()} ${zone}`);
