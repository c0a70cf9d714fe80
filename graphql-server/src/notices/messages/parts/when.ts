import type { When } from '@quorum/domain/event/news';
import { reads12, type ReaderLanguage } from '@quorum/domain/readerLanguage';
import { DateTime } from 'luxon';
import { messagesIn } from '../languages/messagesIn.ts';

type At = Pick<When, 'date' | 'timezone'>;

const at = (instant: DateTime, timezone: string, language: ReaderLanguage) =>
  instant.setZone(timezone).setLocale(language);

/** A plain space: the narrow one that `Intl` puts before PM is a box in fonts of some mail programs. */
const written = (time: DateTime, format: Intl.DateTimeFormatOptions): string =>
  time.toLocaleString(format).replaceAll('\u202f', ' ');

/** `18:00`, or `6:00 PM` for readers whose clocks count to 12. */
const clock = (time: DateTime): string => written(time, DateTime.TIME_SIMPLE);

/** The event's time by its own clocks: `Wednesday, 6 May 2026, 18:00–20:00 (Australia/Sydney)`. */
export const describeWhen = ({ date, endTime, timezone }: When, language: ReaderLanguage): string => {
  const { day } = messagesIn(language);
  const start = at(date, timezone, language);
  const end = endTime && at(endTime, timezone, language);
  const full = (time: DateTime) => `${time.toFormat(day)}, ${clock(time)}`;
  const dash = reads12(language) ? ' – ' : '–';
  const ends = end && (end.hasSame(start, 'day') ? dash + clock(end) : ` – ${full(end)}`);
  return `${full(start)}${ends ?? ''} (${timezone})`;
};

/** `Wed 6 May`: short enough for a subject. */
export const shortDay = ({ date, timezone }: At, language: ReaderLanguage): string =>
  at(date, timezone, language).toFormat(messagesIn(language).shortDay);

/** `Wed 6 May, 18:00` */
export const shortWhen = (event: At, language: ReaderLanguage): string =>
  `${shortDay(event, language)}, ${clock(at(event.date, event.timezone, language))}`;

/** `18:00`, or `6 PM`: in as few letters as a text message has. */
export const textedTime = ({ date, timezone }: At, language: ReaderLanguage): string => {
  const time = at(date, timezone, language);
  return reads12(language) && time.minute === 0 ? written(time, { hour: 'numeric' }) : clock(time);
};

/** `Wed 6 May, 18:00`, in as few letters. */
export const textedWhen = (event: At, language: ReaderLanguage): string =>
  `${at(event.date, event.timezone, language).toFormat(messagesIn(language).sms.day)}, ${textedTime(event, language)}`;
