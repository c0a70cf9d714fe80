import { DateTime } from 'luxon';
import { resolveWallClock } from '../event/timezone.ts';

/** English and German, by what tells a month from the others. */
const MONTHS = ['jan', 'feb', 'm[aä]r', 'apr', 'ma[iy]', 'jun', 'jul', 'aug', 'sep', 'o[ck]t', 'nov', 'de[cz]'];

const ISO = /(\d{4})-(\d\d)-(\d\d)(?:[T ](\d\d):(\d\d)(?::\d\d(?:\.\d+)?)?(Z|[+-]\d\d:?\d\d)?)?/;
const DOTTED = /\b(\d{1,2})\.\s?(\d{1,2})\.(?:\s?(\d{4}))?/;
const SLASHED = /\b(\d{1,2})\/(\d{1,2})(?:\/(\d{4}))?/;
const TIME = /\b(\d{1,2})(?:[:.](\d\d))?\s*(a\.?m\b|p\.?m\b|uhr|h\b)|\b(\d{1,2}):(\d\d)\b/gi;

/** From one time to another. Without a T or seconds before it, the second one is no offset from UTC. */
const SPAN = /( \d\d:\d\d)-(\d\d:\d\d)/;

interface Day {
  year: number | undefined;
  month: number;
  day: number;
}

const HALF_DAY = 12;

const hourOf = (hour: number, half: string | undefined): number => {
  if (!half || !/^[ap]/i.test(half)) return hour;
  return (hour % HALF_DAY) + (/^p/i.test(half) ? HALF_DAY : 0);
};

const timesIn = (text: string) => {
  const found = [...text.matchAll(TIME)].map(([, hour, minute = '0', half, plainHour, plainMinute]) => ({
    hour: hourOf(Number(hour ?? plainHour), half),
    minute: Number(plainMinute ?? minute),
  }));
  return { times: found, rest: text.replaceAll(TIME, ' ') };
};

const monthIn = (text: string): number | undefined => {
  const index = MONTHS.findIndex((month) => new RegExp(`(^|[^a-zä])${month}`, 'i').test(text));
  return index === -1 ? undefined : index + 1;
};

const dayIn = (text: string): { found: Day; rest: string } | null => {
  const dotted = DOTTED.exec(text);
  if (dotted) {
    const [whole, day, month, year] = dotted;
    return {
      found: { day: Number(day), month: Number(month), year: year ? Number(year) : undefined },
      rest: text.replace(whole, ' '),
    };
  }
  const slashed = SLASHED.exec(text);
  if (slashed) {
    const [whole, one, other, year] = slashed.map((part, place) => (place === 0 ? part : Number(part))) as [
      string,
      number,
      number,
      number,
    ];
    // of two that may both be months, the first is: so Americans write, and others mostly write dots
    const [month, day] = one > 12 ? [other, one] : [one, other];
    return { found: { day, month, year: year || undefined }, rest: text.replace(whole, ' ') };
  }
  const month = monthIn(text);
  const year = /\b(20\d\d)\b/.exec(text)?.[1];
  const { rest } = timesIn(text);
  const day = /\b(\d{1,2})(?:st|nd|rd|th|\.)?(?=\s|,|$)/i.exec(rest.replace(/\b20\d\d\b/, ' '))?.[1];
  if (month === undefined || day === undefined) return null;
  return { found: { day: Number(day), month, year: year ? Number(year) : undefined }, rest: text };
};

/** From when until when; null for what is no date. A day without a time is at noon, one without a year the next such day. */
export const writtenDate = (
  written: string,
  timezone: string,
  now: DateTime,
): { date: DateTime; endTime: DateTime | null } | null => {
  const text = written.replace(SPAN, '$1 – $2');
  const iso = ISO.exec(text);
  if (iso?.[6]) return { date: DateTime.fromISO(iso[0].replace(' ', 'T'), { zone: 'utc' }), endTime: null };
  const read = iso
    ? {
        found: { year: Number(iso[1]), month: Number(iso[2]), day: Number(iso[3]) },
        rest: text.replace(iso[0], ` ${iso[4] ? `${iso[4]}:${iso[5]}` : ''} `),
      }
    : dayIn(text);
  if (!read) return null;
  const { times } = timesIn(read.rest);
  const [start = { hour: HALF_DAY, minute: 0 }, end] = times;
  const wall = (time: { hour: number; minute: number }, year: number) =>
    DateTime.fromObject({ ...read.found, year, ...time }, { zone: 'utc' });
  const thisYear = now.setZone(timezone).year;
  const at = (time: { hour: number; minute: number }) => {
    const shown = wall(time, read.found.year ?? thisYear);
    const instant = shown.isValid ? resolveWallClock(shown, timezone).instant : null;
    if (instant && read.found.year === undefined && instant < now)
      return resolveWallClock(wall(time, thisYear + 1), timezone).instant;
    return instant;
  };
  const date = at(start);
  if (!date?.isValid) return null;
  const until = end ? at(end) : null;
  return {
    date: date.toUTC(),
    endTime: until && until <= date ? until.plus({ days: 1 }).toUTC() : (until?.toUTC() ?? null),
  };
};
