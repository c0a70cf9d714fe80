import { currentLocale } from '../../../lib/language.ts';
import { dayNumber } from './calendarDay.ts';
import { clocksOf } from './clocksOf.ts';
import type { EventTimes } from './eventTimes.ts';
import { relativeWords } from './relativeWords.ts';

/** A date further away is told with its year. */
const DAYS_WITHOUT_YEAR = 180;

/** Events of one and the same calendar day lie no further apart than its length and the width of all zones: 50 hours. */
const SAME_DAY_MS = 50 * 60 * 60 * 1000;

export interface DayHeading {
  /** `Today`, `Tomorrow`, `Yesterday` or the weekday. */
  day: string;
  date: string;
  /** The short name of the zone whose calendar this is, where the day alone could be taken for another. */
  zone: string | null;
}

const capitalised = (words: string) => words.charAt(0).toLocaleUpperCase(currentLocale()) + words.slice(1);

/** The day of an event, by the calendar of its zone. */
const dayOf = ({ date, timezone }: EventTimes, now: number) => {
  const start = new Date(date);
  const clocks = clocksOf(timezone);
  const number = dayNumber(start.getTime(), timezone);
  const days = number - dayNumber(now, timezone);
  return {
    instant: start.getTime(),
    number,
    day: capitalised(Math.abs(days) <= 1 ? relativeWords(days, 'day') : clocks.weekday(start)),
    date: Math.abs(days) > DAYS_WITHOUT_YEAR ? clocks.longDate(start) : clocks.shortDate(start),
    // formatted where it decides something: most lists are of one zone
    zoneName: () => clocks.zoneName(start),
  };
};

type Day = ReturnType<typeof dayOf>;

/** Whether the calendar goes on where time does, be the list an ascending or a descending one. */
const goesOn = (from: Day, to: Day) => (to.number - from.number) * (to.instant - from.instant) > 0;

/**
 * The heading above each event of a list that is in the order of time, null below the heading of the event before. Each
 * is true for all events under it, in the zone of each. Lists of several zones can come back to a day, or to the day
 * before: there the heading names the zone.
 * @param before events above these
 */
export const dayHeadings = (
  events: readonly EventTimes[],
  now: number,
  before: readonly EventTimes[] = [],
): (DayHeading | null)[] => {
  const first = Date.parse(events[0]?.date ?? '');
  const near = before.filter(({ date }) => Math.abs(first - Date.parse(date)) <= SAME_DAY_MS);
  const seen = new Set<number>();
  let last: Day | undefined;
  let zone: string | null = null;
  const headings = [...near, ...events].map((event) => {
    const shown = dayOf(event, now);
    const isSame = last?.day === shown.day && last.date === shown.date && (zone === null || zone === shown.zoneName());
    if (!isSame) {
      const isPlain = !seen.has(shown.number) && (last === undefined || goesOn(last, shown));
      zone = isPlain ? null : shown.zoneName();
    }
    seen.add(shown.number);
    last = shown;
    return isSame ? null : { day: shown.day, date: shown.date, zone };
  });
  return headings.slice(near.length);
};
