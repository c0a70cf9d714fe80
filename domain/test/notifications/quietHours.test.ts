import { describe, expect, it } from '@jest/globals';
import { quietUntil, silentUntil } from '@quorum/domain/notifications/quietHours';
import { DateTime } from 'luxon';

const BERLIN = 'Europe/Berlin';
const night = { from: '22:00', to: '08:00', timeZone: BERLIN };

const utc = (iso: string) => DateTime.fromISO(iso, { zone: 'utc' });
const shown = (instant: DateTime | null) => instant?.toUTC().toISO({ suppressMilliseconds: true }) ?? null;
const endAt = (now: string, quietHours = night) => shown(quietUntil(utc(now), quietHours));

describe('quiet hours', () => {
  it.each([
    ['a minute before', '2026-05-01T19:59:00Z', null],
    ['at their first minute', '2026-05-01T20:00:00Z', '2026-05-02T06:00:00Z'],
    ['after midnight', '2026-05-02T01:00:00Z', '2026-05-02T06:00:00Z'],
    ['in their last minute', '2026-05-02T05:59:00Z', '2026-05-02T06:00:00Z'],
    ['once they are over', '2026-05-02T06:00:00Z', null],
    ['at noon', '2026-05-02T10:00:00Z', null],
  ])('over midnight, %s', (_when, now, end) => {
    expect(endAt(now)).toBe(end);
  });

  it('may lie within a day', () => {
    const siesta = { ...night, from: '13:00', to: '15:30' };
    expect(endAt('2026-05-01T11:00:00Z', siesta)).toBe('2026-05-01T13:30:00Z');
    expect(endAt('2026-05-01T13:30:00Z', siesta)).toBeNull();
    expect(endAt('2026-05-01T21:00:00Z', siesta)).toBeNull();
  });

  it('are those of their zone', () => {
    expect(endAt('2026-05-01T12:30:00Z', { ...night, timeZone: 'Australia/Sydney' })).toBe('2026-05-01T22:00:00Z');
    expect(endAt('2026-05-01T19:30:00Z', { ...night, timeZone: 'Pacific/Kiritimati' })).toBeNull();
  });

  it('are an hour shorter in the night in which clocks go forward', () => {
    expect(endAt('2026-03-28T21:00:00Z')).toBe('2026-03-29T06:00:00Z');
    expect(endAt('2026-03-29T06:00:00Z')).toBeNull();
  });

  it('are an hour longer in the night in which clocks go back', () => {
    expect(endAt('2026-10-24T20:00:00Z')).toBe('2026-10-25T07:00:00Z');
    expect(endAt('2026-10-25T06:59:00Z')).toBe('2026-10-25T07:00:00Z');
    expect(endAt('2026-10-25T07:00:00Z')).toBeNull();
  });

  it('that begin at a time that clocks skip begin as much later', () => {
    const late = { ...night, from: '02:30' };
    expect(endAt('2026-03-29T01:00:00Z', late)).toBeNull();
    expect(endAt('2026-03-29T01:30:00Z', late)).toBe('2026-03-29T06:00:00Z');
  });

  it('that end at a time that clocks skip end as much later', () => {
    const early = { ...night, to: '02:30' };
    expect(endAt('2026-03-29T01:15:00Z', early)).toBe('2026-03-29T01:30:00Z');
    expect(endAt('2026-03-29T01:30:00Z', early)).toBeNull();
  });

  it('that end at a time that clocks show twice end at the first', () => {
    const early = { ...night, to: '02:30' };
    expect(endAt('2026-10-24T23:00:00Z', early)).toBe('2026-10-25T00:30:00Z');
    expect(endAt('2026-10-25T00:45:00Z', early)).toBeNull();
  });

  it('that lie within the hour that clocks skip are over in no time', () => {
    const skipped = { ...night, from: '02:10', to: '02:50' };
    expect(endAt('2026-03-29T00:59:00Z', skipped)).toBeNull();
    expect(endAt('2026-03-29T02:00:00Z', skipped)).toBeNull();
  });

  it('follow the date of their zone where clocks skip a whole day', () => {
    const apia = { ...night, timeZone: 'Pacific/Apia' };
    // Samoa had no 30 December 2011
    expect(endAt('2011-12-30T09:30:00Z', apia)).toBe('2011-12-30T18:00:00Z');
  });
});

describe('a device stays silent', () => {
  const now = utc('2026-05-01T21:00:00Z');
  const end = '2026-05-02T06:00:00Z';
  const about = (kind: 'decision' | 'asked' | 'reminder', startsAt: string | null, timeZone: string | null = BERLIN) =>
    shown(
      silentUntil(now, { ...night, timeZone: null }, { kind, startsAt: startsAt ? utc(startsAt) : null, timeZone }),
    );

  it('until the quiet hours end, in the zone of the event where none is named', () => {
    expect(about('asked', '2026-05-02T18:00:00Z')).toBe(end);
    expect(about('decision', '2026-05-02T18:00:00Z')).toBe(end);
    expect(about('asked', '2026-05-02T18:00:00Z', 'America/New_York')).toBeNull();
  });

  it('not about a decision in the last six hours before the start', () => {
    expect(about('decision', '2026-05-02T03:00:00Z')).toBeNull();
    const early = { ...night, to: '00:00', timeZone: null };
    const of = (kind: 'decision' | 'asked', startsAt: string) =>
      shown(silentUntil(now, early, { kind, startsAt: utc(startsAt), timeZone: BERLIN }));
    expect(of('decision', '2026-05-02T03:00:00Z')).toBeNull();
    expect(of('decision', '2026-05-02T03:01:00Z')).toBe('2026-05-01T22:00:00Z');
    expect(of('asked', '2026-05-02T03:00:00Z')).toBe('2026-05-01T22:00:00Z');
  });

  it('never until the event has begun', () => {
    expect(about('reminder', '2026-05-02T05:00:00Z')).toBeNull();
    expect(about('reminder', end)).toBeNull();
  });

  it('never beyond the end of what is asked, such as an offer', () => {
    const offer = (until: string) =>
      shown(silentUntil(now, night, { kind: 'place', startsAt: null, until: utc(until), timeZone: BERLIN }));
    expect(offer('2026-05-02T05:59:00Z')).toBeNull();
    expect(offer('2026-05-02T06:01:00Z')).toBe('2026-05-02T06:00:00Z');
  });

  it('not about what somebody has asked for themselves, such as a code', () => {
    expect(silentUntil(now, night, { kind: null, startsAt: null, timeZone: BERLIN })).toBeNull();
  });

  it('not at all without quiet hours, or where no zone is known', () => {
    expect(silentUntil(now, null, { kind: 'asked', startsAt: null, timeZone: BERLIN })).toBeNull();
    expect(about('asked', null, null)).toBeNull();
    expect(about('asked', null)).toBe(end);
  });
});
