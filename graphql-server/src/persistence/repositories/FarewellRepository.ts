import type { CalendarEvent } from '../../calendar/calendarText.ts';
import { DateTime } from 'luxon';
import type { EventEntity } from '../entities/EventEntity.ts';
import { FarewellEntity, type FarewellReader } from '../entities/FarewellEntity.ts';
import type { PollEntity } from '../entities/PollEntity.ts';
import { PollFarewellEntity, type PollFarewellContent } from '../entities/PollFarewellEntity.ts';
import type { EntityManager } from '../orm.ts';
import { queryPrepared } from '../queryPrepared.ts';
import { textedNumber } from './sms/textedNumber.ts';

/** Of rows `p` of people who answered. */
const PERSON = `'id', p.id, 'uid', p.uid, 'email', p.email, 'language', p.language,
      'isEmailConfirmed', p.is_email_confirmed`;

const DEVICES = `(select jsonb_agg(jsonb_build_object('endpoint', s.endpoint, 'p256dh', s.p256dh, 'auth', s.auth,
      'language', s.language) order by s.id) from push_subscription as s where s.participant_id = p.id)`;

const CHOICES = `(select n.choices from notification_preferences as n where n.participant_id = p.id)`;

/** Its organiser knows. */
const ADD = `insert into farewell (event_id, content, readers, created_at)
  select e.id, jsonb_build_object('urlHash', e.url_hash, 'title', e.title, 'location', e.location, 'date', e.date,
      'endTime', e.end_time, 'timezone', e.timezone, 'notes', e.notes, 'webLink', e.web_link,
      'creatorName', e.creator_name, 'revision', e.revision + 1, 'updatedAt', e.updated_at),
    (select coalesce(jsonb_agg(jsonb_build_object(${PERSON}) || jsonb_strip_nulls(jsonb_build_object(
          'devices', d.devices, 'phone', t.number, 'phoneUid', t.uid, 'language', coalesce(p.language, t.language)))
          || case when d.choices is null then '{}' else jsonb_build_object('choices', d.choices) end order by p.id), '[]')
      from participant as p left join lateral ${textedNumber('p')} as t on true,
        lateral (select ${DEVICES} as devices, ${CHOICES} as choices) as d
      where p.event_id = e.id and (p.email <> '' or d.devices is not null or t.number is not null)
        and p.uid is distinct from e.creator_id
        and (p.email is null or lower(p.email) is distinct from lower(e.creator_email))), $2
  from event as e where e.id = $1 on conflict (event_id) do nothing`;

/** The same of a poll. */
const ADD_OF_POLL = `insert into poll_farewell (poll_id, content, readers, created_at)
  select q.id, jsonb_build_object('urlHash', q.url_hash, 'title', q.title, 'location', q.location,
      'creatorName', q.creator_name),
    (select coalesce(jsonb_agg(jsonb_build_object(${PERSON}) order by p.id), '[]') from poll_voter as p
      where p.poll_id = q.id and (p.email <> '' or p.uid is not null) and p.uid is distinct from q.creator_id
        and (p.email is null or lower(p.email) is distinct from lower(q.creator_email))), $2
  from poll as q where q.id = $1 on conflict (poll_id) do nothing`;

const forgetIn = (table: string) => `update ${table} set readers = (
    select coalesce(jsonb_agg(r), '[]') from jsonb_array_elements(readers) as r where r->>'uid' is distinct from $1
  ) where readers @> jsonb_build_array(jsonb_build_object('uid', $1::text))`;

const FORGET = ['farewell', 'poll_farewell'].map(forgetIn);

export interface Farewell {
  event: CalendarEvent & { creatorName: string };
  readers: FarewellReader[];
}

interface FarewellOfPoll {
  poll: PollFarewellContent;
  readers: FarewellReader[];
}

const instant = (iso: string) => DateTime.fromISO(iso, { zone: 'utc' });

/** What people are yet to be told about events and polls that are gone. */
export class FarewellRepository {
  constructor(private readonly em: EntityManager) {}

  /** Before the event goes. */
  async add({ id }: EventEntity, now: DateTime): Promise<void> {
    await this.em.flush();
    await queryPrepared(this.em, ADD, [id, now.toISO()]);
  }

  /** Before the poll goes. */
  async addOfPoll({ id }: PollEntity, now: DateTime): Promise<void> {
    await this.em.flush();
    await queryPrepared(this.em, ADD_OF_POLL, [id, now.toISO()]);
  }

  /** What people will be told about the event that had this number, once. */
  async take(eventId: number): Promise<Farewell | null> {
    const farewell = await this.em.findOne(FarewellEntity, { eventId });
    if (!farewell) return null;
    await this.em.nativeDelete(FarewellEntity, { eventId });
    const { date, endTime, updatedAt, ...content } = farewell.content;
    const times = {
      date: instant(date),
      endTime: endTime === null ? null : instant(endTime),
      updatedAt: instant(updatedAt),
    };
    return { event: { ...content, ...times }, readers: farewell.readers };
  }

  /** The same of the poll that had this number. */
  async takeOfPoll(pollId: number): Promise<FarewellOfPoll | null> {
    const farewell = await this.em.findOne(PollFarewellEntity, { pollId });
    if (!farewell) return null;
    await this.em.nativeDelete(PollFarewellEntity, { pollId });
    return { poll: farewell.content, readers: farewell.readers };
  }

  /** A person who is forgotten is told nothing. */
  async forget(uid: string): Promise<void> {
    for (const forget of FORGET) await queryPrepared(this.em, forget, [uid]);
  }

  async deleteExpired(before: DateTime): Promise<void> {
    await this.em.nativeDelete(FarewellEntity, { createdAt: { $lt: before } });
    await this.em.nativeDelete(PollFarewellEntity, { createdAt: { $lt: before } });
  }
}
