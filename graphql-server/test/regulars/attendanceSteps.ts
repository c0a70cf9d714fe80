import { expect } from '@jest/globals';
import type { SeriesAttendanceView } from '../../src/doors/presenters/presentAttendance.ts';
import { restDoor } from '../support/doors.ts';
import type { Caller, TestServer } from '../support/testServer.ts';

const ADA = { as: 'ada' };

interface AnEvent {
  urlHash: string;
}

export const readAttendance = async (server: TestServer, seriesHash: string, caller: Caller = ADA) => {
  const answer = await server.rest('GET', `/api/series/${seriesHash}/attendance`, undefined, caller);
  return { status: answer.statusCode, ...answer.json<SeriesAttendanceView>() };
};

/** How often each came, such as `Ann 1 of 2`. */
export const countedIn = async (server: TestServer, seriesHash: string, caller: Caller = ADA) =>
  (await readAttendance(server, seriesHash, caller)).people.map(
    ({ name, came, outOf }) => `${name} ${came} of ${outOf}`,
  );

/** The rows of the table, in no order. */
export const tableOf = async (server: TestServer, { urlHash }: AnEvent, caller: Caller = ADA) => {
  const { body } = await server.rest('GET', `/api/events/${urlHash}/attendance.csv`, undefined, caller);
  return body.split('\r\n').slice(1, -1).toSorted();
};

export const markAt = async (
  server: TestServer,
  { urlHash }: AnEvent,
  participantId: number,
  attended: boolean | null = true,
): Promise<void> => {
  expect((await restDoor(server).markAttendance({ urlHash, participantId }, attended, ADA)).code).toBe('OK');
};

/** The response to a date of somebody who is known by that name. */
export const idOf = (event: { participants: readonly { id: number; name: string }[] }, name: string) =>
  event.participants.find((one) => one.name === name)?.id ?? 0;

interface Copied {
  /** The first date of the series, and a response to it of somebody who was there. */
  eventId: number;
  participantId: number;
  /** How many weeks before it. */
  weeks: [from: number, to: number];
  creatorId?: string;
}

/** Earlier dates, to each of which the same person came. */
export const copyDates = (
  server: TestServer,
  { eventId, participantId, weeks, creatorId = 'ada' }: Copied,
): Promise<unknown> =>
  server.orm.em.fork().execute(
    `with made as (
        insert into event select (jsonb_populate_record(e, jsonb_build_object('id', nextval('event_id_seq'),
          'url_hash', new_url_hash(), 'series_id', e.id, 'is_recurring', false, 'recurrence_frequency', null,
          'date', e.date - week * interval '7 days', 'end_time', null, 'creator_id', ?::text,
          'past_after', e.date - week * interval '7 days' + interval '6 hours'))).*
        from event as e, generate_series(?::int, ?::int) as week where e.id = ? returning id),
      responded as (
        insert into participant select (jsonb_populate_record(p, jsonb_build_object('id', nextval('participant_id_seq'),
          'event_id', made.id, 'check_in', gen_random_uuid()))).*
        from participant as p, made where p.id = ? returning id, event_id)
      insert into attendance (event_id, participant_id, attended, marked_at) select event_id, id, true, now() from responded`,
    [creatorId, ...weeks, eventId, participantId],
  );
