import { DomainError } from '@quorum/domain/errors';
import { URL_HASH } from '@quorum/domain/event/constants';
import {
  REMIND_BEFORE,
  REMINDED_AHEAD,
  REMINDED_MINUTES,
  type RemindBefore,
} from '@quorum/domain/notifications/reminders';
import { canSeeEvent, type Actor } from '@quorum/domain/policies';
import { LockMode, type Loaded } from '@mikro-orm/core';
import type { DateTime } from 'luxon';
import { CancelledEventEntity } from '../entities/CancelledEventEntity.ts';
import { EventEntity } from '../entities/EventEntity.ts';
import { SkippedOccurrenceEntity } from '../entities/SkippedOccurrenceEntity.ts';
import type { EntityManager } from '../orm.ts';
import { queryPrepared } from '../queryPrepared.ts';
import { instantAt, millis } from './instants.ts';
import { seriesIdOf } from './SeriesRepository.ts';

/** Waits for the transaction that holds the row, and reads what it wrote. */
const LOCKED = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true } as const;

/** What decides on a response to an event. */
export type JoinedEvent = Pick<
  EventEntity,
  | 'id'
  | 'urlHash'
  | 'creatorId'
  | 'creatorEmail'
  | 'coOrganisers'
  | 'participantThreshold'
  | 'questions'
  | 'decisionRule'
  | 'capacity'
  | 'maxGuests'
  | 'isHidden'
  | 'status'
  | 'waitlistRule'
  | 'date'
  | 'timezone'
> & {
  /** As the driver has it. */
  decideAt: unknown;
};

/** With the start in milliseconds since the epoch. */
type JoinedRow = Omit<JoinedEvent, 'date'> & { date: number };
const remindersAhead = REMIND_BEFORE.map((name) => `('${name}', interval '${REMINDED_MINUTES[name]} minutes')`).join(
  ', ',
);

const LOCK_JOINED = `select id, url_hash as "urlHash", creator_id as "creatorId", creator_email as "creatorEmail", co_organisers as "coOrganisers", questions,
    participant_threshold as "participantThreshold", decision_rule as "decisionRule", decide_at as "decideAt", capacity, max_guests as "maxGuests", is_hidden as "isHidden", status,
    waitlist_rule as "waitlistRule", ${millis('date')} as date, timezone
  from event where url_hash = $1 for no key update`;

/** As servers of the release before recorded it, a reminder was due a day before. */
const UNREMINDED = `select e.id, e.url_hash as "urlHash", array_agg(r.name order by r.ahead desc) as due
  from event as e join (values ${remindersAhead}) as r (name, ahead) on e.date <= $1::timestamptz + r.ahead
  where e.date > $1 and e.date <= $2 and ($3::int is null or e.id = $3) and not e.is_hidden and e.status <> 'CALLED_OFF'
    and e.created_at <= e.date - r.ahead and not exists (
      select from activity as a where a.event_id = e.id and a.type = 'event.reminderDue'
        and coalesce(a.details->'due', '["DAY"]') @> to_jsonb(r.name)
        and (a.details->>'date')::timestamptz > e.date - r.ahead
    ) group by e.id order by e.date, e.id`;

/** An event and how long before it people are reminded now, the longest first. */
export type Unreminded = Pick<EventEntity, 'id' | 'urlHash'> & { due: RemindBefore[] };

const SHOWN = ['eventType', 'participants', 'weather'] as const;

/** An event with all that is shown of it. */
export type ShownEvent = Loaded<EventEntity, (typeof SHOWN)[number]>;

/** Finds events. A private one is found by its hash and by its creator alone. */
export class EventRepository {
  constructor(
    private readonly em: EntityManager,
    private readonly actor: Actor,
  ) {}

  async find(urlHash: string): Promise<ShownEvent | null> {
    if (!URL_HASH.test(urlHash)) return null;
    const event = await this.em.findOne(EventEntity, { urlHash }, { populate: SHOWN, strategy: 'select-in' });
    return event && canSeeEvent(this.actor, event) ? event : null;
  }

  /** @throws DomainError `NOT_FOUND` */
  async require(urlHash: string): Promise<ShownEvent> {
    return (await this.find(urlHash)) ?? notFound();
  }

