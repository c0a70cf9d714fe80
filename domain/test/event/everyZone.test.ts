import { describe, expect, it } from '@jest/globals';
import { DateTime } from 'luxon';
import { RECURRENCE_FREQUENCIES, type RecurrenceFrequency } from '@quorum/domain/event/constants';
import { occurrence } from '@quorum/domain/event/recurrence';

const OCCURRENCES = 60;

/** On the 31st, so that months differ; at times at which clocks change in some zone or other. */
const ROOTS = ['2026-01-31T00:00', '2026-01-31T02:30'];

const PLAN: Record<RecurrenceFrequency, (root: DateTime, number: number) => DateTime> = {
  weekly: (root, number) => root.plus({ days: 7 * number }),
  biweekly: (root, number) => root.plus({ days: 14 * number }),
  monthly: (root, number) => root.plus({ months: number }),
};

const wallClock = (instant: DateTime) => instant.toISO({ includeOffset: false }) ?? '';

/** Luxon answers a time that a zone skips with another one. */
const exists = (wall: string, zone: string) => wallClock(DateTime.fromISO(wall, { zone })) === wall;

/** What is wrong with the occurrences of one series; each shows its planned time, or a later one where that is skipped. */
const faults = (zone: string, frequency: RecurrenceFrequency, wall: string) => {
  const root = {
    date: DateTime.fromISO(wall, { zone }),
    endTime: null,
    timezone: zone,
    recurrenceFrequency: frequency,
  };
  const found: string[] = [];
  for (let number = 1; number <= OCCURRENCES; number++) {
    const planned = wallClock(PLAN[frequency](DateTime.fromISO(wall, { zone: 'utc' }), number));
    const shown = wallClock(occurrence(root, number).date);
    if (shown !== planned && (exists(planned, zone) || shown < planned)) {
      found.push(`${zone}, ${frequency} ${number}: ${shown} instead of ${planned}`);
    }
  }
  return found;
};

describe('in every time zone that there is', () => {
  const zones = Intl.supportedValuesOf('timeZone');

  it('there are some four hundred', () => {
    expect(zones.length).toBeGreaterThan(400);
  });

  it.each(RECURRENCE_FREQUENCIES)(
    '%s occurrences keep wall-clock time, and move forward only in a gap',
    (frequency) => {
      expect(zones.flatMap((zone) => ROOTS.flatMap((root) => faults(zone, frequency, root)))).toEqual([]);
    },
  );
});
