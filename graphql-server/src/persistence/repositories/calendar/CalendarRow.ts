import type { CalendarDecision } from '@quorum/domain/decision/decision';
import type { Stored } from '@quorum/domain/decision/status';
import type { CalendarEvent } from '../../../calendar/calendarText.ts';
import { instantAt, millis } from '../instants.ts';

/** An event for a calendar, with its responses counted by the database. */
export interface CountedEvent extends CalendarEvent, CalendarDecision {
  participantThreshold: number;
  capacity: number | null;
  /** Those that count. */
  responses: CountedResponse[];
}

/** A response, as far as it decides whether an event takes place. */
export interface CountedResponse extends Stored {
  guests: number;
  /** Of the person whose calendar it is. */
  isOwn: boolean;
}

/** With instants in milliseconds since the epoch. */
export type CalendarRow = Omit<CountedEvent, 'date' | 'endTime' | 'updatedAt'> & {
  date: number;
  endTime: number | null;
  updatedAt: number;
};

/** A change of one's own response changes one's own calendar, and no other. */
const UPDATED = `greatest(e.updated_at, (
    select max(r.updated_at) from participant as r where r.event_id = e.id and r.uid = me.uid
  ))`;

/** Whether the person `me` organises an event `e`, alone or with others. */
export const IS_ORGANISER = `(e.creator_id = me.uid
    or e.co_organisers @> jsonb_build_array(jsonb_build_object('uid', me.uid)))`;

/** The start of a statement that reads rows of events `e`, for the calendar of the person `me`, whose uid is its first value. */
export const SELECT_CALENDAR_EVENTS = `select
  e.url_hash as "urlHash", e.title, e.location, e.notes, e.web_link as "webLink", e.timezone, e.revision,
  ${millis('e.date')} as "date", ${millis('e.end_time')} as "endTime", ${millis(UPDATED)} as "updatedAt",
  e.participant_threshold as "participantThreshold", e.capacity,
  e.status, (e.decide_at is not null or e.status_changed_at is not null) as "isToBeDecided", (
    select coalesce(json_agg(json_build_object(
      'likelihood', p.likelihood, 'guests', p.guests, 'minParticipants', p.min_participants, 'isStandby', p.is_standby,
      'definiteAt', p.definite_at, 'holdsPlace', p.holds_place, 'isOwn', coalesce(p.uid = me.uid, false)
    )), '[]') from participant as p where p.event_id = e.id and not p.is_hidden
  ) as responses
  from event as e cross join (select ?::text as uid) as me`;

export const countedEventOf = ({ date, endTime, updatedAt, ...row }: CalendarRow): CountedEvent => ({
  ...row,
  date: instantAt(date),
  endTime: endTime === null ? null : instantAt(endTime),
  updatedAt: instantAt(updatedAt),
});
