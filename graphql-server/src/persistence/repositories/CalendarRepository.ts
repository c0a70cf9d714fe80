import type { FilterQuery, Loaded } from '@mikro-orm/core';
import type { DateTime } from 'luxon';
import { CalendarFeedEntity } from '../entities/CalendarFeedEntity.ts';
import { CancelledEventEntity } from '../entities/CancelledEventEntity.ts';
import { EventEntity, ParticipantEntity } from '../entities/EventEntity.ts';
import type { EntityManager } from '../orm.ts';
import { cancelledOf } from './cancelledOf.ts';

/** What a calendar says of an event follows from it and its responses. */
const ENTRY = ['participants'] as const;

export type CalendarEvent = Loaded<EventEntity, (typeof ENTRY)[number]>;

interface Listed {
  /** Not over before this. */
  since: DateTime;
  limit: number;
}

type NewFeed = Pick<CalendarFeedEntity, 'uid' | 'secret' | 'secretDigest' | 'createdAt'>;

/** Finds what calendars show. */
export class CalendarRepository {
  constructor(private readonly em: EntityManager) {}

  /** Public events by date. */
  listPublic(eventTypeId: number | null, listed: Listed): Promise<CalendarEvent[]> {
    return this.list(
      { isPrivate: false, isHidden: false, ...(eventTypeId !== null && { eventType: eventTypeId }) },
      listed,
    );
  }

  /** The events that a person created or answered, by date. */
  async listOf(uid: string, listed: Listed): Promise<CalendarEvent[]> {
    const responses = await this.em.find(ParticipantEntity, { uid }, { fields: ['event'] });
    const answered = responses.map(({ event }) => event.id);
    return this.list({ $or: [{ creatorId: uid }, { id: { $in: answered }, isHidden: false }] }, listed);
  }

  /** Public events that were cancelled, by date, for as long as that is remembered. */
  listCancelledPublic(eventTypeId: number | null, limit: number): Promise<CancelledEventEntity[]> {
    return this.listCancelled({ isPrivate: false, ...(eventTypeId !== null && { eventTypeId }) }, limit);
  }

  /** Those that a person created or answered. */
  listCancelledOf(uid: string, limit: number): Promise<CancelledEventEntity[]> {
    return this.listCancelled(cancelledOf(uid), limit);
  }

  findFeedOf(uid: string): Promise<CalendarFeedEntity | null> {
    return this.em.findOne(CalendarFeedEntity, { uid });
  }

  findFeed(secretDigest: string): Promise<CalendarFeedEntity | null> {
    return this.em.findOne(CalendarFeedEntity, { secretDigest });
  }

  /** Makes the feed of a person, unless they have one. */
  async addFeed(feed: NewFeed): Promise<void> {
    await this.em.upsert(CalendarFeedEntity, feed, { onConflictFields: ['uid'], onConflictAction: 'ignore' });
  }

  /** Makes the feed of a person, in place of the one they may have. */
  async replaceFeed(feed: NewFeed): Promise<void> {
    await this.em.upsert(CalendarFeedEntity, feed, { onConflictFields: ['uid'] });
  }

  private listCancelled(where: FilterQuery<CancelledEventEntity>, limit: number): Promise<CancelledEventEntity[]> {
    return this.em.find(CancelledEventEntity, where, { orderBy: { date: 'asc', urlHash: 'asc' }, limit });
  }

  private list(where: FilterQuery<EventEntity>, { since, limit }: Listed): Promise<CalendarEvent[]> {
    return this.em.find(
      EventEntity,
      { $and: [where, { pastAfter: { $gte: since } }] },
      { populate: ENTRY, strategy: 'select-in', orderBy: { date: 'asc', id: 'asc' }, limit },
    );
  }
}
