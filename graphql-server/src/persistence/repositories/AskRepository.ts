import { ASKED_AT_MOST, type Asking } from '@quorum/domain/decision/askingRounds';
import type { AskReply } from '@quorum/domain/decision/ask';
import { LockMode } from '@mikro-orm/core';
import type { DateTime } from 'luxon';
import { AskEntity } from '../entities/AskEntity.ts';
import type { EventEntity, ParticipantEntity } from '../entities/EventEntity.ts';
import type { EntityManager } from '../orm.ts';
import { queryPrepared } from '../queryPrepared.ts';
import { instantAt, millis } from './instants.ts';
import { isReached } from './sms/textedNumber.ts';

/** Somebody may be asked if they are undecided, can be reached, and was not asked too often. */
const ASKABLE_EVENTS = `select e.id, ${millis('e.asked_at')} as "askedAt",
    ${millis('e.decision_due')} as "decideAt" from event as e
  where e.decision_due > $1 and e.decision_due <= $2 and not e.is_hidden and exists (
    select from participant as p where p.event_id = e.id and p.likelihood > 0 and p.likelihood < 1
      and not p.is_hidden and ${isReached('p')}
      and (select count(*) from ask as a where a.participant_id = p.id and a.kind = 'DECIDE') < $3
  ) order by e.decision_due, e.id`;

/** An event that asks who is still in, is soon, and has somebody who was not asked since it is. */
const STILL_IN_EVENTS = `select e.id, e.url_hash as "urlHash", ${millis('e.date')} as date, e.timezone from event as e
  where e.date > $1 and e.date <= $1::timestamptz + interval '1 day' and e.asks_still_in and not e.is_hidden
    and e.status <> 'CALLED_OFF' and exists (
      select from participant as p where p.event_id = e.id and p.likelihood = 1 and ${isReached('p')}
        and not p.is_hidden and p.updated_at <= $1::timestamptz - interval '2 days' and not exists (
          select from ask as a where a.participant_id = p.id and a.kind = 'STILL_IN'
            and a.created_at > e.date - interval '36 hours'
        )
    ) order by e.date, e.id`;

/** An event about which somebody may be asked. */
export interface AskableEvent extends Asking {
  id: number;
}

interface Row {
  id: number;
  askedAt: number | null;
  decideAt: number;
}

export type NewAsk = Pick<AskEntity, 'kind' | 'createdAt'> & { participant: Pick<ParticipantEntity, 'id'> };

/** Who was asked by mail, and what came of it. */
export class AskRepository {
  constructor(private readonly em: EntityManager) {}

  /** The events that are decided after `now` and until `until` by the clock, about which somebody may be asked. */
  async listAskableEvents(now: DateTime, until: DateTime): Promise<AskableEvent[]> {
    const rows = await queryPrepared<Row>(this.em, ASKABLE_EVENTS, [now.toISO(), until.toISO(), ASKED_AT_MOST]);
    return rows.map(({ id, askedAt, decideAt }) => ({
      id,
      askedAt: askedAt === null ? null : instantAt(askedAt),
      decideAt: instantAt(decideAt),
    }));
  }

  /** The events of which somebody may be asked whether they are still in: those that begin within a day. */
  async listStillInEvents(now: DateTime): Promise<{ id: number; urlHash: string; date: DateTime; timezone: string }[]> {
    interface Found {
      id: number;
      urlHash: string;
      date: number;
      timezone: string;
    }
    const rows = await queryPrepared<Found>(this.em, STILL_IN_EVENTS, [now.toISO()]);
    return rows.map(({ date, ...event }) => ({ ...event, date: instantAt(date) }));
  }

  /** The numbers of an event's participants who were asked since then whether they are still in. */
  async askedStillIn(event: EventEntity, since: DateTime): Promise<Set<number>> {
    const where = { participant: { event }, kind: 'STILL_IN', createdAt: { $gte: since } } as const;
    return new Set((await this.em.find(AskEntity, where)).map(({ participant }) => participant.id));
  }

  /** How often each of an event's participants was asked whether they come, by their numbers. */
  async timesAsked(event: EventEntity): Promise<Map<number, number>> {
    const asks = await this.em.find(AskEntity, { participant: { event }, kind: 'DECIDE' });
    const times = new Map<number, number>();
    for (const { participant } of asks) times.set(participant.id, (times.get(participant.id) ?? 0) + 1);
    return times;
  }

  async add(asks: readonly NewAsk[]): Promise<AskEntity[]> {
    const added = asks.map(({ participant, ...ask }) =>
      this.em.create(AskEntity, { ...ask, participant: participant.id, tokenDigest: null }),
    );
    await this.em.flush();
    return added;
  }

  listByIds(ids: readonly number[]): Promise<AskEntity[]> {
    return this.em.find(AskEntity, { id: { $in: [...ids] } });
  }

  /** The ask that has one of these digests of its secret, with the response and the event. */
  find(digests: readonly string[]): Promise<AskEntity | null> {
    return this.em.findOne(AskEntity, { tokenDigest: { $in: [...digests] } }, { populate: ['participant.event'] });
  }

  /** The same, locked until the transaction ends; null where it is gone. */
  findLocked(digests: readonly string[]): Promise<AskEntity | null> {
    const lockMode = LockMode.PESSIMISTIC_WRITE;
    return this.em.findOne(AskEntity, { tokenDigest: { $in: [...digests] } }, { lockMode, refresh: true });
  }

  /** Those of an event's asks for a seat that nothing has come of. */
  listOpenSeats(event: EventEntity): Promise<AskEntity[]> {
    return this.em.find(AskEntity, { participant: { event }, kind: 'SEAT', reply: null });
  }

  /** What a response was asked last and has not replied to, locked until the transaction ends. */
  findOpenOf({ id }: Pick<ParticipantEntity, 'id'>): Promise<AskEntity | null> {
    const lockMode = LockMode.PESSIMISTIC_WRITE;
    return this.em.findOne(
      AskEntity,
      { participant: id, reply: null },
      { lockMode, refresh: true, orderBy: { id: 'desc' } },
    );
  }

  /** The last offer of a place to a person. */
  findPlace({ id }: Pick<ParticipantEntity, 'id'>): Promise<AskEntity | null> {
    return this.em.findOne(AskEntity, { participant: id, kind: 'PLACE' }, { orderBy: { id: 'desc' } });
  }

  /** Notes that the offers to these people have ended without a reply. */
  async endPlaces(ids: readonly number[], repliedAt: DateTime): Promise<void> {
    const where = { participant: { $in: [...ids] }, kind: 'PLACE', reply: null } as const;
    for (const ask of await this.em.find(AskEntity, where)) this.noteReply(ask, 'LATE', repliedAt);
  }

  noteReply(ask: AskEntity, reply: AskReply, repliedAt: DateTime): void {
    this.em.assign(ask, { reply, repliedAt });
  }

  /** Makes the links that the former owner of an address has invalid. */
  async removeOf({ id }: Pick<ParticipantEntity, 'id'>): Promise<void> {
    await this.em.nativeDelete(AskEntity, { participant: id });
  }
}
