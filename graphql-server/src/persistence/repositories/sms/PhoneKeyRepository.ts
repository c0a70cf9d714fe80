import type { DateTime } from 'luxon';
import { PhoneKeyEntity } from '../../entities/sms/PhoneKeyEntity.ts';
import type { EntityManager } from '../../orm.ts';

const ID = 1;

/** The key with which codes and digests of numbers are made, which all servers share. */
export class PhoneKeyRepository {
  constructor(private readonly em: EntityManager) {}

  async require(): Promise<string> {
    return (await this.em.findOneOrFail(PhoneKeyEntity, { id: ID })).secret;
  }

  /** Keeps this one, where there is none yet. */
  async keep(secret: string, createdAt: DateTime): Promise<void> {
    await this.em.upsert(PhoneKeyEntity, { id: ID, secret, createdAt }, { onConflictAction: 'ignore' });
  }
}
