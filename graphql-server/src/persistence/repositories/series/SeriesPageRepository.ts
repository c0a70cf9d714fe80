import DataLoader from 'dataloader';
import type { DateTime } from 'luxon';
import type { FilterQuery } from '@mikro-orm/core';
import { EventEntity } from '../../entities/EventEntity.ts';
import { SeriesEntity } from '../../entities/series/RegularEntity.ts';
import type { EntityManager } from '../../orm.ts';
import { queryPrepared } from '../../queryPrepared.ts';
import { ofSeries } from '../SeriesRepository.ts';

const LOCK = 'select id from series where id = $1 for no key update';

/** The address of the series that goes on, for dates of it, with what decides whether they lead there. */
const ADDRESSES = `select e.id, s.url_hash as "seriesHash", json_build_object(
    'creatorId', l.creator_id, 'isPrivate', l.is_private, 'isHidden', l.is_hidden,
    'coOrganisers', l.co_organisers) as lead
  from event as e join series as s on s.id = coalesce(e.series_id, e.parent_event_id, e.id)
    cross join lateral (
      select creator_id, is_private, is_hidden, co_organisers from event
      where (series_id = s.id or id = s.id or parent_event_id = s.id) and is_recurring and parent_event_id is null
      order by date desc, id desc limit 1
    ) as l
  where e.id = any($1::int[])`;

/** Whose first date is the one that leads the series. */
export interface Address {
  id: number;
  seriesHash: string;
  lead: Pick<EventEntity, 'creatorId' | 'isPrivate' | 'isHidden' | 'coOrganisers'>;
}

/** Which dates of a series are meant: those of the organiser of `lead`, and private ones with it alone. */
const datesOf = (id: number, { creatorId, isPrivate, isHidden }: Address['lead']): FilterQuery<EventEntity>[] => [
  ofSeries(id),
  { creatorId },
  ...(isPrivate ? [] : [{ isPrivate: false }]),
  ...(isHidden ? [] : [{ isHidden: false }]),
];

/** Finds series by their addresses, and what their pages show. */
export class SeriesPageRepository {
  readonly #addresses = new DataLoader((ids: readonly number[]) => this.#addressesOf(ids), { cache: false });

  constructor(private readonly em: EntityManager) {}

  find(urlHash: string): Promise<SeriesEntity | null> {
    return this.em.findOne(SeriesEntity, { urlHash });
  }

  /** Holds its regulars until the transaction ends. Events that are held as well come before. */
  async lock({ id }: Pick<SeriesEntity, 'id'>): Promise<void> {
    await queryPrepared(this.em, LOCK, [id]);
  }

  /** The event from which it is counted; of one that has ended, the last. Null where none of its events is left. */
  async leadOf(id: number): Promise<EventEntity | null> {
    const order = { orderBy: { date: 'desc', id: 'desc' }, refresh: true } as const;
    const goesOn = { isRecurring: true, parentEventId: null };
    const root = await this.em.findOne(EventEntity, { $and: [ofSeries(id), goesOn] }, order);
    return root ?? this.em.findOne(EventEntity, ofSeries(id), order);
  }

  /** Its dates that are not past, in order. */
  listUpcoming(id: number, lead: EventEntity, now: DateTime): Promise<EventEntity[]> {
    const where = { $and: [...datesOf(id, lead), { pastAfter: { $gte: now } }] };
    return this.em.find(EventEntity, where, { orderBy: { date: 'asc', id: 'asc' } });
  }

  /** Those that are, the last first. */
  listPast(id: number, lead: EventEntity, { now, limit }: { now: DateTime; limit: number }): Promise<EventEntity[]> {
    const where = { $and: [...datesOf(id, lead), { pastAfter: { $lt: now } }] };
    return this.em.find(EventEntity, where, { orderBy: { date: 'desc', id: 'desc' }, limit });
  }

  /** The address of the series of that event; null where it is of none that goes on. */
  addressOf(eventId: number): Promise<Address | null> {
    return this.#addresses.load(eventId);
  }

  async #addressesOf(ids: readonly number[]): Promise<(Address | null)[]> {
    const found = await queryPrepared<Address>(this.em, ADDRESSES, [ids]);
    const byId = new Map(found.map((address) => [address.id, address]));
    return ids.map((id) => byId.get(id) ?? null);
  }
}
