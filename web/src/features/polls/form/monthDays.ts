import { DateTime, Info } from 'luxon';
import { currentLocale } from '../../../lib/language.ts';
import { dayAfter, dayAt } from './optionRows.ts';

const WEEK = 7;

/** The weekdays in the order of the reader's calendar; 1 is Monday. */
export const weekdayOrder = (): number[] => {
  const first = Info.getStartOfWeek({ locale: currentLocale() });
  return Array.from({ length: WEEK }, (_, place) => ((first - 1 + place) % WEEK) + 1);
};

/** The weeks of the month of `day`; null where a week reaches into another month. */
export const weeksOf = (day: string): (string | null)[][] => {
  const first = dayAt(day).startOf('month');
  const blanks = weekdayOrder().indexOf(first.weekday);
  const days = [
    ...Array.from({ length: blanks }, () => null),
    ...Array.from({ length: first.daysInMonth ?? 0 }, (_, place) => first.plus({ days: place }).toFormat('yyyy-MM-dd')),
  ];
  const weeks = Array.from({ length: Math.ceil(days.length / WEEK) }, (_, week) =>
    days.slice(WEEK * week, WEEK * (week + 1)),
  );
  return weeks.map((week) => [...week, ...Array.from({ length: WEEK - week.length }, () => null)]);
};

/** Where a key leads from `day`; undefined for a key that does not move. */
export const dayByKey = (key: string, day: string): string | undefined => {
  const place = weekdayOrder().indexOf(dayAt(day).weekday);
  const shifts: Record<string, { days?: number; months?: number }> = {
    ArrowLeft: { days: -1 },
    ArrowRight: { days: 1 },
    ArrowUp: { days: -WEEK },
    ArrowDown: { days: WEEK },
    Home: { days: -place },
    End: { days: WEEK - 1 - place },
    PageUp: { months: -1 },
    PageDown: { months: 1 },
  };
  const shift = shifts[key];
  return shift && dayAfter(day, shift);
};

const format = (day: string, options: Intl.DateTimeFormatOptions) =>
  dayAt(day).toLocaleString(options, { locale: currentLocale() });

export const monthName = (day: string) => format(day, { month: 'long', year: 'numeric' });
export const longDay = (day: string) => format(day, DateTime.DATE_HUGE);
export const shortDay = (day: string) => format(day, { weekday: 'short', month: 'short', day: 'numeric' });
export const weekdayName = (weekday: number, length: 'short' | 'long') =>
  Info.weekdays(length, { locale: currentLocale() })[weekday - 1] ?? '';
