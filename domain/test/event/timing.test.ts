import { describe, expect, it, jest } from '@jest/globals';
import { isOver, stageBy } from '@quorum/domain/event/ending';
import { isPast, pastAfter, stageOf } from '@quorum/domain/event/timing';
import { at } from '../support/at.ts';

const date = at('2026-05-01T18:00Z');

describe('an event with an end', () => {
  const event = { date, endTime: at('2026-05-01T20:00Z') };

  it('is not past while it goes on, nor at the moment it ends', () => {
    expect(isPast(event, at('2026-05-01T19:00Z'))).toBe(false);
    expect(isPast(event, at('2026-05-01T20:00Z'))).toBe(false);
  });

  it('is past right after its end', () => {
    expect(isPast(event, at('2026-05-01T20:00:00.001Z'))).toBe(true);
  });

  it('may end at midnight, and is past in the first moment of the next day', () => {
    const untilMidnight = { date, endTime: at('2026-05-02T00:00Z') };
    expect(isPast(untilMidnight, at('2026-05-01T23:59:59.999Z'))).toBe(false);
    expect(isPast(untilMidnight, at('2026-05-02T00:00:00.001Z'))).toBe(true);
  });
});

describe('an event without an end', () => {
  const event = { date, endTime: null };

  it('is past six hours after its start', () => {
    expect(pastAfter(event).toISO()).toBe('2026-05-02T00:00:00.000Z');
    expect(isPast(event, at('2026-05-02T00:00Z'))).toBe(false);
    expect(isPast(event, at('2026-05-02T00:00:00.001Z'))).toBe(true);
  });

  it('lasts six hours of real time across a change of clocks', () => {
    const beforeTheChange = { date: at('2026-03-29T01:00', 'Europe/Berlin'), endTime: null };
    expect(pastAfter(beforeTheChange).setZone('Europe/Berlin').toFormat('HH:mm')).toBe('08:00');
  });
});

describe("the 'Event Concluded' badge", () => {
  const inTokyo = {
    date: at('2026-05-01T20:00', 'Asia/Tokyo'),
    endTime: at('2026-05-01T22:00', 'Asia/Tokyo'),
    timezone: 'Asia/Tokyo',
  };

  it("waits for the end of the event's day in the event's own zone", () => {
    expect(stageOf(inTokyo, at('2026-05-01T23:59:59.999', 'Asia/Tokyo'))).toBe('past');
    expect(stageOf(inTokyo, at('2026-05-02T00:00', 'Asia/Tokyo'))).toBe('concluded');
  });

  it('is no matter of the reader’s zone: it is still the first of May in New York then', () => {
    const midnightInTokyo = at('2026-05-02T00:00', 'Asia/Tokyo').setZone('America/New_York');
    expect(midnightInTokyo.toISODate()).toBe('2026-05-01');
    expect(stageOf(inTokyo, midnightInTokyo)).toBe('concluded');
  });

  it('is something else than past: an event over at noon is past, and not concluded before midnight', () => {
    const event = { date: at('2026-05-01T10:00Z'), endTime: at('2026-05-01T12:00Z'), timezone: 'UTC' };
    expect(stageOf(event, at('2026-05-01T11:00Z'))).toBe('open');
    expect(stageOf(event, at('2026-05-01T15:00Z'))).toBe('past');
  });

  it('is not on an event that still goes on after its day: a camp, or a game past midnight', () => {
    const camp = { date: at('2026-05-01T10:00Z'), endTime: at('2026-05-03T12:00Z'), timezone: 'UTC' };
    expect(stageOf(camp, at('2026-05-03T12:00Z'))).toBe('open');
    expect(stageOf(camp, at('2026-05-03T12:00:00.001Z'))).toBe('concluded');
    const game = { date: at('2026-05-01T22:00Z'), endTime: null, timezone: 'UTC' };
    expect(stageOf(game, at('2026-05-02T04:00Z'))).toBe('open');
    expect(stageOf(game, at('2026-05-02T04:00:00.001Z'))).toBe('concluded');
  });

  it('takes no calendar once no day of any zone can last so long', () => {
    const event = { date: 0, endTime: null };
    const hours = (count: number) => count * 3_600_000;
    const isDayOver = jest.fn(() => false);
    expect(stageBy(event, hours(6), isDayOver)).toBe('open');
    expect(stageBy(event, hours(48) + 1, isDayOver)).toBe('concluded');
    expect(isDayOver).not.toHaveBeenCalled();
    expect(stageBy(event, hours(48), isDayOver)).toBe('past');
  });

  it('knows days of 23 and of 25 hours', () => {
    const dayOf = (day: string) => ({
      date: at(`${day}T12:00`, 'Europe/Berlin'),
      endTime: at(`${day}T14:00`, 'Europe/Berlin'),
      timezone: 'Europe/Berlin',
    });
    expect(stageOf(dayOf('2026-03-29'), at('2026-03-29T21:59:59.999Z'))).toBe('past');
    expect(stageOf(dayOf('2026-03-29'), at('2026-03-29T22:00Z'))).toBe('concluded');
    expect(stageOf(dayOf('2026-10-25'), at('2026-10-25T22:59:59.999Z'))).toBe('past');
    expect(stageOf(dayOf('2026-10-25'), at('2026-10-25T23:00Z'))).toBe('concluded');
  });
});

describe('what is over, as times travel', () => {
  it.each([
    [
      'with an end',
      { date: '2026-05-01T18:00:00.000Z', endTime: '2026-05-01T20:00:00.000Z' },
      '2026-05-01T20:00:00.000Z',
    ],
    ['without one', { date: '2026-05-01T18:00:00.000Z', endTime: null }, '2026-05-02T00:00:00.000Z'],
    ['of which no end is known', { date: '2026-05-01T20:00:00.000+02:00' }, '2026-05-02T00:00:00.000Z'],
  ])('is what is past: an event %s', (_what, times, end) => {
    expect([isOver(times, Date.parse(end)), isOver(times, Date.parse(end) + 1)]).toEqual([false, true]);
  });
});
