import { describe, expect, it } from '@jest/globals';
import { utc, anEntry, readBack } from './anEntry.ts';

describe('the instant of an event', () => {
  const ZONES = Intl.supportedValuesOf('timeZone');

  it('is the same to who reads the file, in every zone of the runtime, summer and winter', () => {
    const instants = [0, 6].map((months) => utc('2026-01-15T09:30:00Z').plus({ months, days: months }));
    for (const timezone of ZONES)
      for (const date of instants) {
        const { start, end } = readBack(anEntry({ timezone, date, endTime: date.plus({ hours: 2 }) }));
        expect({ timezone, start, end }).toEqual({
          timezone,
          start: date.toISO(),
          end: date.plus({ hours: 2 }).toISO(),
        });
      }
  });

  it.each([
    ['America/New_York', '2026-11-01T00:00:00Z'],
    ['America/New_York', '2026-03-08T00:00:00Z'],
    ['Europe/Dublin', '2026-10-25T00:00:00Z'],
    ['Europe/Berlin', '2026-03-29T00:00:00Z'],
    ['Australia/Lord_Howe', '2026-04-04T00:00:00Z'],
    ['Africa/Casablanca', '2026-02-15T00:00:00Z'],
    ['America/Santiago', '2026-04-05T00:00:00Z'],
    ['Asia/Gaza', '2026-10-24T00:00:00Z'],
  ])('is the same around a change of clocks, in %s', (timezone, day) => {
    for (let half = 0; half < 72; half++) {
      const date = utc(day).plus({ minutes: 30 * half });
      expect(readBack(anEntry({ timezone, date, endTime: null })).start).toBe(date.toISO());
    }
  });

  it('is written in the zone where that can be read, else in UTC', () => {
    const zoneOf = (timezone: string, iso: string) =>
      readBack(anEntry({ timezone, date: utc(iso), endTime: null })).zone;
    expect(zoneOf('America/New_York', '2026-11-01T04:30:00Z')).toBe('America/New_York');
    // half past one, which the clocks of that night show twice
    expect(zoneOf('America/New_York', '2026-11-01T05:30:00Z')).toBeNull();
    expect(zoneOf('America/New_York', '2026-11-01T06:30:00Z')).toBeNull();
    expect(zoneOf('America/New_York', '2026-11-01T07:30:00Z')).toBe('America/New_York');
  });

  it('is written in their own zone for nearly all', () => {
    const inZone = ZONES.filter((timezone) => readBack(anEntry({ timezone })).zone === timezone);
    expect(inZone.length).toBeGreaterThan(0.97 * ZONES.length);
  });
});
