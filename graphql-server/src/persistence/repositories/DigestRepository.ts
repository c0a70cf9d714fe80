import { LockMode } from '@mikro-orm/core';
import { DigestEntity, type DigestName } from '../entities/DigestEntity.ts';
import type { EventEntity } from '../entities/EventEntity.ts';
import type { EntityManager } from '../orm.ts';
import { queryPrepared } from '../queryPrepared.ts';
import { millis } from './instants.ts';
import { hasNumber } from './sms/textedNumber.ts';

/** A digest that was never sent tells what happened since the event has its organiser. */
const BEGIN = `insert into digest (notice, event_id, told_until)
  select $1, $2, coalesce((select max(id) from activity where event_id = $2 and type = 'event.handedOver'), 0)
  on conflict (notice, event_id) do nothing`;

/**
 * What was said again is no news, nor are people whom an organiser has added, nor regulars at a date that is made: they have come
 * to that one before it was there.
 */
const NEWS = `select a.id::float8 as id, a.type <> 'response.changed' and a.type <> 'response.replied' as "isNew",
    r.id::int as "responseId" from activity as a
  cross join lateral jsonb_array_elements_text(case a.type
    when 'event.regularsResponded' then a.details->'responses' else jsonb_build_array(a.details->'response')
  end) as r (id)
  where a.event_id = $1 and a.id > $2 and (a.type = 'response.created' and a.details->>'by' is null
    or a.type = 'event.regularsResponded' and a.details->>'to' = 'DATE_BEFORE'
    or a.type in ('response.changed', 'response.replied') and jsonb_array_length(a.details->'fields') > 0)
  order by a.id`;

const WITHDRAWALS = `select id::float8 as id, (details->>'response')::int as "responseId",
    (details->>'seats')::int as seats, ${millis('created_at')} as at
  from activity where event_id = $1 and id > $2 and type = 'response.withdrew' order by id`;

const LAST = 'select coalesce(max(id), 0)::float8 as id from activity where event_id = $1';

/** That somebody has responded, or says something else. */
export interface ResponseNews {
  id: number;
  isNew: boolean;
  responseId: number;
}

/** That somebody gave up places, when, in milliseconds since the epoch. */
export interface WithdrawalNews {
  id: number;
  responseId: number;
  seats: number;
  at: number;
}

/** By mail, or else by the devices and numbers of their accounts and of their responses. */
const REACHABLE = `select 1 from event as e, lateral (
    select e.creator_id as uid, e.creator_email as email
    union all select c->>'uid', c->>'email' from jsonb_array_elements(e.co_organisers) as c
  ) as o where e.id = $1 and (o.email <> ''
    or exists (select from account_phone as t where t.uid = o.uid and t.confirmed_at is not null)
    or exists (select from participant as p where p.uid = o.uid and (
      exists (select from push_subscription as s where s.participant_id = p.id)
      or (p.event_id = e.id and ${hasNumber('p')})))) limit 1`;

/** What organisers were told last of their events. */
export class DigestRepository {
  constructor(private readonly em: EntityManager) {}

  /** Whether there is an event of that number of whose organisers one can be told anything. */
  async hasReachableOrganiser(id: number): Promise<boolean> {
    return (await queryPrepared(this.em, REACHABLE, [id])).length > 0;
  }

  find(notice: DigestName, event: Pick<EventEntity, 'id'>): Promise<DigestEntity | null> {
    return this.em.findOne(DigestEntity, { notice, event: event.id });
  }

  /** The same, locked until the transaction ends: one server at a time sends it. */
  async lock(notice: DigestName, { id }: Pick<EventEntity, 'id'>): Promise<DigestEntity> {
    await queryPrepared(this.em, BEGIN, [notice, id]);
    const lockMode = LockMode.PESSIMISTIC_WRITE;
    return this.em.findOneOrFail(DigestEntity, { notice, event: id }, { lockMode, refresh: true });
  }

  /** What the responses to an event have to tell since an activity. */
  listNews({ id }: Pick<EventEntity, 'id'>, since: number): Promise<ResponseNews[]> {
    return queryPrepared(this.em, NEWS, [id, since]);
  }

  /** Who has given up a place shortly before the start, since an activity. */
  listWithdrawals({ id }: Pick<EventEntity, 'id'>, since: number): Promise<WithdrawalNews[]> {
    return queryPrepared(this.em, WITHDRAWALS, [id, since]);
  }

  /** The number of the last thing that happened to an event. */
  async lastActivityOf({ id }: Pick<EventEntity, 'id'>): Promise<number> {
    const [last] = await queryPrepared<{ id: number }>(this.em, LAST, [id]);
    return last?.id ?? 0;
  }
}
