/** English and German first: where languages disagree on a word, they win. */
const LOCALES = ['en', 'de', 'de-AT', 'fr', 'es', 'nl', 'sv', 'da'];
/** Their short names are words of others, such as `set` and `out`. */
const LONG_ONLY = ['it', 'pt', 'pl', 'cs'];
const MONTHS = Array.from({ length: 12 }, (_, month) => month + 1);
const WEEKDAYS = Array.from({ length: 7 }, (_, day) => day + 1);
/** A Monday, 1 January. */
const YEAR = 2024;

/** Without accents and the full stop of what is cut short. */
export const plain = (word: string): string =>
  word
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\p{M}.]/gu, '');

const wordsOf = (options: Intl.DateTimeFormatOptions, type: 'month' | 'weekday', days: readonly Date[]) =>
  (options[type] === 'long' ? [...LOCALES, ...LONG_ONLY] : LOCALES).flatMap((locale) => {
    const format = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
    return days.map((day, place) => {
      const { value = '' } = format.formatToParts(day).find((part) => part.type === type) ?? {};
      return [plain(value), place + 1] as const;
    });
  });

/** The first meaning of a word counts. */
const mapOf = (words: readonly (readonly [string, number])[]) =>
  new Map(words.filter(([word]) => /^\p{L}{2,}$/u.test(word)).toReversed());

/** Also as they stand beside a day: Polish declines them. */
const months = () => {
  const days = MONTHS.map((month) => new Date(Date.UTC(YEAR, month - 1, 1)));
  const words = (['long', 'short'] as const).flatMap((month) => [
    ...wordsOf({ month }, 'month', days),
    ...wordsOf({ day: 'numeric', month }, 'month', days),
  ]);
  return mapOf([...words, ['sept', 9], ['okt', 10], ['mrz', 3]]);
};

const weekdays = () => {
  const days = WEEKDAYS.map((day) => new Date(Date.UTC(YEAR, 0, day)));
  return mapOf((['long', 'short'] as const).flatMap((weekday) => wordsOf({ weekday }, 'weekday', days)));
};

/** Made when the first table is read, and not while a server starts. */
const once = <Value>(make: () => Value) => {
  let made: Value | undefined;
  return () => (made ??= make());
};

const monthsByName = once(months);
const weekdaysByName = once(weekdays);

/** 1 to 12, undefined for what is no name of a month. */
export const monthOf = (word: string): number | undefined => monthsByName().get(plain(word));

/** 1 for Monday to 7, undefined for what is no name of a weekday. */
export const weekdayOf = (word: string): number | undefined => weekdaysByName().get(plain(word));
