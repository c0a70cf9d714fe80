import type { CalendarDecision } from '@quorum/domain/decision/decision';
import { DateTime } from 'luxon';
import type { Stored } from '@quorum/domain/decision/status';
import type { CalendarEvent } from '../../calendar/calendarText.ts';

/** An event for a calendar, with its responses counted by the database. */
export interface CountedEvent extends CalendarEvent, CalendarDecision {
  participantThreshold: number;
  capacity: number | null;
  /** Whether the person whose calendar it is organises it. */
  isOwn: boolean;
  /** Those that count. */
  responses: CountedResponse[];
}

/** A response, as far as it decides whether an event takes place. */
export interface CountedResponse extends Stored {
  guests: number;
  /** When the person whose calendar it is gave or changed it, in milliseconds since the epoch; null for other people's. */
  answeredAt: number | null;
}

/** With instants in milliseconds since the epoch. */
export type CalendarRow = Omit<CountedEvent, 'date' | 'endTime' | 'updatedAt'> & {
  date: number;
  endTime: number | null;
  updatedAt: number;
};

const millis = (column: string) => `(extract(epoch from ${column}) * 1000)::float8`;

/** The start of a statement that reads rows of events `e`, for the calendar of the person of its first two values. */
export const SELECT_CALENDAR_EVENTS = `select
  e.url_hash as "urlHash", e.title, e.location, e.notes, e.web_link as "webLink", e.timezone, e.revision,
  ${millis('e.date')} as "date", ${millis('e.end_time')} as "endTime", ${millis('e.updated_at')} as "updatedAt",
  e.participant_threshold as "participantThreshold", e.capacity, coalesce(e.creator_id = ?, false) as "isOwn",
  e.status, (e.decide_at is not null or e.status_changed_at is not null) as "isToBeDecided", (
    select coalesce(json_agg(json_build_object(
      'likelihood', p.likelihood, 'guests', p.guests, 'minParticipants', p.min_participants, 'isStandby', p.is_standby,
      'definiteAt', p.definite_at, 'holdsPlace', p.holds_place,
      'answeredAt', case when p.uid = ? then ${millis('p.updated_at')} end
    )), '[]') from participant as p where p.event_id = e.id and not p.is_hidden
  ) as responses
  from event as e`;

const instant = (ms: number) => DateTime.fromMillis(ms, { zone: 'utc' });

export const countedEventOf = ({ date, endTime, updatedAt, ...row }: CalendarRow): CountedEvent => ({
  ...row,
  date: instant(date),
  endTime: endTime === null ? null : instant(endTime),
  updatedAt: instant(updatedAt),
});
