const DAY = { weekday: 'short', month: 'short', day: 'numeric', year: 'numeric' } as const;
const TIME = { hour: 'numeric', minute: '2-digit' } as const;
const CLOCK = { year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric' } as const;
const SHORT_WEEKDAY = { weekday: 'short' } as const;
const SHORT_DAY = { ...SHORT_WEEKDAY, month: 'short', day: 'numeric' } as const;
const WEEKDAY = { weekday: 'long' } as const;
const SHORT_DATE = { month: 'short', day: 'numeric' } as const;
const LONG_DATE = { ...SHORT_DATE, year: 'numeric' } as const;
const ZONE = { timeZoneName: 'short' } as const;

/** A zone that this browser does not know is shown in UTC, and marked as such. */
export const formatIn = (timeZone: string, options: Intl.DateTimeFormatOptions, locale: string) => {
  try {
    return new Intl.DateTimeFormat(locale, { ...options, timeZone });
  } catch {
    return new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
  }
};

/** Variants of a language that between them have names for the zones where it is spoken, and their neighbours. */
const VARIANTS: Readonly<Record<string, readonly string[]>> = {
  en: ['en-GB', 'en-AU', 'en-CA', 'en-IN', 'en-NZ', 'en-ZA'],
};

const isOffset = (name: string) => /^(?:GMT|UTC)[+\-−]/.test(name);

const nameBy = (format: Intl.DateTimeFormat, instant: Date): string =>
  format.formatToParts(instant).find(({ type }) => type === 'timeZoneName')?.value ?? '';

/** What the zone is called at an instant, such as `CET`; `GMT+9` where no variant of the language has a name for it. */
const zoneNames = (timeZone: string, locale: string) => {
  const formatOf = (variant: string) => formatIn(timeZone, ZONE, variant);
  let own: Intl.DateTimeFormat | undefined;
  /** Of the variant that has a name; null where none has. */
  let named: Intl.DateTimeFormat | null | undefined;
  return (instant: Date): string => {
    own ??= formatOf(locale);
    const name = nameBy(own, instant);
    if (!isOffset(name)) return name;
    if (named === undefined) {
      const variants = VARIANTS[locale.slice(0, 2)] ?? [];
      named = variants.map(formatOf).find((format) => !isOffset(nameBy(format, instant))) ?? null;
    }
    return named ? nameBy(named, instant) : name;
  };
};

/** How the clocks of a zone show an instant. Formats are dear: each is made when it is wanted. */
export const createZoneFormats = (timeZone: string, locale: string) => {
  const lazily = (options: Intl.DateTimeFormatOptions) => {
    let made: Intl.DateTimeFormat | undefined;
    return () => (made ??= formatIn(timeZone, options, locale));
  };
  const [day, time, clock] = [lazily(DAY), lazily(TIME), lazily(CLOCK)];
  const [shortWeekday, shortDay] = [lazily(SHORT_WEEKDAY), lazily(SHORT_DAY)];
  const [weekday, shortDate, longDate] = [lazily(WEEKDAY), lazily(SHORT_DATE), lazily(LONG_DATE)];
  return {
    day: (instant: Date) => day().format(instant),
    shortWeekday: (instant: Date) => shortWeekday().format(instant),
    shortDay: (instant: Date) => shortDay().format(instant),
    weekday: (instant: Date) => weekday().format(instant),
    shortDate: (instant: Date) => shortDate().format(instant),
    longDate: (instant: Date) => longDate().format(instant),
    time: (instant: Date) => time().format(instant),
    clock: (instant: Date) => clock().format(instant),
    zoneName: zoneNames(timeZone, locale),
  };
};

export type ZoneFormats = ReturnType<typeof createZoneFormats>;

/** From and until, and by the clocks of which zone where that is `named`: at both ends, where they change in between. */
export const timeRange = (clocks: ZoneFormats, start: Date, end: Date | null, named = false): string => {
  const zoneAt = (instant: Date) => (named ? ` ${clocks.zoneName(instant)}`.trimEnd() : '');
  if (!end) return clocks.time(start) + zoneAt(start);
  const from = clocks.time(start) + (zoneAt(start) === zoneAt(end) ? '' : zoneAt(start));
  const otherDay = clocks.day(start) === clocks.day(end) ? '' : `${clocks.day(end)}, `;
  return `${from} – ${otherDay}${clocks.time(end)}${zoneAt(end)}`;
};

/** From when until when by the clocks of `here`; null where those of `there` show the same. */
export const timeHere = (here: ZoneFormats, there: ZoneFormats, start: Date, end: Date | null): string | null => {
  if (here === there || here.clock(start) === there.clock(start)) return null;
  const otherDay = here.day(start) === there.day(start) ? '' : `${here.day(start)}, `;
  return otherDay + timeRange(here, start, end);
};
