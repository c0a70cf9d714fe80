import { DateTime } from 'luxon';
import type { CalendarEvent } from '../../calendar/calendarText.ts';

/** An event for a calendar, with its responses counted by the database. */
export interface CountedEvent extends CalendarEvent {
  participantThreshold: number;
  /** Of the responses that count. */
  sumOfLikelihoods: number;
}

/** With instants in milliseconds since the epoch. */
export type CalendarRow = Omit<CountedEvent, 'date' | 'endTime' | 'updatedAt'> & {
  date: number;
  endTime: number | null;
  updatedAt: number;
};

const millis = (column: string) => `(extract(epoch from ${column}) * 1000)::float8`;

/** The start of a statement that returns rows of events `e`. */
export const SELECT_CALENDAR_EVENTS = `select
  e.url_hash as "urlHash", e.title, e.location, e.notes, e.web_link as "webLink", e.timezone, e.revision,
  ${millis('e.date')} as "date", ${millis('e.end_time')} as "endTime", ${millis('e.updated_at')} as "updatedAt",
  e.participant_threshold as "participantThreshold", (
    select coalesce(sum(p.likelihood), 0) from participant as p where p.event_id = e.id and not p.is_hidden
  ) as "sumOfLikelihoods"
  from event as e`;

const instant = (ms: number) => DateTime.fromMillis(ms, { zone: 'utc' });

export const countedEventOf = ({ date, endTime, updatedAt, ...row }: CalendarRow): CountedEvent => ({
  ...row,
  date: instant(date),
  endTime: endTime === null ? null : instant(endTime),
  updatedAt: instant(updatedAt),
});
