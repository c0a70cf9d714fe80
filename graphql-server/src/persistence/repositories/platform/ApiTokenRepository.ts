import type { DateTime } from 'luxon';
import { ApiTokenEntity } from '../../entities/platform/ApiTokenEntity.ts';
import type { EntityManager } from '../../orm.ts';
import { queryPrepared } from '../../queryPrepared.ts';

/** Waits for nobody: where somebody else notes it at this moment, it is noted. */
const NOTE_USE = `update api_token set last_used_at = $2
  where id in (select id from api_token where id = $1 for update skip locked)`;

/** Two tokens that one person makes at once come one after the other. */
const TAKE_TURN = 'select pg_advisory_xact_lock(hashtextextended($1, 0))';

type NewToken = Omit<ApiTokenEntity, 'id' | 'lastUsedAt'>;

/** By what programs act for people. */
export class ApiTokenRepository {
  constructor(private readonly em: EntityManager) {}

  find(digest: string): Promise<ApiTokenEntity | null> {
    return this.em.findOne(ApiTokenEntity, { digest });
  }

  /** Those of a person, the newest first. */
  listOf(uid: string): Promise<ApiTokenEntity[]> {
    return this.em.find(ApiTokenEntity, { uid }, { orderBy: { id: 'desc' } });
  }

  /** How many of a person's are good for something, held until the transaction ends: nobody makes another meanwhile. */
  async countLocked(uid: string, now: DateTime): Promise<number> {
    await queryPrepared(this.em, TAKE_TURN, [`api_token ${uid}`]);
    return this.em.count(ApiTokenEntity, { uid, expiresAt: { $gt: now } });
  }

  async add(token: NewToken): Promise<ApiTokenEntity> {
    const added = this.em.create(ApiTokenEntity, { ...token, lastUsedAt: null });
    await this.em.flush();
    return added;
  }

  /** @returns whether the person had it */
  async revoke(uid: string, id: number): Promise<boolean> {
    return (await this.em.nativeDelete(ApiTokenEntity, { uid, id })) > 0;
  }

  async noteUse({ id }: { id: number }, now: DateTime): Promise<void> {
    await queryPrepared(this.em, NOTE_USE, [id, now.toISO()]);
  }

  async forget(uid: string): Promise<void> {
    await this.em.nativeDelete(ApiTokenEntity, { uid });
  }

  /** Deletes those that expired so long ago. */
  async deleteExpired(before: DateTime): Promise<void> {
    await this.em.nativeDelete(ApiTokenEntity, { expiresAt: { $lt: before } });
  }
}
