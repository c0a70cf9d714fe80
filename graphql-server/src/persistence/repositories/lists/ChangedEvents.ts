import type { EntityManager } from '../../orm.ts';
import { queryPrepared } from '../../queryPrepared.ts';
import type { DateTime } from 'luxon';
import { iso } from '../instants.ts';
import { BESIDE, eventRow, listedEventOf, type EventRow, type ListedEvent } from '../ListedEvent.ts';
import { publicWhere, searchOf, type EventFilters } from './eventPages.ts';

/** A place in the record of what happened: just after this. */
export interface ChangePlace {
  /** ISO 8601 in UTC. */
  at: string;
  id: number;
}

/** Something that happened to an event. */
export interface Change extends ChangePlace {
  eventId: number;
  /** It may be on other lists than before. */
  isMoved: boolean;
  /** It was public until then. */
  isTakenAway: boolean;
}

/** So much of the record is read at once. */
export const CHANGES_READ = 2_000;

/** By what a list may choose its events. */
const CHOSEN = ['eventType', 'date', 'endTime', 'title', 'location', 'notes'];

const CHANGES = `select id::float8 as id, ${iso('created_at')} as at, event_id as "eventId",
    type = 'event.handedOver' or coalesce(jsonb_exists_any(details->'before', $6::text[]), false) as "isMoved",
    coalesce(details->>'wasPublic' = 'true', false) or coalesce(details->'before'->>'isPrivate' = 'false', false)
      as "isTakenAway"
  from activity
  where created_at >= $1::timestamptz and (created_at, id) > ($2::timestamptz, $3::bigint)
    and event_id is not null and not type = any($4::text[])
  order by created_at, id limit $5`;

interface Deleted {
  eventId: number;
  urlHash: string;
  isPrivate: boolean;
}

const DELETED = `select event_id as "eventId", url_hash as "urlHash", is_private as "isPrivate"
  from cancelled_event where event_id = any($1::int[])`;

/** What there is on no list, and is not deleted. */
interface Left {
  id: number;
  /** Null for one whose address not everybody may know. */
  urlHash: string | null;
  isPrivate: boolean;
}

const LEFT = `select id, case when not is_private and not is_hidden then url_hash end as "urlHash", is_private as "isPrivate"
  from event where id = any($1::int[])`;

/** Finds which events have changed. */
export class ChangedEvents {
  constructor(private readonly em: EntityManager) {}

  /** What happened from `since` on and behind `after`, in the order of time, but for what `unseen` names. */
  changes(since: string, after: ChangePlace, unseen: readonly string[]): Promise<Change[]> {
    return queryPrepared(this.em, CHANGES, [since, after.at, after.id, unseen, CHANGES_READ, CHOSEN]);
  }

  /** Those of the events that are public, and that `filters` let through. */
  async listed(ids: readonly number[], filters: EventFilters & { now: DateTime }): Promise<ListedEvent[]> {
    const values: unknown[] = [ids];
    const value = (given: unknown) => `$${values.push(given)}`;
    const [found, where] = [searchOf(filters, value), publicWhere(filters, value).join(' and ')];
    const statement = `${found} select ${eventRow({ withOwners: false })} as row
      from (select * from event where id = any($1::int[]) and ${where}) as e ${BESIDE}`;
    return (await queryPrepared<{ row: EventRow }>(this.em, statement, values)).map(({ row }) => listedEventOf(row));
  }

  left(ids: readonly number[]): Promise<Left[]> {
    return queryPrepared(this.em, LEFT, [ids]);
  }

  deleted(ids: readonly number[]): Promise<Deleted[]> {
    return queryPrepared(this.em, DELETED, [ids]);
  }
}
