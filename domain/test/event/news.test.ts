import { describe, expect, it } from '@jest/globals';
import { DateTime } from 'luxon';
import { isSameWhen, isWorthTelling } from '../../src/event/news.ts';

const at = (iso: string) => DateTime.fromISO(iso, { zone: 'utc' });
const event = {
  title: 'Game',
  location: 'Park',
  notes: 'Bring water',
  webLink: '',
  date: at('2026-05-06T08:00:00Z'),
  endTime: at('2026-05-06T10:00:00Z'),
  timezone: 'Australia/Sydney',
};

describe('a time', () => {
  it('is the same where only seconds differ', () => {
    expect(isSameWhen(event, { ...event, date: at('2026-05-06T08:00:40Z') })).toBe(true);
  });

  it.each([
    { date: at('2026-05-06T08:01:00Z') },
    { endTime: at('2026-05-06T10:01:00Z') },
    { endTime: null },
    { timezone: 'Europe/Berlin' },
  ])('is another one with %j', (change) => {
    expect(isSameWhen(event, { ...event, ...change })).toBe(false);
  });

  it('is another one at the second 2:30 of a night', () => {
    const night = { ...event, endTime: null, timezone: 'Europe/Berlin' };
    const first = { ...night, date: at('2026-10-25T00:30:00Z') };
    expect(isSameWhen(first, { ...night, date: at('2026-10-25T01:30:00Z') })).toBe(false);
  });
});

describe('people are told', () => {
  it('of new notes where the organiser wants that, and only then', () => {
    const change = { event: { ...event, notes: 'Bring a ball' }, before: event };
    expect([isWorthTelling(change), isWorthTelling(change, { tellNotes: true })]).toEqual([false, true]);
    expect(isWorthTelling({ event, before: event }, { tellNotes: true })).toBe(false);
  });

  it.each([{ location: 'Hall' }, { date: at('2026-05-07T08:00:00Z') }])('of %j', (change) => {
    expect(isWorthTelling({ event: { ...event, ...change }, before: event })).toBe(true);
  });

  it('nothing where nothing that matters to them has changed', () => {
    expect(isWorthTelling({ event: { ...event, notes: 'Bring a ball' }, before: event })).toBe(false);
  });
});
