import type { CalendarEvent } from '../../calendar/calendarText.ts';
import { DateTime } from 'luxon';
import type { EventEntity } from '../entities/EventEntity.ts';
import { FarewellEntity, type FarewellReader } from '../entities/FarewellEntity.ts';
import type { EntityManager } from '../orm.ts';
import { queryPrepared } from '../queryPrepared.ts';

const ADD = `insert into farewell (event_id, content, readers, created_at)
  select e.id, jsonb_build_object('urlHash', e.url_hash, 'title', e.title, 'location', e.location, 'date', e.date,
      'endTime', e.end_time, 'timezone', e.timezone, 'notes', e.notes, 'webLink', e.web_link,
      'creatorName', e.creator_name, 'revision', e.revision + 1, 'updatedAt', e.updated_at),
    (select coalesce(jsonb_agg(jsonb_build_object('id', p.id, 'uid', p.uid, 'email', p.email, 'language', p.language,
      'isEmailConfirmed', p.is_email_confirmed) order by p.id), '[]')
      from participant as p where p.event_id = e.id and p.email <> ''), $2
  from event as e where e.id = $1 on conflict (event_id) do nothing`;

const FORGET = `update farewell set readers = (
    select coalesce(jsonb_agg(r), '[]') from jsonb_array_elements(readers) as r where r->>'uid' is distinct from $1
  ) where readers @> jsonb_build_array(jsonb_build_object('uid', $1::text))`;

export interface Farewell {
  event: CalendarEvent & { creatorName: string };
  readers: FarewellReader[];
}

const instant = (iso: string) => DateTime.fromISO(iso, { zone: 'utc' });

/** What people are yet to be told of events that are gone. */
export class FarewellRepository {
  constructor(private readonly em: EntityManager) {}

  /** Before the event goes. */
  async add({ id }: EventEntity, now: DateTime): Promise<void> {
    await this.em.flush();
    await queryPrepared(this.em, ADD, [id, now.toISO()]);
  }

  /** What is to be told of the event that had this number, once. */
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

  /** A person who is forgotten is told nothing. */
  async forget(uid: string): Promise<void> {
    await queryPrepared(this.em, FORGET, [uid]);
  }

  async deleteExpired(before: DateTime): Promise<void> {
    await this.em.nativeDelete(FarewellEntity, { createdAt: { $lt: before } });
  }
}
