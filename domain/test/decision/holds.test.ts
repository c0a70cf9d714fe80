import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { DateTime } from 'luxon';
import { holdUntil } from '@quorum/domain/decision/holds';

const at = (text: string, zone = 'Europe/Berlin') => DateTime.fromISO(text, { zone });
/** By the clocks of the event. */
const held = (now: string, start: string, timezone = 'Europe/Berlin') =>
  holdUntil(at(now, timezone), { date: at(start, timezone), timezone })
    .setZone(timezone)
    .toFormat("yyyy-MM-dd'T'HH:mm");

describe('a place is held', () => {
  it.each([
    ['two hours, more than 16 before the start', '2026-05-06T10:00', '2026-05-07T02:01', '2026-05-06T12:00'],
    ['half an hour from 16 hours before the start on', '2026-05-06T10:00', '2026-05-07T02:00', '2026-05-06T10:30'],
    ['half an hour to one hour before the start', '2026-05-06T17:00', '2026-05-06T18:00', '2026-05-06T17:30'],
    ['ten minutes after that', '2026-05-06T17:01', '2026-05-06T18:00', '2026-05-06T17:11'],
    ['no longer than to the start', '2026-05-06T17:55', '2026-05-06T18:00', '2026-05-06T18:00'],
  ])('%s', (_when, now, start, until) => {
    expect(held(now, start)).toBe(until);
  });

  it.each([
    ['at night from the morning on', '2026-05-06T23:30', '2026-05-08T18:00', '2026-05-07T10:00'],
    ['after midnight too', '2026-05-07T03:00', '2026-05-08T18:00', '2026-05-07T10:00'],
    ['in the evening with what is left in the morning', '2026-05-06T21:15', '2026-05-08T18:00', '2026-05-07T09:15'],
    ['to the last minute of the day', '2026-05-06T20:00', '2026-05-08T18:00', '2026-05-06T22:00'],
    ['in the morning', '2026-05-06T08:00', '2026-05-08T18:00', '2026-05-06T10:00'],
    ['where that ends an hour before the start', '2026-05-06T23:00', '2026-05-07T09:30', '2026-05-07T08:30'],
  ])('%s', (_when, now, start, until) => {
    expect(held(now, start)).toBe(until);
  });

  it.each([
    ['that would be too late to find others', '2026-05-06T23:00', '2026-05-07T09:29', '2026-05-06T23:30'],
    ['the event is at night', '2026-05-06T22:30', '2026-05-07T01:00', '2026-05-06T23:00'],
    ['it begins in the morning', '2026-05-07T06:30', '2026-05-07T07:00', '2026-05-07T06:40'],
  ])('by a clock that goes on at night where %s', (_why, now, start, until) => {
    expect(held(now, start)).toBe(until);
  });

  it.each([
    ['forward', '2026-03-28T21:00', '2026-03-29T09:00'],
    ['back', '2026-10-24T21:00', '2026-10-25T09:00'],
  ])('as long by day in a night in which the clocks go %s', (_way, now, until) => {
    expect(held(now, '2026-11-20T18:00')).toBe(until);
  });

  it.each(['Pacific/Auckland', 'America/St_Johns', 'Asia/Kolkata', 'America/Havana'])('by the clocks of %s', (zone) => {
    expect(held('2026-05-06T21:30', '2026-05-08T18:00', zone)).toBe('2026-05-07T09:30');
  });

  it('whenever and wherever, for a time to come that is not after the start, and never ends in the night if it began by day', () => {
    const zones = ['Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe', 'America/Havana', 'UTC'];
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 366 * 1_440 }),
        fc.integer({ min: 1, max: 20 * 1_440 }),
        fc.constantFrom(...zones),
        (minute, ahead, timezone) => {
          const now = DateTime.fromISO('2026-01-01T00:00Z').plus({ minutes: minute });
          const date = now.plus({ minutes: ahead });
          const until = holdUntil(now, { date, timezone });
          expect(until > now && until <= date).toBe(true);
          const { hour, minute: past } = until.setZone(timezone);
          const isNight = hour < 8 || hour > 22 || (hour === 22 && past > 0);
          if (isNight) expect(date.diff(now).as('hours')).toBeLessThan(14);
        },
      ),
    );
  });
});
