import type { DateTime } from 'luxon';
import { ParticipantEntity, type EventEntity } from '../../entities/EventEntity.ts';
import { RegularEntity } from '../../entities/series/RegularEntity.ts';
import type { EntityManager } from '../../orm.ts';
import { queryPrepared } from '../../queryPrepared.ts';
import { rowId } from '../rowId.ts';

type NewRegular = Omit<RegularEntity, 'id' | 'series' | 'endedAt' | 'mailTokenDigest'> & { series: number };

const INSERT = `insert into regular (series_id, name, email, is_email_confirmed, language, comment, uid, token_digest,
    visitor_digest, likelihood, guests, created_at, updated_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $12)
  on conflict (series_id, uid) where uid is not null do nothing returning id`;

/** By which the responses that a regular gave are proven, and the regular with them. */
const PROOFS = `select uid, token_digest as "tokenDigest", mail_token_digest as "mailTokenDigest",
    visitor_digest as "visitorDigest" from participant where regular_id = $1`;

/** An address whose owner came by the link in a mail about one of the dates. */
const CONFIRM = `update regular as r set is_email_confirmed = true
  where r.series_id = $1 and not r.is_email_confirmed and exists (
    select from participant as p where p.regular_id = r.id and p.is_email_confirmed and lower(p.email) = lower(r.email))`;

const RESPONSES = `select id from participant where event_id = $1 and regular_id = any($2::int[]) order by id`;

/** The response before the new one, of each regular that has responded to an event. */
const BEFORE = `select distinct on (n.regular_id) n.id, p.id as before, e.url_hash as "urlHash", p.email
  from participant as n join participant as p on p.regular_id = n.regular_id and p.event_id <> n.event_id
    join event as e on e.id = p.event_id
  where n.event_id = $1 and n.id = any($2::int[]) order by n.regular_id, e.date desc, p.id desc`;

const CARRY_DEVICES = `insert into push_subscription (participant_id, endpoint, p256dh, auth, language, created_at)
  select n.id, s.endpoint, s.p256dh, s.auth, s.language, s.created_at
  from unnest($1::int[], $2::int[]) as n (id, before) join push_subscription as s on s.participant_id = n.before
  on conflict do nothing`;

const CARRY_CHOICES = `insert into notification_preferences (participant_id, choices, created_at, updated_at)
  select n.id, c.choices, c.created_at, c.updated_at
  from unnest($1::int[], $2::int[]) as n (id, before) join notification_preferences as c on c.participant_id = n.before
  on conflict do nothing`;

/** Series that nobody leads any more, and whose regulars were not told. */
const OVER = `select s.id from series as s
  where exists (select from regular as r where r.series_id = s.id and r.ended_at is null) and not exists (
    select from event as e where (e.series_id = s.id or e.id = s.id or e.parent_event_id = s.id)
      and e.is_recurring and e.parent_event_id is null) order by s.id`;

/** What nobody can get to any more. */
const FORGET = `delete from series as s where not exists (select from regular as r where r.series_id = s.id)
  and not exists (select from event as e where e.series_id = s.id or e.id = s.id or e.parent_event_id = s.id)`;

export interface ResponseBefore {
  id: number;
  before: number;
  /** Of the event that it was to. */
  urlHash: string;
  email: string | null;
}

interface Proofs {
  uid: string | null;
  tokenDigest: string;
  mailTokenDigest: string | null;
  visitorDigest: string | null;
}

/** Finds those who have a standing response. */
export class RegularRepository {
  constructor(private readonly em: EntityManager) {}

  /** Those of a series, in the order of joining. */
  listOf(seriesId: number): Promise<RegularEntity[]> {
    return this.em.find(RegularEntity, { series: seriesId, endedAt: null }, { orderBy: { id: 'asc' }, refresh: true });
  }

  countOf(seriesId: number): Promise<number> {
    return this.em.count(RegularEntity, { series: seriesId, endedAt: null });
  }

