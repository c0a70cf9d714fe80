import { currentLocale } from '../../lib/language.ts';

const SECOND_MS = 1_000;
const MINUTE_S = 60;
const HOUR_S = 60 * MINUTE_S;

const twoDigits = (number: number) =>
  new Intl.NumberFormat(currentLocale(), { minimumIntegerDigits: 2 }).format(number);

/** `1:59:07`, or `9:05` in the last hour; `0:00` once it is over. */
export const clockText = (leftMs: number): string => {
  const left = Math.max(0, Math.ceil(leftMs / SECOND_MS));
  const [hours, minutes, seconds] = [
    Math.floor(left / HOUR_S),
    Math.floor((left % HOUR_S) / MINUTE_S),
    left % MINUTE_S,
  ];
  const rest = [minutes, seconds].map(twoDigits).join(':');
  const whole = new Intl.NumberFormat(currentLocale());
  return hours > 0 ? `${whole.format(hours)}:${rest}` : `${whole.format(minutes)}:${twoDigits(seconds)}`;
};
