import { monthOf, plain, weekdayOf } from './calendarWords.ts';

export interface Day {
  /** Undefined for the next such day. */
  year: number | undefined;
  month: number;
  day: number;
}

/** A day, and where it stands in the text. */
export interface WrittenDay extends Day {
  begin: number;
  end: number;
}

/** In which order the numbers of a day are, where no month is named and no full stop or year tells. */
export type DayOrder = 'dayFirst' | 'monthFirst';

const YEAR_FIRST = /(?<![\d.:])(20\d\d)([-/.])(\d{1,2})\2(\d{1,2})(?!\d)/g;
const DOTTED = /(?<![\d.:])(\d{1,2})\.\s?(\d{1,2})\.(?:\s?(20\d\d)(?!\d)|(\d\d)(?![\d:.]))?/g;
/** With hyphens it needs a year: without one they part two hours. */
const SLASHED =
  /(?<![\d.:/])(\d{1,2})(?:\/(\d{1,2})(?:\/(20\d\d|\d\d)(?!\d))?|-(\d{1,2})-(20\d\d|\d\d)(?!\d))(?![\d/])/g;
const DAY_MONTH = /(?<![\d.:])(\d{1,2})(?:st|nd|rd|th|er|\.|º|ª)?\s?(?:de |of )?(\p{L}{3,})(?![\p{L}\d])/gu;
const MONTH_DAY = /(?<!\p{L})(\p{L}{3,})\.?\s(\d{1,2})(?:st|nd|rd|th|\.)?(?![\d.:h]|\s?(?:uhr|h\b|[ap]\.?m\b))/giu;
const WORD = /\p{L}+/gu;
const ANY_YEAR = /(?<!\d)20\d\d(?!\d)/;

const CENTURY = 2_000;
const MONTHS = 12;

const yearOf = (written: string | undefined): number | undefined =>
  written === undefined ? undefined : Number(written) + (written.length === 2 ? CENTURY : 0);

interface Numbers {
  numbers: readonly [number, number];
  year: number | undefined;
  begin: number;
  end: number;
}

/** Days of which nothing but their order says what is what. */
const slashedIn = (text: string): Numbers[] =>
  [...text.matchAll(SLASHED)].map((match) => {
    const [whole, one, slashed, year, hyphened, hyphenedYear] = match;
    return {
      numbers: [Number(one), Number(slashed ?? hyphened)],
      year: yearOf(year ?? hyphenedYear),
      begin: match.index,
      end: match.index + whole.length,
    };
  });

const asDay = ([one, other]: readonly [number, number], order: DayOrder) =>
  order === 'dayFirst' ? { day: one, month: other } : { day: other, month: one };

const weekdayIn = (text: string): number | undefined =>
  [...text.matchAll(WORD)].map(([word]) => weekdayOf(word)).find((day) => day !== undefined);

const isOn = (weekday: number, { year, month, day }: Day): boolean =>
  new Date(Date.UTC(year ?? 0, month - 1, day)).getUTCDay() === weekday % 7;

/** Whether a text has a day that can be read either way, and the orders that it allows. */
export const ordersIn = (text: string): { isAsked: boolean; allowed: readonly DayOrder[] } => {
  const both: readonly DayOrder[] = ['dayFirst', 'monthFirst'];
  const weekday = weekdayIn(text);
  const days = slashedIn(text);
  const allowed = both.filter((order) =>
    days.every(({ numbers, year }) => {
      const found = { ...asDay(numbers, order), year };
      if (found.month > MONTHS) return false;
      return weekday === undefined || year === undefined || days.length > 1 || isOn(weekday, found);
    }),
  );
  const isAsked = days.some(({ numbers: [one, other] }) => one !== other);
  // a weekday that fits neither says nothing of the order
  return { isAsked, allowed: allowed.length > 0 ? allowed : both };
};

/** What has a named month: beside its day, or, in a heading of several rows, apart from it. */
const namedIn = (text: string): WrittenDay[] => {
  const dayMonth = [...text.matchAll(DAY_MONTH)].map((match) => ({ match, day: match[1], month: match[2] }));
  const monthDay = [...text.matchAll(MONTH_DAY)].map((match) => ({ match, day: match[2], month: match[1] }));
  const read = (found: typeof dayMonth) =>
    found.flatMap(({ match, day, month = '' }) => {
      const number = monthOf(month);
      if (number === undefined) return [];
      const end = match.index + match[0].length;
      const after = /^[.,]?\s?(20\d\d)(?!\d)/.exec(text.slice(end));
      const year = yearOf(after?.[1]);
      return [{ day: Number(day), month: number, year, begin: match.index, end: end + (after?.[0].length ?? 0) }];
    });
  const found = read(dayMonth);
  const days = found.length > 0 ? found : read(monthDay);
  const year = yearOf(ANY_YEAR.exec(text)?.[0]);
  return days.map((day) => ({ ...day, year: day.year ?? year }));
};

/** A month over its days: the day is the first number that is no time. */
const apartIn = (text: string, withoutTimes: string): WrittenDay[] => {
  const month = [...text.matchAll(WORD)].map(([word]) => monthOf(word)).find((one) => one !== undefined);
  const day = /(?<!\d)(\d{1,2})(?!\d)/.exec(withoutTimes);
  if (month === undefined || !day) return [];
  const year = yearOf(ANY_YEAR.exec(text)?.[0]);
  return [{ day: Number(day[1]), month, year, begin: 0, end: 0 }];
};

const numbered = (text: string, pattern: RegExp, read: (match: RegExpExecArray) => Day): WrittenDay[] =>
  [...text.matchAll(pattern)].map((match) => ({
    ...read(match),
    begin: match.index,
    end: match.index + match[0].length,
  }));

/** The days of a heading, of the first kind that it has. */
export const daysIn = (text: string, order: DayOrder, withoutTimes: string): WrittenDay[] => {
  const kinds = [
    () =>
      numbered(text, YEAR_FIRST, ([, year, , month, day]) => ({
        year: yearOf(year),
        month: Number(month),
        day: Number(day),
      })),
    () =>
      numbered(text, DOTTED, ([, day, month, year, short]) => ({
        year: yearOf(year ?? short),
        month: Number(month),
        day: Number(day),
      })),
    () => slashedIn(text).map(({ numbers, year, begin, end }) => ({ ...asDay(numbers, order), year, begin, end })),
    () => namedIn(text),
    () => apartIn(text, withoutTimes),
  ];
  for (const kind of kinds) {
    const days = kind();
    if (days.length > 0) return days;
  }
  return [];
};

/** Whether a cell has nothing but days, times and what stands beside them: a row of such cells is part of the heading. */
export const isCalendar = (cell: string): boolean => {
  const rest = cell.replace(WORD, (word) =>
    (monthOf(word) ?? weekdayOf(word)) !== undefined || BESIDE.has(plain(word)) ? '' : word,
  );
  return /\d|\p{L}/u.test(cell) && !/\p{L}/u.test(rest);
};

const BESIDE = new Set(
  'am pm a p m uhr h t z utc from to von bis until st nd rd th de of a la der den dem the kw week woche ganztagig all day'.split(
    ' ',
  ),
);
