import type { FilterQuery, Loaded } from '@mikro-orm/core';
import { DateTime } from 'luxon';
import { CalendarFeedEntity } from '../../entities/CalendarFeedEntity.ts';
import { CancelledEventEntity } from '../../entities/CancelledEventEntity.ts';
import { PollOptionEntity } from '../../entities/PollEntity.ts';
import type { EntityManager } from '../../orm.ts';
import {
  countedEventOf,
  IS_ORGANISER,
  SELECT_CALENDAR_EVENTS,
  type CalendarRow,
  type CountedEvent,
} from './CalendarRow.ts';
import { cancelledOf } from '../cancelledOf.ts';
import { publicWhere, searchOf, type EventFilters } from '../lists/eventPages.ts';
import { hasWords } from '../lists/searched.ts';

interface Extent {
  /** Not over before this. */
  since: DateTime;
  limit: number;
}

/** A date that a poll offers, with the poll. */
export type OfferedDate = Loaded<PollOptionEntity, 'poll'>;

type NewFeed = Pick<CalendarFeedEntity, 'uid' | 'secretDigest' | 'createdAt'>;

const instant = (iso: string) => DateTime.fromISO(iso, { zone: 'utc' });

/** No uid: a public calendar is nobody's. */
const NOBODY = '';

/** Finds what calendars show. */
export class CalendarRepository {
  constructor(private readonly em: EntityManager) {}

  /** Public events by date. */
  listPublic(filters: EventFilters & { now: DateTime }, extent: Extent): Promise<CountedEvent[]> {
    const values: unknown[] = [];
    const value = (given: unknown) => {
      values.push(given);
      return '?';
    };
    const found = searchOf(filters, value);
    values.push(NOBODY);
    const where = publicWhere(filters, value).join(' and ');
    return this.list(where, values, extent, found);
  }

  /** The events that a person organises or responded to, by date. */
  listOf(uid: string, extent: Extent): Promise<CountedEvent[]> {
    const responded = 'select r.event_id from participant as r where r.uid = me.uid';
    return this.list(`(${IS_ORGANISER} or (not e.is_hidden and e.id in (${responded})))`, [uid], extent);
  }

  /** The dates to come that a person's open polls offer, by date. */
  listOfferedBy(uid: string, { since, limit }: Extent): Promise<OfferedDate[]> {
    const where = { poll: { creatorId: uid, status: 'OPEN' as const }, date: { $gt: since } };
    return this.em.find(PollOptionEntity, where, { populate: ['poll'], orderBy: { date: 'asc', id: 'asc' }, limit });
  }

  /** Public events that were cancelled, by date, for as long as that is remembered; of their words the notes are not. */
  async listCancelledPublic(filters: EventFilters, limit: number): Promise<CancelledEventEntity[]> {
    const { eventTypeId, creatorId, from, to, search } = filters;
    const cancelled = await this.listCancelled(
      {
        isPrivate: false,
        ...(eventTypeId !== null && { eventTypeId }),
        ...(creatorId !== null && { creatorId }),
        date: { ...(from !== null && { $gte: instant(from) }), ...(to !== null && { $lt: instant(to) }) },
      },
      limit,
    );
    return cancelled.filter(({ title, location }) => search === null || hasWords(`${title} ${location}`, search));
  }

  /** Those that a person organised or responded to. */
  listCancelledOf(uid: string, limit: number): Promise<CancelledEventEntity[]> {
    return this.listCancelled(cancelledOf(uid), limit);
  }

  findFeed(secretDigest: string): Promise<CalendarFeedEntity | null> {
    return this.em.findOne(CalendarFeedEntity, { secretDigest });
  }

  /** Makes the feed of a person, in place of the one they may have. */
  async replaceFeed(feed: NewFeed): Promise<void> {
    await this.em.upsert(CalendarFeedEntity, { ...feed, secret: null }, { onConflictFields: ['uid'] });
  }

  /** Deletes the secrets that servers of the release before stored beside their digests. */
  async deletePlainSecrets(): Promise<void> {
    await this.em.nativeUpdate(CalendarFeedEntity, { secret: { $ne: null } }, { secret: null });
  }

  private listCancelled(where: FilterQuery<CancelledEventEntity>, limit: number): Promise<CancelledEventEntity[]> {
    return this.em.find(CancelledEventEntity, where, { orderBy: { date: 'asc', urlHash: 'asc' }, limit });
  }

  private async list(
    where: string,
    values: readonly unknown[],
    { since, limit }: Extent,
    before = '',
  ): Promise<CountedEvent[]> {
    const rows = await this.em.execute<CalendarRow[]>(
      `${before} ${SELECT_CALENDAR_EVENTS} where ${where} and e.past_after >= ? order by e.date, e.id limit ?`,
      [...values, since.toISO(), limit],
    );
    return rows.map(countedEventOf);
  }
}
