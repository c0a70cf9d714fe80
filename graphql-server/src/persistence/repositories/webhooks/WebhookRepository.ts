import { LockMode } from '@mikro-orm/core';
import { WebhookEntity } from '../../entities/webhooks/WebhookEntity.ts';
import type { EntityManager } from '../../orm.ts';
import { queryPrepared } from '../../queryPrepared.ts';

/** Of an event `e`. */
const ORGANISED = `(w.uid = e.creator_id or exists (
  select from jsonb_array_elements(e.co_organisers) as c where c->>'uid' = w.uid))`;
const PUBLIC_EVENT = 'not e.is_private and not e.is_hidden';
/** Of a poll `p` and the event `e` that it became, if it did. */
const SEEN_POLL = `(w.scope = 'OWN' and (w.uid = p.creator_id or e.id is not null and ${ORGANISED})
  or w.scope = 'PUBLIC' and not p.is_private and not p.is_hidden and (e.id is null or ${PUBLIC_EVENT}))`;

const LISTENING = `select w.id, w.scope, w.types from webhook as w`;

/** Also those who see it no more: they are told that it is gone. */
const OF_EVENT = `select w.id, w.scope, w.types, e.is_private as "isPrivate", e.is_hidden as "isHidden"
  from webhook as w join event as e on e.id = $1
  where w.disabled_at is null and (w.scope = 'PUBLIC' or ${ORGANISED}) order by w.id`;

const OF_POLL = `${LISTENING} join poll as p on p.id = $1 left join event as e on e.id = p.event_id
  where w.disabled_at is null and ${SEEN_POLL} order by w.id`;

const OF_GONE = `${LISTENING} where w.disabled_at is null
  and (w.scope = 'OWN' and w.id = any($1::int[]) or w.scope = 'PUBLIC' and $2) order by w.id`;

const OF_ORGANISERS = `select w.id from webhook as w join event as e on e.id = $1
  where w.scope = 'OWN' and ${ORGANISED} order by w.id`;

const SEES_EVENT = `select 1 from webhook as w join event as e on e.id = $2
  where w.id = $1 and (w.scope = 'OWN' and ${ORGANISED} or w.scope = 'PUBLIC' and ${PUBLIC_EVENT})`;

const SEES_POLL = `select 1 from webhook as w join poll as p on p.id = $2 left join event as e on e.id = p.event_id
  where w.id = $1 and ${SEEN_POLL}`;

/** A webhook that may be told something. */
export type Listening = Pick<WebhookEntity, 'id' | 'scope' | 'types'>;

/** The same, and how its event is seen. */
export type ListeningToEvent = Listening & { isPrivate: boolean; isHidden: boolean };

/** Whom a deleted event is told to. */
export interface Mourners {
  /** Numbers of webhooks of its organisers. */
  webhooks: readonly number[];
  wasPublic: boolean;
}

/** Finds webhooks: those of a person, and those that something is told to. */
export class WebhookRepository {
  constructor(private readonly em: EntityManager) {}

  listOf(uid: string): Promise<WebhookEntity[]> {
    return this.em.find(WebhookEntity, { uid }, { orderBy: { id: 'asc' } });
  }

  countOf(uid: string): Promise<number> {
    return this.em.count(WebhookEntity, { uid });
  }

  findOf(uid: string, id: number): Promise<WebhookEntity | null> {
    return this.em.findOne(WebhookEntity, { id, uid });
  }

  /** Of anybody, locked until the transaction ends. */
  findLocked(id: number): Promise<WebhookEntity | null> {
    return this.em.findOne(WebhookEntity, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
  }

  find(id: number): Promise<WebhookEntity | null> {
    return this.em.findOne(WebhookEntity, { id }, { refresh: true });
  }

  /** Those of its organisers, and all that are for public events, whether or not it is one. */
  listeningToEvent(id: number): Promise<ListeningToEvent[]> {
    return queryPrepared<ListeningToEvent>(this.em, OF_EVENT, [id]);
  }

  listeningToPoll(id: number): Promise<Listening[]> {
    return queryPrepared<Listening>(this.em, OF_POLL, [id]);
  }

  listeningToGone({ webhooks, wasPublic }: Mourners): Promise<Listening[]> {
    return queryPrepared<Listening>(this.em, OF_GONE, [webhooks, wasPublic]);
  }

  /** Those of the organisers of an event, which is about to go. */
  async idsOfOrganisers(eventId: number): Promise<number[]> {
    return (await queryPrepared<{ id: number }>(this.em, OF_ORGANISERS, [eventId])).map(({ id }) => id);
  }

  /** Whether the webhook may be told of an event or a poll now. */
  async sees(id: number, subject: string): Promise<boolean> {
    const [kind, number] = subject.split(' ');
    if (kind === 'test') return true;
    return (await queryPrepared(this.em, kind === 'poll' ? SEES_POLL : SEES_EVENT, [id, Number(number)])).length > 0;
  }

  async forget(uid: string): Promise<void> {
    await this.em.nativeDelete(WebhookEntity, { uid });
  }
}
