import { LockMode } from '@mikro-orm/core';
import type { DateTime } from 'luxon';
import { CoOrganiserInvitationEntity } from '../../entities/organising/CoOrganiserInvitationEntity.ts';
import { EventEntity } from '../../entities/EventEntity.ts';
import type { EntityManager } from '../../orm.ts';
import { queryPrepared } from '../../queryPrepared.ts';
import { ofSeries, seriesIdOf } from '../SeriesRepository.ts';

interface Numbered {
  id: number;
}

const KEEP_LATEST = `delete from co_organiser_invitation where event_id = $1 and id not in (
  select id from co_organiser_invitation where event_id = $1 order by id desc limit $2)`;

const EVENTS_OF = `select id from event where co_organisers @> jsonb_build_array(jsonb_build_object('uid', $1::text))
  order by id`;

/** The links by which people are invited to organise an event, and who does. The caller holds the event. */
export class CoOrganiserRepository {
  constructor(private readonly em: EntityManager) {}

  /** Adds an invitation; of those of the event the latest `most` stay. */
  async invite(event: EventEntity, tokenDigest: string, expiresAt: DateTime, most: number): Promise<void> {
    this.em.create(CoOrganiserInvitationEntity, { event, tokenDigest, expiresAt });
    await this.em.flush();
    await queryPrepared(this.em, KEEP_LATEST, [event.id, most]);
  }

  find({ id }: Numbered, tokenDigest: string): Promise<CoOrganiserInvitationEntity | null> {
    return this.em.findOne(CoOrganiserInvitationEntity, { event: id, tokenDigest });
  }

  async remove(invitation: Numbered): Promise<void> {
    await this.em.nativeDelete(CoOrganiserInvitationEntity, { id: invitation.id });
  }

  async removeAll(of: readonly Numbered[]): Promise<void> {
    await this.em.nativeDelete(CoOrganiserInvitationEntity, { event: { $in: of.map(({ id }) => id) } });
  }

  async deleteExpired(now: DateTime): Promise<void> {
    await this.em.nativeDelete(CoOrganiserInvitationEntity, { expiresAt: { $lte: now } });
  }

  /** The events that somebody organises with their creators. */
  async listOf(uid: string): Promise<EventEntity[]> {
    return this.em.find(EventEntity, { id: { $in: await this.idsOf(uid) } }, { orderBy: { id: 'asc' } });
  }

  /** The same, locked until the transaction ends. */
  async listLockedOf(uid: string): Promise<EventEntity[]> {
    const locked = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true, orderBy: { id: 'asc' } } as const;
    return this.em.find(EventEntity, { id: { $in: await this.idsOf(uid) } }, locked);
  }

  /** The dates of the series of an event that its creator has, which the caller holds. */
  listOfSeries(event: EventEntity): Promise<EventEntity[]> {
    const where = { $and: [ofSeries(seriesIdOf(event)), { creatorId: event.creatorId }] };
    return this.em.find(EventEntity, where, { refresh: true, orderBy: { id: 'asc' } });
  }

  /** Their numbers. */
  async idsOf(uid: string): Promise<number[]> {
    return (await queryPrepared<Numbered>(this.em, EVENTS_OF, [uid])).map(({ id }) => id);
  }
}
