export interface Time {
  hour: number;
  minute: number;
  /** In minutes from UTC; null for the clocks of the poll. */
  offset: number | null;
}

const HALF_DAY = 12;
const HOUR = 60;
const HOURS = 24;

/** The second of two times that a hyphen joins is no offset from UTC, but after a T or seconds. */
const SPAN = /(?<![T:\d])(\d{1,2}[:.]\d\d)-(?=\d{1,2}[:.]\d\d)/gi;

/** `7 – 9 PM`, `19–21 Uhr`: the sign at the end is that of both. */
const SHARED_SIGN =
  /(?<![\d.:])(\d{1,2})([:.]\d\d)?(\s?(?:-|–|—|to|bis|a|à|until)\s?)(\d{1,2})([:.]\d\d)?(\s?(?:a\.?m|p\.?m|uhr|h)(?![\p{L}\d]))/giu;

const TIME =
  /(?<![\d.,:])(\d{1,2})(?:([:.h])(\d\d)(?!\d))?(?::\d\d(?:[.,]\d+)?)?\s?(Z(?!\p{L})|[+-]\d\d:?\d\d(?!\d)|(?:a|p)\.?\s?m(?!\p{L})\.?|uhr(?!\p{L})|h(?!\p{L}))?/giu;

const isHalf = (sign: string) => /^[ap]\.?\s?m/i.test(sign);

const hourOf = (hour: number, sign: string): number =>
  isHalf(sign) ? (hour % HALF_DAY) + (/^p/i.test(sign) ? HALF_DAY : 0) : hour;

/** `11 – 1 PM` begins before noon. */
const shared = (_: string, hour: string, minute = '', dash: string, until: string, untilMinute = '', sign: string) => {
  const isBefore = Number(hour) % HALF_DAY > Number(until) % HALF_DAY;
  const other = /p/i.test(sign) ? 'am' : 'pm';
  return `${hour}${minute}${isHalf(sign.trim()) && isBefore ? other : sign}${dash}${until}${untilMinute}${sign}`;
};

const offsetOf = (sign: string): number | null => {
  if (/^z/i.test(sign)) return 0;
  const [, direction, hours, minutes] = /^([+-])(\d\d):?(\d\d)$/.exec(sign) ?? [];
  return direction === undefined ? null : Number(`${direction}1`) * (Number(hours) * HOUR + Number(minutes));
};

const spread = (text: string) => text.replace(SPAN, '$1 – ').replace(SHARED_SIGN, shared);

const isTime = (hour: number, minute: string | undefined, sign: string) =>
  (minute !== undefined || /^(uhr|h|[ap])/i.test(sign)) &&
  (hour < HOURS || (hour === HOURS && Number(minute ?? 0) === 0)) &&
  Number(minute ?? 0) < HOUR;

/** What is a time in `text`, which has no day any more. */
export const timesIn = (text: string): Time[] =>
  [...spread(text).matchAll(TIME)].flatMap(([, hour, , minute, sign = '']) =>
    isTime(Number(hour), minute, sign)
      ? [{ hour: hourOf(Number(hour), sign), minute: Number(minute ?? 0), offset: offsetOf(sign) }]
      : [],
  );

/** `text` without what can only be times. */
export const withoutTimes = (text: string): string =>
  spread(text).replace(TIME, (time, hour: string, _sign, minute: string | undefined, sign = '') =>
    isTime(Number(hour), minute, sign as string) ? ' ' : time,
  );
