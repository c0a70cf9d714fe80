import { describe, expect, it } from '@jest/globals';
import { timeLeft } from '../../../../src/features/events/time/timeLeft.ts';

const NEW_YORK = { date: '2026-05-08T22:00:00Z', timezone: 'America/New_York' };

/** At `now`, a moment in UTC. */
const at = (now: string, event = NEW_YORK) => timeLeft(event, Date.parse(now));

describe('the time that is left', () => {
  it.each([
    ['2026-05-08T21:59:30Z', 'in 1 minute'],
    ['2026-05-08T21:15:00Z', 'in 45 minutes'],
    ['2026-05-08T20:00:00Z', 'in 2 hours'],
    ['2026-05-08T05:00:00Z', 'in 17 hours'],
    ['2026-05-07T22:00:00Z', 'tomorrow'],
    ['2026-05-06T22:00:00Z', 'in 2 days'],
    ['2026-04-25T22:00:00Z', 'in 13 days'],
    ['2026-04-17T22:00:00Z', 'in 3 weeks'],
    ['2026-01-08T22:00:00Z', 'in 4 months'],
    ['2022-05-08T22:00:00Z', 'in 4 years'],
  ])('at %s it is %s', (now, words) => {
    expect(at(now)).toBe(words);
  });

  it("counts days by the calendar of the event's zone", () => {
    // 00:30 on Friday in New York, and Thursday, 21:30, in Los Angeles: the event is at 18:00
    expect(at('2026-05-08T04:30:00Z')).toBe('in 18 hours');
    expect(at('2026-05-08T04:30:00Z', { ...NEW_YORK, timezone: 'America/Los_Angeles' })).toBe('tomorrow');
  });

  it('counts a few hours also over midnight', () => {
    expect(at('2026-05-08T02:00:00Z', { date: '2026-05-08T06:00:00Z', timezone: 'America/New_York' })).toBe(
      'in 4 hours',
    );
  });

  it.each(['2026-05-08T22:00:00Z', '2026-05-09T22:00:00Z'])('at %s nothing is left', (now) => {
    expect(at(now)).toBeNull();
  });
});
