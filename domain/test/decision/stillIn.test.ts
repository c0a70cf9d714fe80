import { describe, expect, it } from '@jest/globals';
import { stillInAt } from '@quorum/domain/decision/stillIn';
import { outlookOf } from '@quorum/domain/event/outlook';
import { at } from '../support/at.ts';

const askedAt = (start: string, timezone = 'Europe/Berlin') =>
  stillInAt({ date: at(start, timezone), timezone }).toISO({ suppressMilliseconds: true });

describe('those who said yes are asked again', () => {
  it('on the morning of the event, by its own clocks', () => {
    expect(askedAt('2026-05-06T18:00')).toBe('2026-05-06T08:00:00+02:00');
    expect(askedAt('2026-05-06T11:00')).toBe('2026-05-06T08:00:00+02:00');
    expect(askedAt('2026-05-06T18:00', 'Australia/Sydney')).toBe('2026-05-06T08:00:00+10:00');
  });

  it('on the evening before, of one that begins in the morning', () => {
    expect(askedAt('2026-05-06T10:59')).toBe('2026-05-05T20:00:00+02:00');
    expect(askedAt('2026-05-06T00:30')).toBe('2026-05-05T20:00:00+02:00');
  });

  it('at eight also on the days on which clocks are put', () => {
    expect(askedAt('2026-03-29T18:00')).toBe('2026-03-29T08:00:00+02:00');
    expect(askedAt('2026-10-25T18:00')).toBe('2026-10-25T08:00:00+01:00');
  });
});

describe('a yes that was not confirmed', () => {
  const event = { participantThreshold: 2 };
  const going = { likelihood: 1, status: 'GOING' } as const;
  const unconfirmed = { ...going, isUnconfirmed: true };

  it('lowers the chance', () => {
    expect(outlookOf([going, going], event).chance).toBe(1);
    expect(outlookOf([going, unconfirmed], event).chance).toBe(0.9);
    expect(outlookOf([unconfirmed, unconfirmed], event).chance).toBe(0.81);
    expect(outlookOf([going, going, unconfirmed], event).chance).toBe(1);
  });

  it('counts in the sum of likelihoods as it was said', () => {
    const outlook = outlookOf([going, unconfirmed], event);
    expect([outlook.expected, outlook.going]).toEqual([2, 2]);
  });
});
