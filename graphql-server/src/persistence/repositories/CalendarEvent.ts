import { DateTime } from 'luxon';

/** An event as calendars read it: plain, with its responses counted by the database. */
export interface CalendarEvent {
  urlHash: string;
  title: string;
  location: string;
  notes: string;
  webLink: string;
  date: DateTime;
  endTime: DateTime | null;
  timezone: string;
  revision: number;
  updatedAt: DateTime;
  participantThreshold: number;
  /** Of the responses that count. */
  sumOfLikelihoods: number;
}

/** With instants in milliseconds since the epoch. */
type Row = Omit<CalendarEvent, 'date' | 'endTime' | 'updatedAt'> & {
  date: number;
  endTime: number | null;
  updatedAt: number;
};

const millis = (column: string) => `(extract(epoch from ${column}) * 1000)::float8`;

/** The start of a statement that answers rows of events `e`. */
export const SELECT_CALENDAR_EVENTS = `select
  e.url_hash as "urlHash", e.title, e.location, e.notes, e.web_link as "webLink", e.timezone, e.revision,
  ${millis('e.date')} as "date", ${millis('e.end_time')} as "endTime", ${millis('e.updated_at')} as "updatedAt",
  e.participant_threshold as "participantThreshold", (
    select coalesce(sum(p.likelihood), 0) from participant as p where p.event_id = e.id and not p.is_hidden
  ) as "sumOfLikelihoods"
  from event as e`;

const instant = (ms: number) => DateTime.fromMillis(ms, { zone: 'utc' });

export const calendarEventOf = ({ date, endTime, updatedAt, ...row }: Row): CalendarEvent => ({
  ...row,
  date: instant(date),
  endTime: endTime === null ? null : instant(endTime),
  updatedAt: instant(updatedAt),
});
