const DAY = { weekday: 'short', month: 'short', day: 'numeric', year: 'numeric' } as const;
const TIME = { hour: 'numeric', minute: '2-digit' } as const;
const CLOCK = { year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric' } as const;
const WEEKDAY = { weekday: 'long' } as const;
const SHORT_DATE = { month: 'short', day: 'numeric' } as const;
const LONG_DATE = { ...SHORT_DATE, year: 'numeric' } as const;
const ZONE = { timeZoneName: 'short' } as const;

/** A zone that this browser is too old to know is shown in UTC, and says so. */
export const formatIn = (timeZone: string, options: Intl.DateTimeFormatOptions, locale: string) => {
  try {
    return new Intl.DateTimeFormat(locale, { ...options, timeZone });
  } catch {
    return new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
  }
};

/** How the clocks of a zone show an instant. Formats are dear: each is made when it is wanted. */
export const makeClocks = (timeZone: string, locale: string) => {
  const lazily = (options: Intl.DateTimeFormatOptions) => {
    let made: Intl.DateTimeFormat | undefined;
    return () => (made ??= formatIn(timeZone, options, locale));
  };
  const [day, time, clock, zone] = [lazily(DAY), lazily(TIME), lazily(CLOCK), lazily(ZONE)];
  const [weekday, shortDate, longDate] = [lazily(WEEKDAY), lazily(SHORT_DATE), lazily(LONG_DATE)];
  return {
    day: (instant: Date) => day().format(instant),
    weekday: (instant: Date) => weekday().format(instant),
    shortDate: (instant: Date) => shortDate().format(instant),
    longDate: (instant: Date) => longDate().format(instant),
    time: (instant: Date) => time().format(instant),
    clock: (instant: Date) => clock().format(instant),
    zoneName: (instant: Date) =>
      zone()
        .formatToParts(instant)
        .find(({ type }) => type === 'timeZoneName')?.value ?? '',
  };
};

export type Clocks = ReturnType<typeof makeClocks>;

/** From and until, and by the clocks of which zone where that is `named`: at both ends, where they change in between. */
export const timeRange = (clocks: Clocks, start: Date, end: Date | null, named = false): string => {
  const zoneAt = (instant: Date) => (named ? ` ${clocks.zoneName(instant)}`.trimEnd() : '');
  if (!end) return clocks.time(start) + zoneAt(start);
  const from = clocks.time(start) + (zoneAt(start) === zoneAt(end) ? '' : zoneAt(start));
  const otherDay = clocks.day(start) === clocks.day(end) ? '' : `${clocks.day(end)}, `;
  return `${from} – ${otherDay}${clocks.time(end)}${zoneAt(end)}`;
};

/** From when until when by the clocks of `here`; null where those of `there` show the same. */
export const timeHere = (here: Clocks, there: Clocks, start: Date, end: Date | null): string | null => {
  if (here === there || here.clock(start) === there.clock(start)) return null;
  const otherDay = here.day(start) === there.day(start) ? '' : `${here.day(start)}, `;
  return otherDay + timeRange(here, start, end);
};