  /** The event alone, without what is shown of it. */
  findAlone(urlHash: string): Promise<EventEntity | null> {
    if (!URL_HASH.test(urlHash)) return Promise.resolve(null);
    return this.em.findOne(EventEntity, { urlHash });
  }

  /** The event alone, if the actor may see it. */
  async findVisible(urlHash: string): Promise<EventEntity | null> {
    const event = await this.findAlone(urlHash);
    return event && canSeeEvent(this.actor, event) ? event : null;
  }

  /** The same. @throws DomainError `NOT_FOUND` */
  async requireVisible(urlHash: string): Promise<EventEntity> {
    return (await this.findVisible(urlHash)) ?? notFound();
  }

  /** The event, locked until the transaction ends. @throws DomainError `NOT_FOUND` */
  async requireLocked(urlHash: string): Promise<EventEntity> {
    if (!URL_HASH.test(urlHash)) return notFound();
    const event = await this.em.findOne(EventEntity, { urlHash }, LOCKED);
    return event && canSeeEvent(this.actor, event) ? event : notFound();
  }

  /** The same with its responses, for one more, without the unit of work. @throws DomainError `NOT_FOUND` */
  async requireLockedForJoin(urlHash: string): Promise<JoinedEvent> {
    if (!URL_HASH.test(urlHash)) return notFound();
    const [row] = await queryPrepared<JoinedRow>(this.em, LOCK_JOINED, [urlHash]);
    return row && canSeeEvent(this.actor, row) ? { ...row, date: instantAt(row.date) } : notFound();
  }

  /**
   * Locks all events of the series that an event belongs to until the transaction ends. To be called before any of them
   * is locked alone: several events are locked in the order of their numbers, else two would wait for each other.
   */
  async lockSeries(urlHash: string): Promise<void> {
    const event = await this.findAlone(urlHash);
    if (!event) return;
    const series = seriesIdOf(event);
    await this.em.execute(
      'select id from event where id = ? or series_id = ? or parent_event_id = ? order by id for update',
      [series, series, series],
    );
  }

  /** The same with all that is shown of it. @throws DomainError `NOT_FOUND` */
  async requireShownLocked(urlHash: string): Promise<ShownEvent> {
    return this.show(await this.requireLocked(urlHash));
  }

  /**
   * The event of that number with all that is shown of it, whether or not the reader may see it; null when it is gone.
   */
  findShown(id: number): Promise<ShownEvent | null> {
    return this.em.findOne(EventEntity, { id }, { populate: SHOWN, strategy: 'select-in' });
  }

  /** Where those who come to the event of that number talk to each other; empty where it has no such place. */
  async chatLinkOf(id: number): Promise<string> {
    const [row] = await queryPrepared<{ link: string }>(this.em, 'select chat_link as link from event where id = $1', [
      id,
    ]);
    return row?.link ?? '';
  }

  /** Reads what is shown of an event. */
  show(event: EventEntity): Promise<ShownEvent> {
    return this.em.populate(event, SHOWN, { strategy: 'select-in', refresh: true });
  }

  /** The event of that number with its responses, locked until the transaction ends; null when it is gone. */
  findLocked(id: number): Promise<Loaded<EventEntity, 'participants'> | null> {
    return this.em.findOne(EventEntity, { id }, { ...LOCKED, populate: ['participants'], strategy: 'select-in' });
  }

  /** The numbers of those that the clock must decide: their decision time has come, and they have not begun. */
  async listDueDecisions(now: DateTime): Promise<number[]> {
    const due = await this.em.find(
      EventEntity,
      { decisionDue: { $lte: now }, date: { $gt: now } },
      { fields: ['id'], orderBy: { decisionDue: 'asc', id: 'asc' } },
    );
    return due.map(({ id }) => id);
  }

  /** The same without its responses. */
  findLockedAlone(id: number): Promise<EventEntity | null> {
    return this.em.findOne(EventEntity, { id }, LOCKED);
  }

