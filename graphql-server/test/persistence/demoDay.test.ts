import { describe, expect, it } from '@jest/globals';
import { DateTime } from 'luxon';
import { demoDay } from '../../src/persistence/seeders/demoDay.ts';
import { DEMO_EVENTS } from '../../src/persistence/seeders/demoEvents.ts';

const WEEKDAY = /Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday/;
const SEASON = /spring|summer|autumn|winter/i;

/** A fortnight of days on which somebody may start the product for the first time. */
const days = Array.from({ length: 14 }, (_, day) => DateTime.utc(2026, 11, 22, 23, 30).plus({ days: day }));

describe('a demo event', () => {
  it.each(DEMO_EVENTS.map((demo) => [demo.title, demo] as const))(
    '"%s" is on the day that its title names, ahead or past as it is meant to be, whenever it is seeded',
    (title, demo) => {
      const named = WEEKDAY.exec(title)?.[0];
      expect(title).not.toMatch(SEASON);
      for (const now of days) {
        const day = demoDay(demo, now);
        if (named) expect(day.setLocale('en').weekdayLong).toBe(named);
        expect(day < now).toBe(demo.inDays < 0);
      }
    },
  );

  it('names a day for at least one', () => {
    expect(DEMO_EVENTS.filter(({ title }) => WEEKDAY.test(title))).not.toEqual([]);
  });
});
