import type { FilterQuery, QueryOrderMap } from '@mikro-orm/core';
import { COUNTED_DATES_MAX } from '@quorum/domain/series/attendance';
import { EventEntity } from '../entities/EventEntity.ts';
import { PollEntity } from '../entities/PollEntity.ts';
import type { EntityManager } from '../orm.ts';

/** What all events of one series share, also those from before a change that split it. */
export const seriesIdOf = ({ id, seriesId, parentEventId }: EventEntity): number => seriesId ?? parentEventId ?? id;

/** Its events; an occurrence that a server of the release before made has its parent alone. */
export const ofSeries = (seriesId: number) => ({ $or: [{ seriesId }, { id: seriesId }, { parentEventId: seriesId }] });

const ORDER = {
  before: { date: 'desc', id: 'desc' },
  after: { date: 'asc', id: 'asc' },
} satisfies Record<string, QueryOrderMap<EventEntity>>;

interface Asked {
  /** Whether private events are among those that may be named. */
  withPrivate: boolean;
  /** Whether those are that an operator has hidden. */
  withHidden: boolean;
}

/**
 * What concerns the events of a series together. They may have several organisers, after a take-over: a neighbour is one of
 * the same organiser, so that nobody puts a link on the page of somebody else by moving a date of their own.
 */
export class SeriesRepository {
  constructor(private readonly em: EntityManager) {}

  findBefore(event: EventEntity, asked: Asked): Promise<EventEntity | null> {
    return this.findNeighbour(event, 'before', asked);
  }

  findAfter(event: EventEntity, asked: Asked): Promise<EventEntity | null> {
    return this.findNeighbour(event, 'after', asked);
  }

  /** The dates of a series that a person organises, oldest first: the latest ones, where there are more than two years of weeks. */
  async listDatesOf(uid: string, seriesId: number): Promise<EventEntity[]> {
    const isTheirs = { $or: [{ creatorId: uid }, { coOrganisers: { $elemMatch: { uid } } }] };
    const where = { $and: [ofSeries(seriesId), isTheirs] };
    const orderBy = { date: 'desc', id: 'desc' } as const;
    const latest = await this.em.find(EventEntity, where, { orderBy, limit: COUNTED_DATES_MAX });
    return latest.toReversed();
  }

  /**
   * Hides an event, with those of its series that its creator has and the polls that they came from, from everybody but them,
   * or shows them again. What another organiser has must not go by what this one says. Returns what that concerns.
   */
  async setHidden(
    event: EventEntity,
    isHidden: boolean,
  ): Promise<{ events: readonly { id: number; isPrivate: boolean }[]; polls: readonly { id: number }[] }> {
    const { creatorId } = event;
    const where = { $and: [ofSeries(seriesIdOf(event)), { creatorId }] };
    const events = await this.em.find(EventEntity, where, { fields: ['id', 'isPrivate'], orderBy: { id: 'asc' } });
    const ids = events.map(({ id }) => id);
    await this.em.nativeUpdate(EventEntity, { id: { $in: ids } }, { isHidden });
    const came = { event: { $in: ids } };
    const polls = await this.em.find(PollEntity, came, { fields: ['id'], orderBy: { id: 'asc' } });
    await this.em.nativeUpdate(PollEntity, came, { isHidden });
    return { events, polls };
  }

  /** Whether somebody else organises what follows an event in its series. */
  async isContinuedByAnother(event: EventEntity): Promise<boolean> {
    const { date, creatorId } = event;
    const later = { date: { $gt: date }, creatorId: { $ne: creatorId } };
    return (await this.em.count(EventEntity, { $and: [ofSeries(seriesIdOf(event)), later] })) > 0;
  }

  private findNeighbour(event: EventEntity, side: keyof typeof ORDER, { withPrivate, withHidden }: Asked) {
    const seriesId = seriesIdOf(event);
    const { date, id, creatorId } = event;
    const beyond = side === 'before' ? '$lt' : '$gt';
    const where: FilterQuery<EventEntity>[] = [
      ofSeries(seriesId),
      { creatorId },
      { $or: [{ date: { [beyond]: date } }, { date, id: { [beyond]: id } }] },
      ...(withHidden ? [] : [{ isHidden: false }]),
      ...(withPrivate ? [] : [{ isPrivate: false }]),
    ];
    return this.em.findOne(EventEntity, { $and: where }, { orderBy: ORDER[side] });
  }
}
