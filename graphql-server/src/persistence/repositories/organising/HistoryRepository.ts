import type { ChancePoint } from '@quorum/domain/organising/chanceHistory';
import type { EntityManager } from '../../orm.ts';
import { queryPrepared } from '../../queryPrepared.ts';
import { millis } from '../instants.ts';

/** One thing that happened to an event, as it is stored. */
export interface StoredHappening {
  id: number;
  type: string;
  /** In milliseconds. */
  at: number;
  details: Record<string, unknown>;
}

interface Page {
  event: number;
  types: readonly string[];
  /** Only what happened before the one of this number. */
  before: number | null;
  limit: number;
}

// by event first: of all that happened, what one event has is little. A reply that changes nothing is left out: it would tell who was asked
const PAGE = `with of_event as materialized (
    select id, type, created_at, details from activity where event_id = $1)
  select id::float8 as id, type, ${millis('created_at')} as at, details from of_event
  where type = any($2::text[])
    and not (type in ('response.changed', 'response.replied') and coalesce(jsonb_array_length(details->'fields'), 0) = 0)
    and ($3::float8 is null or id < $3) order by id desc limit $4`;

// whatever changed the figures noted them, also what organisers read no line of
const FIGURES = `with of_event as materialized (
    select id, created_at, details from activity where event_id = $1)
  select ${millis('created_at')} as at, (details->'chance')::float8 as chance, (details->'expected')::float8 as expected
  from of_event where jsonb_typeof(details->'chance') = 'number' and jsonb_typeof(details->'expected') = 'number' order by id`;

// only moves that everybody could see: since the event was made public, or was shown again, for the last time
const PREVIOUS_DATE = `with of_event as materialized (
    select id, type, details->'before' as before from activity
    where event_id = $1 and type in ('event.changed', 'event.shown'))
  select before->>'date' as date from of_event
  where before->>'date' is not null and id > coalesce(
    (select max(id) from of_event where type = 'event.shown' or before->>'isPrivate' = 'true'), 0)
  order by id desc limit 1`;

/** Reads what happened to events. */
export class HistoryRepository {
  constructor(private readonly em: EntityManager) {}

  /** Latest first. */
  page({ event, types, before, limit }: Page): Promise<StoredHappening[]> {
    return queryPrepared<StoredHappening>(this.em, PAGE, [event, types, before, limit]);
  }

  /** What an event could expect after each thing that changed that, the oldest first. */
  figures(event: number): Promise<ChancePoint[]> {
    return queryPrepared<ChancePoint>(this.em, FIGURES, [event]);
  }

  /** When an event started before it was moved the last time for all to see, in ISO 8601; null where it was not. */
  async previousDate(event: number): Promise<string | null> {
    const [row] = await queryPrepared<{ date: string }>(this.em, PREVIOUS_DATE, [event]);
    return row?.date ?? null;
  }
}
