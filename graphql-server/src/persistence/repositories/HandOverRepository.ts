import type { HandedOver } from '@quorum/domain/event/handOver';
import type { DateTime } from 'luxon';
import { HandOverEntity } from '../entities/HandOverEntity.ts';
import type { EntityManager } from '../orm.ts';

interface Numbered {
  id: number;
}

/** The links by which events and polls are handed over. The caller holds the event or the poll. */
export class HandOverRepository {
  constructor(private readonly em: EntityManager) {}

  /** A link that was there before is no longer valid. */
  async replace(what: HandedOver, { id }: Numbered, tokenDigest: string, expiresAt: DateTime): Promise<void> {
    await this.em.upsert(HandOverEntity, { [what]: id, tokenDigest, expiresAt }, { onConflictFields: [what] });
  }

  find(what: HandedOver, { id }: Numbered): Promise<HandOverEntity | null> {
    return this.em.findOne(HandOverEntity, { [what]: id });
  }

  async removeAll(what: HandedOver, of: readonly Numbered[]): Promise<void> {
    await this.em.nativeDelete(HandOverEntity, { [what]: { $in: of.map(({ id }) => id) } });
  }

  async deleteExpired(now: DateTime): Promise<void> {
    await this.em.nativeDelete(HandOverEntity, { expiresAt: { $lte: now } });
  }
}
