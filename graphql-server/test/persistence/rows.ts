import type { MikroORM } from '@mikro-orm/postgresql';

type Row = Record<string, unknown>;

const insert = async (orm: MikroORM, table: string, row: Row): Promise<number> => {
  const columns = Object.keys(row);
  const places = columns.map(() => '?').join(', ');
  const statement = `insert into ${table} (${columns.join(', ')}) values (${places}) returning id`;
  const [inserted] = await orm.em.getConnection().execute<{ id: number }[]>(statement, Object.values(row));
  return inserted?.id ?? 0;
};

let serial = 0;
const aHash = () => String(++serial).padStart(22, 'h');

/** Writes a row past the program, as a bug in it would. */
export const insertEvent = (orm: MikroORM, changes: Row = {}) =>
  insert(orm, 'event', {
    url_hash: aHash(),
    title: 'Game',
    location: 'Park',
    date: '2026-05-06T08:00:00Z',
    end_time: null,
    past_after: '2026-05-06T14:00:00Z',
    timezone: 'UTC',
    participant_threshold: 2,
    notes: '',
    web_link: '',
    is_private: false,
    event_type_id: 1,
    is_recurring: false,
    recurrence_frequency: null,
    parent_event_id: null,
    occurrence_day: null,
    creator_id: 'ada',
    creator_name: 'Ada',
    created_at: '2026-05-01T00:00:00Z',
    updated_at: '2026-05-01T00:00:00Z',
    ...changes,
  });

export const insertParticipant = (orm: MikroORM, eventId: number, changes: Row = {}) =>
  insert(orm, 'participant', {
    event_id: eventId,
    name: 'Vera',
    email: null,
    likelihood: 1,
    comment: '',
    uid: null,
    token_digest: 'digest',
    visitor_digest: null,
    created_at: '2026-05-01T00:00:00Z',
    updated_at: '2026-05-01T00:00:00Z',
    ...changes,
  });

export const insertPoll = (orm: MikroORM, changes: Row = {}) =>
  insert(orm, 'poll', {
    url_hash: aHash(),
    title: 'Game',
    location: 'Park',
    timezone: 'UTC',
    participant_threshold: 2,
    notes: '',
    web_link: '',
    is_private: false,
    event_type_id: 1,
    closes_at: '2026-05-06T08:00:00Z',
    creator_id: 'ada',
    creator_name: 'Ada',
    created_at: '2026-05-01T00:00:00Z',
    updated_at: '2026-05-01T00:00:00Z',
    ...changes,
  });

export const insertOption = (orm: MikroORM, pollId: number, changes: Row = {}) =>
  insert(orm, 'poll_option', { poll_id: pollId, date: '2026-05-06T08:00:00Z', ...changes });

export const insertVoter = (orm: MikroORM, pollId: number, changes: Row = {}) =>
  insert(orm, 'poll_voter', {
    poll_id: pollId,
    name: 'Vera',
    comment: '',
    uid: null,
    token_digest: 'digest',
    created_at: '2026-05-01T00:00:00Z',
    updated_at: '2026-05-01T00:00:00Z',
    ...changes,
  });
