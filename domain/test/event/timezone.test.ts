import { describe, expect, it } from '@jest/globals';
import { fromLocalInput, isTimezone, resolveWallClock, toLocalInput } from '@quorum/domain/event/timezone';
import { at } from '../support/at.ts';

const resolve = (wall: string, zone: string) => {
  const { instant, happens } = resolveWallClock(at(wall), zone);
  return { instant: instant.toUTC().toISO({ suppressMilliseconds: true }), happens };
};

describe('a local time', () => {
  it.each([
    ['2026-05-01T18:30', 'Europe/Berlin', '2026-05-01T16:30:00Z'],
    ['2026-01-15T18:30', 'Europe/Berlin', '2026-01-15T17:30:00Z'],
    ['2026-05-01T18:30', 'Asia/Kathmandu', '2026-05-01T12:45:00Z'],
    ['2026-05-01T18:30', 'Pacific/Kiritimati', '2026-05-01T04:30:00Z'],
    ['2026-05-01T18:30', 'UTC', '2026-05-01T18:30:00Z'],
  ])('%s in %s is %s', (wall, zone, instant) => {
    expect(resolve(wall, zone)).toEqual({ instant, happens: 'once' });
  });

  it.each([
    ['2026-11-01T01:30', 'America/New_York', '2026-11-01T05:30:00Z'],
    ['2026-10-25T02:00', 'Europe/Berlin', '2026-10-25T00:00:00Z'],
    ['2026-10-25T02:59', 'Europe/Berlin', '2026-10-25T00:59:00Z'],
    ['2026-04-05T01:45', 'Australia/Lord_Howe', '2026-04-04T14:45:00Z'],
  ])('that happens twice (%s in %s) means the first', (wall, zone, instant) => {
    expect(resolve(wall, zone)).toEqual({ instant, happens: 'twice' });
  });

  it.each([
    // shown as 03:30, 03:00, 02:45 afterwards: forward by the hour, or the half hour, that was skipped
    ['2026-03-08T02:30', 'America/New_York', '2026-03-08T07:30:00Z'],
    ['2026-03-29T02:00', 'Europe/Berlin', '2026-03-29T01:00:00Z'],
    ['2026-10-04T02:15', 'Australia/Lord_Howe', '2026-10-03T15:45:00Z'],
  ])('that never happens (%s in %s) moves forward by the gap', (wall, zone, instant) => {
    expect(resolve(wall, zone)).toEqual({ instant, happens: 'never' });
  });

  it('of a whole day that a zone skipped moves to the day after', () => {
    // Samoa had no 30 December 2011
    const { instant, happens } = resolveWallClock(at('2011-12-30T12:00'), 'Pacific/Apia');
    expect([happens, toLocalInput(instant, 'Pacific/Apia')]).toEqual(['never', '2011-12-31T12:00']);
  });

  it.each([
    ['2026-03-29T01:59', 'Europe/Berlin'],
    ['2026-03-29T03:00', 'Europe/Berlin'],
    ['2026-10-25T01:59', 'Europe/Berlin'],
    ['2026-10-25T03:00', 'Europe/Berlin'],
  ])('right beside a change of clocks (%s in %s) happens once', (wall, zone) => {
    expect(resolve(wall, zone).happens).toBe('once');
  });

  it('is what the clocks show, whatever zone it was written in', () => {
    const { instant } = resolveWallClock(at('2026-05-01T18:30', 'Asia/Tokyo'), 'Europe/Berlin');
    expect(instant.toUTC().toISO({ suppressMilliseconds: true })).toBe('2026-05-01T16:30:00Z');
  });
});

describe('a datetime-local input', () => {
  it('shows an instant in the event’s zone and reads it back', () => {
    const shown = toLocalInput(at('2026-05-01T16:30Z'), 'Europe/Berlin');
    expect(shown).toBe('2026-05-01T18:30');
    expect(fromLocalInput(shown, 'Europe/Berlin')?.instant.toMillis()).toBe(at('2026-05-01T16:30Z').toMillis());
  });

  it.each([
    ['', 'Europe/Berlin'],
    ['soon', 'Europe/Berlin'],
    ['2026-02-30T10:00', 'Europe/Berlin'],
    ['2026-05-01T18:30', 'Middle/Earth'],
  ])('with %j in %s says nothing', (text, zone) => {
    expect(fromLocalInput(text, zone)).toBeNull();
  });
});

describe('a time zone', () => {
  it.each(['Europe/Berlin', 'Asia/Kolkata', 'Asia/Calcutta', 'Europe/Kyiv', 'Europe/Kiev', 'UTC'])(
    'may be %s',
    (name) => {
      expect(isTimezone(name)).toBe(true);
    },
  );

  it.each(['', 'Berlin', 'Middle/Earth', '+02:00x', 'Europe/Berlin; drop table event'])('is never %j', (name) => {
    expect(isTimezone(name)).toBe(false);
  });
});
