import type { When } from '@quorum/domain/event/news';
import { reads12, type ReaderLanguage } from '@quorum/domain/readerLanguage';
import { DateTime } from 'luxon';
import { messagesIn } from '../languages/messagesIn.ts';

type At = Pick<When, 'date' | 'timezone'>;

const at = (instant: DateTime, timezone: string, language: ReaderLanguage) =>
  instant.setZone(timezone).setLocale(language);

/** `18:00`, or `6:00 PM` for readers whose clocks count to 12; with a plain space, since fonts of mail programs may lack the narrow one. */
const clock = (time: DateTime): string => time.toLocaleString(DateTime.TIME_SIMPLE).replaceAll('\u202f', ' ');

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

/** `18:00`, or `6pm`: in as few letters as a text message has. */
export const textedTime = ({ date, timezone }: At, language: ReaderLanguage): string => {
  const time = at(date, timezone, language);
  return reads12(language) ? time.toFormat(time.minute === 0 ? 'ha' : 'h:mma').toLowerCase() : clock(time);
};

/** `Wed 6 May, 18:00`, in as few letters. */
export const textedWhen = (event: At, language: ReaderLanguage): string =>
  `${at(event.date, event.timezone, language).toFormat(messagesIn(language).sms.day)}, ${textedTime(event, language)}`;
