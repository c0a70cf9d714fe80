import type { DateTime } from 'luxon';
import type { VapidKeys } from '../../gateways/push/PushSender.ts';
import { PushKeyEntity } from '../entities/PushKeyEntity.ts';
import type { EntityManager } from '../orm.ts';

const ID = 1;

/** The keys by which push services know this server, which all its processes share. */
export class PushKeyRepository {
  constructor(private readonly em: EntityManager) {}

  async require(): Promise<VapidKeys> {
    const { publicKey, privateKey } = await this.em.findOneOrFail(PushKeyEntity, { id: ID });
    return { publicKey, privateKey };
  }

  /** Keeps these, where there are none yet. */
  async keep(keys: VapidKeys, createdAt: DateTime): Promise<void> {
    await this.em.upsert(PushKeyEntity, { id: ID, ...keys, createdAt }, { onConflictAction: 'ignore' });
  }
}