  /** Those of these numbers, with their series. */
  listAmong(ids: readonly number[]): Promise<RegularEntity[]> {
    const where = { id: { $in: [...ids] } };
    return this.em.find(RegularEntity, where, { populate: ['series'], orderBy: { id: 'asc' } });
  }

  /** One of that very series, as long as it goes on. */
  async find(seriesId: number, regularId: string): Promise<RegularEntity | null> {
    const id = rowId(regularId);
    return id === null
      ? null
      : this.em.findOne(RegularEntity, { id, series: seriesId, endedAt: null }, { refresh: true });
  }

  /** That of a person, or the last of a browser. */
  findOwn(
    seriesId: number,
    own: { uid: string } | { visitorDigest: string; uid: null },
  ): Promise<RegularEntity | null> {
    return this.em.findOne(RegularEntity, { ...own, series: seriesId, endedAt: null }, { orderBy: { id: 'desc' } });
  }

  listOfPerson(uid: string): Promise<RegularEntity[]> {
    return this.em.find(RegularEntity, { uid, endedAt: null }, { populate: ['series'], orderBy: { id: 'asc' } });
  }

  proofsOf({ id }: Pick<RegularEntity, 'id'>): Promise<Proofs[]> {
    return queryPrepared(this.em, PROOFS, [id]);
  }

  /** Adds one, and returns its number; null when the person is a regular already. */
  async insert(regular: NewRegular): Promise<number | null> {
    const { series, name, email, isEmailConfirmed, language, comment, uid, tokenDigest, visitorDigest } = regular;
    if (uid !== null) await this.em.nativeDelete(RegularEntity, { series, uid, endedAt: { $ne: null } });
    const said = [name, email, isEmailConfirmed, language ?? null, comment, uid, tokenDigest, visitorDigest];
    const values = [series, ...said, regular.likelihood, regular.guests, regular.createdAt.toISO()];
    const [row] = await queryPrepared<{ id: number }>(this.em, INSERT, values);
    return row?.id ?? null;
  }

  /** Knows the addresses to be their owners' of which one has confirmed that. */
  async confirmAddresses(seriesId: number): Promise<void> {
    await queryPrepared(this.em, CONFIRM, [seriesId]);
  }

  /** The numbers of what these have responded to an event, in the order in which they did. */
  async responsesTo({ id }: Pick<EventEntity, 'id'>, regulars: readonly RegularEntity[]): Promise<number[]> {
    const ids = regulars.map((regular) => regular.id);
    return (await queryPrepared<{ id: number }>(this.em, RESPONSES, [id, ids])).map((response) => response.id);
  }

  /** What these responses to an event come after. */
  listBefore({ id }: Pick<EventEntity, 'id'>, responses: readonly number[]): Promise<ResponseBefore[]> {
    return queryPrepared(this.em, BEFORE, [id, responses]);
  }

  /** Has the devices, and the choices how to be told, that were there for the responses before. */
  async carryWays(all: readonly ResponseBefore[]): Promise<void> {
    const values = [all.map(({ id }) => id), all.map(({ before }) => before)];
    await queryPrepared(this.em, CARRY_DEVICES, values);
    await queryPrepared(this.em, CARRY_CHOICES, values);
  }

  /** Makes a response that somebody gave by themselves one of their standing response. */
  async claim(responseId: number, regularId: number): Promise<void> {
    await this.em.nativeUpdate(ParticipantEntity, { id: responseId }, { regular: regularId });
  }

  /** The numbers of series that are over. */
  async listOver(): Promise<number[]> {
    return (await queryPrepared<{ id: number }>(this.em, OVER, [])).map(({ id }) => id);
  }

  async end(seriesId: number, endedAt: DateTime): Promise<void> {
    await this.em.nativeUpdate(RegularEntity, { series: seriesId, endedAt: null }, { endedAt });
  }

  /** Deletes those whose series ended a while ago, and addresses of series of which nothing is left. */
  async deleteEnded(before: DateTime): Promise<void> {
    await this.em.nativeDelete(RegularEntity, { endedAt: { $lt: before } });
    await queryPrepared(this.em, FORGET, []);
  }
}