  /**
   * Events that have not begun and of which reminders are due: they were there before that, were not called off, and nobody
   * was reminded so long before, nor of a start so little earlier.
   * @param id of the one that is asked about; all if left out
   */
  async listUnreminded(now: DateTime, id: number | null = null): Promise<Unreminded[]> {
    return queryPrepared(this.em, UNREMINDED, [now.toISO(), now.plus(REMINDED_AHEAD).toISO(), id]);
  }

  /**
   * The root of the series that `event` belongs to, locked until the transaction ends.
   * @throws DomainError `NOT_FOUND` when the event, `CONFLICT` when its root was deleted since it was read
   */
  async rootOf(event: EventEntity): Promise<EventEntity> {
    const root = await this.em.findOne(EventEntity, { id: event.parentEventId ?? event.id }, LOCKED);
    if (root) return root;
    if (event.parentEventId === null) return notFound();
    throw new DomainError('CONFLICT', 'series.ended');
  }

  findOccurrence(root: EventEntity, occurrenceDay: string): Promise<ShownEvent | null> {
    const where = { parentEventId: root.id, occurrenceDay };
    return this.em.findOne(EventEntity, where, { populate: SHOWN, strategy: 'select-in' });
  }

  /** Roots of series that go on and have nothing left that is not past: their next occurrence is due. */
  async listDueSeries(now: DateTime): Promise<EventEntity[]> {
    const isRoot = { isRecurring: true, parentEventId: null, isHidden: false };
    const roots = await this.em.find(EventEntity, { ...isRoot, pastAfter: { $lt: now } });
    const goingOn = await this.findGoingOn(roots, now);
    return roots.filter(({ id }) => !goingOn.has(id));
  }

  /** The numbers of those roots of which there is a date that is not past. */
  async findGoingOn(roots: readonly EventEntity[], now: DateTime): Promise<Set<number | null>> {
    const dates = await this.em.find(
      EventEntity,
      { parentEventId: { $in: roots.map(({ id }) => id) }, pastAfter: { $gte: now } },
      { fields: ['parentEventId'] },
    );
    return new Set(dates.map(({ parentEventId }) => parentEventId));
  }

  /** The occurrences of a root, by the day that they are planned for. */
  listOccurrences(root: EventEntity): Promise<EventEntity[]> {
    return this.em.find(EventEntity, { parentEventId: root.id }, { orderBy: { occurrenceDay: 'asc' } });
  }

  /** Those of them that begin after `now`, locked until the transaction ends. */
  listFollowingLocked(root: EventEntity, now: DateTime): Promise<EventEntity[]> {
    const where = { parentEventId: root.id, date: { $gt: now } };
    return this.em.find(EventEntity, where, { ...LOCKED, orderBy: { occurrenceDay: 'asc' } });
  }

  /** Those that somebody else organises than the root. */
  listOccurrencesOfOthers(root: EventEntity): Promise<EventEntity[]> {
    return this.em.find(EventEntity, { parentEventId: root.id, creatorId: { $ne: root.creatorId } });
  }

  /** Days on which the series of a root does not take place. */
  async skippedDaysOf(root: EventEntity): Promise<Set<string>> {
    const skipped = await this.em.find(SkippedOccurrenceEntity, { root });
    return new Set(skipped.map(({ day }) => day));
  }

  /** What is stored of a deleted event. */
  findCancelled(urlHash: string): Promise<CancelledEventEntity | null> {
    if (!URL_HASH.test(urlHash)) return Promise.resolve(null);
    return this.em.findOne(CancelledEventEntity, { urlHash });
  }

  /** Of somebody, or by their numbers. */
  listNewestFirst(where: { creatorId: string } | { id: { $in: number[] } }): Promise<ShownEvent[]> {
    const orderBy = { date: 'desc', id: 'desc' } as const;
    return this.em.find(EventEntity, where, { populate: SHOWN, strategy: 'select-in', orderBy });
  }

  /** Lets the occurrences of a root stand alone, no longer recurring: without it their series is over. */
  async releaseOccurrences(root: EventEntity): Promise<void> {
    await this.em.nativeUpdate(
      EventEntity,
      { parentEventId: root.id },
      { parentEventId: null, occurrenceDay: null, isRecurring: false, recurrenceFrequency: null },
    );
  }
}

const notFound = (): never => {
  throw new DomainError('NOT_FOUND', 'event.unknown');
};
