import type { DateTime } from 'luxon';
import type { EventEntity } from '../entities/EventEntity.ts';
import { HandOverEntity } from '../entities/HandOverEntity.ts';
import type { EntityManager } from '../orm.ts';

/** The links by which events are handed over. The caller holds the event. */
export class HandOverRepository {
  constructor(private readonly em: EntityManager) {}

  /** A link that was there before holds no more. */
  async replace(event: EventEntity, tokenDigest: string, expiresAt: DateTime): Promise<void> {
    await this.em.upsert(HandOverEntity, { event: event.id, tokenDigest, expiresAt });
  }

  find(event: EventEntity): Promise<HandOverEntity | null> {
    return this.em.findOne(HandOverEntity, { event });
  }

  async removeAll(events: readonly EventEntity[]): Promise<void> {
    await this.em.nativeDelete(HandOverEntity, { event: { $in: events.map(({ id }) => id) } });
  }

  async deleteExpired(now: DateTime): Promise<void> {
    await this.em.nativeDelete(HandOverEntity, { expiresAt: { $lte: now } });
  }
}
