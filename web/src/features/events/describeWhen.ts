import { cached } from '../../lib/cached.ts';
import { currentLocale } from '../../lib/language.ts';
import type { EventTimes } from './eventTimes.ts';

const DAY = { weekday: 'short', month: 'short', day: 'numeric', year: 'numeric' } as const;
const TIME = { hour: 'numeric', minute: '2-digit' } as const;
const CLOCK = { year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric' } as const;
const ZONE = { timeZoneName: 'short' } as const;

/** A zone that this browser is too old to know is shown in UTC, and says so. */
export const formatIn = (timeZone: string, options: Intl.DateTimeFormatOptions, locale = currentLocale()) => {
  try {
    return new Intl.DateTimeFormat(locale, { ...options, timeZone });
  } catch {
    return new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
  }
};

const makeClocks = (timeZone: string, locale: string) => {
  const [day, time, clock, zone] = [DAY, TIME, CLOCK, ZONE].map((options) => formatIn(timeZone, options, locale)) as [
    Intl.DateTimeFormat,
    Intl.DateTimeFormat,
    Intl.DateTimeFormat,
    Intl.DateTimeFormat,
  ];
  return {
    day: (instant: Date) => day.format(instant),
    time: (instant: Date) => time.format(instant),
    clock: (instant: Date) => clock.format(instant),
    zoneName: (instant: Date) => zone.formatToParts(instant).find(({ type }) => type === 'timeZoneName')?.value ?? '',
  };
};

const clocksByLocale = cached((locale: string) => cached((timeZone: string) => makeClocks(timeZone, locale)));

/** How the clocks of `timeZone` show an instant. Formats are dear to make: one of each for a zone and a locale. */
const clocksOf = (timeZone: string) => clocksByLocale(currentLocale())(timeZone);

type Clocks = ReturnType<typeof clocksOf>;

/** From and until, and by the clocks of which zone where that is `named`: at both ends, where they change in between. */
const timeRange = (clocks: Clocks, start: Date, end: Date | null, named = false): string => {
  const zoneAt = (instant: Date) => (named ? ` ${clocks.zoneName(instant)}`.trimEnd() : '');
  if (!end) return clocks.time(start) + zoneAt(start);
  const from = clocks.time(start) + (zoneAt(start) === zoneAt(end) ? '' : zoneAt(start));
  const otherDay = clocks.day(start) === clocks.day(end) ? '' : `${clocks.day(end)}, `;
  return `${from} – ${otherDay}${clocks.time(end)}${zoneAt(end)}`;
};

interface WhenShown {
  /** The day in the event's zone, such as `Fri, May 1, 2026`. */
  day: string;
  /** From and until, with the zone's short name, such as `6:30 PM – 8:00 PM EDT`. */
  time: string;
  /** The same by the viewer's clocks, null where these show the same or are not known. */
  yours: string | null;
}

/** What a card says of the time: in the event's own zone, and in the viewer's where the two differ. */
export const describeWhen = ({ date, endTime, timezone }: EventTimes, viewerZone: string | null): WhenShown => {
  const start = new Date(date);
  const end = endTime ? new Date(endTime) : null;
  const there = clocksOf(timezone);
  const here = clocksOf(viewerZone ?? timezone);
  const otherDay = here.day(start) === there.day(start) ? '' : `${here.day(start)}, `;
  return {
    day: there.day(start),
    time: timeRange(there, start, end, true),
    yours: here.clock(start) === there.clock(start) ? null : otherDay + timeRange(here, start, end),
  };
};

/** The zone of the viewer's device. */
export const localZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
