import type { When } from '@quorum/domain/event/news';
import type { Language } from '@quorum/domain/language';
import type { DateTime } from 'luxon';
import { formatsIn } from './formats.ts';

type At = Pick<When, 'date' | 'timezone'>;

const at = (instant: DateTime, timezone: string, language: Language) => instant.setZone(timezone).setLocale(language);

/** The event's time by its own clocks: `Wednesday, 6 May 2026, 18:00–20:00 (Australia/Sydney)`. */
export const describeWhen = ({ date, endTime, timezone }: When, language: Language): string => {
  const { day, time } = formatsIn(language);
  const start = at(date, timezone, language);
  const end = endTime && at(endTime, timezone, language);
  const begins = start.toFormat(`${day}, ${time}`);
  const ends = end && (end.hasSame(start, 'day') ? `–${end.toFormat(time)}` : ` – ${end.toFormat(`${day}, ${time}`)}`);
  return `${begins}${ends ?? ''} (${timezone})`;
};

/** `Wed 6 May`: short enough for a subject. */
export const shortDay = ({ date, timezone }: At, language: Language): string =>
  at(date, timezone, language).toFormat(formatsIn(language).shortDay);

/** `Wed 6 May, 18:00` */
export const shortWhen = (event: At, language: Language): string =>
  `${shortDay(event, language)}, ${at(event.date, event.timezone, language).toFormat(formatsIn(language).time)}`;

/** `18:00` */
export const shortTime = ({ date, timezone }: At, language: Language): string =>
  at(date, timezone, language).toFormat('HH:mm');

/** `Wed 6 May, 18:00`, in as few letters as a text message has. */
export const textedWhen = ({ date, timezone }: At, language: Language): string =>
  at(date, timezone, language).toFormat(formatsIn(language).texted);
