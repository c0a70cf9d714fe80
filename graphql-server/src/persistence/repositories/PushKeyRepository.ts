import type { DateTime } from 'luxon';
import type { VapidKeys } from '../../gateways/push/PushSender.ts';
import { PushKeyEntity } from '../entities/PushKeyEntity.ts';
import type { EntityManager } from '../orm.ts';

const ID = 1;

/** The keys by which push services know this server, which all its processes share. */
export class PushKeyRepository {
  constructor(private readonly em: EntityManager) {}

  async find(): Promise<VapidKeys | null> {
    const kept = await this.em.findOne(PushKeyEntity, { id: ID });
    return kept && { publicKey: kept.publicKey, privateKey: kept.privateKey };
  }

  /** Keeps these, where there are none yet. */
  async keep(keys: VapidKeys, createdAt: DateTime): Promise<void> {
    await this.em.upsert(PushKeyEntity, { id: ID, ...keys, createdAt }, { onConflictAction: 'ignore' });
  }
}
