import type { EventEntity } from '../entities/EventEntity.ts';
import type { EntityManager } from '../orm.ts';
import { queryPrepared } from '../queryPrepared.ts';
import { seriesIdOf } from './SeriesRepository.ts';

const OF_SERIES = `with held as (select id, url_hash from event where id = $1 or series_id = $1 or parent_event_id = $1)
  select url_hash from held union select url_hash from poll where event_id in (select id from held)`;

const OF_PERSON = `with own as (select id, parent_event_id from event where creator_id = $1)
  select url_hash from event
    where creator_id = $1
      or id in (select event_id from participant where uid = $1)
      or co_organisers @> jsonb_build_array(jsonb_build_object('uid', $1::text))
      or id in (select parent_event_id from own)
      or parent_event_id in (select id from own)
  union
  select url_hash from poll
    where creator_id = $1
      or id in (select poll_id from poll_voter where uid = $1)
      or event_id in (select id from own)`;

const OF_PROOF = `select url_hash from event where id in (
    select event_id from participant where uid is null and (lower(email) = lower($1) or visitor_digest = $2))
  union
  select url_hash from poll where id in (
    select poll_id from poll_voter where uid is null and (lower(email) = lower($1) or visitor_digest = $2))`;

/**
 * Finds the hashes of what a transaction is about to hold, for those who wait for the same. Nothing is locked here: what
 * comes since is waited for in the database.
 */
export class TurnRepository {
  constructor(private readonly em: EntityManager) {}

  ofEvent(id: number): Promise<string[]> {
    return this.#hashes('select url_hash from event where id = $1', [id]);
  }

  ofPoll(id: number): Promise<string[]> {
    return this.#hashes('select url_hash from poll where id = $1', [id]);
  }

  /** All events of the series of `event`, and the polls that became one of them. */
  ofSeries(event: EventEntity): Promise<string[]> {
    return this.#hashes(OF_SERIES, [seriesIdOf(event)]);
  }

  /** What a person has created or answered, and what goes or changes with it when they do. */
  ofPerson(uid: string): Promise<string[]> {
    return this.#hashes(OF_PERSON, [uid]);
  }

  /** What was answered without an account, by this address or browser. */
  ofProof(email: string | null, visitorDigest: string | null): Promise<string[]> {
    return this.#hashes(OF_PROOF, [email, visitorDigest]);
  }

  async #hashes(statement: string, values: readonly unknown[]): Promise<string[]> {
    const rows = await queryPrepared<{ url_hash: string }>(this.em, statement, values);
    return rows.map(({ url_hash }) => url_hash);
  }
}
