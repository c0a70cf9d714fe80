import type { DateTime } from 'luxon';
import { IdempotencyKeyEntity } from '../entities/IdempotencyKeyEntity.ts';
import type { EntityManager } from '../orm.ts';

type Claim = Pick<IdempotencyKeyEntity, 'keyDigest' | 'requestDigest' | 'createdAt'>;

/** Waits for whoever holds the same key in a transaction of theirs. */
const CLAIM = `insert into idempotency_key (key_digest, request_digest, created_at) values (?, ?, ?)
  on conflict (key_digest) do nothing returning key_digest`;

/** The answers that are kept for repetitions; to be used within a transaction. */
export class KeptAnswerRepository {
  constructor(private readonly em: EntityManager) {}

  /** What was answered under that key since `expiry`; null for the first who asks, whose the key is from then on. */
  async findOrClaim(claim: Claim, expiry: DateTime): Promise<IdempotencyKeyEntity | null> {
    const { keyDigest, requestDigest, createdAt } = claim;
    await this.em.nativeDelete(IdempotencyKeyEntity, { keyDigest, createdAt: { $lt: expiry } });
    const claimed = await this.em.execute<unknown[]>(CLAIM, [keyDigest, requestDigest, createdAt.toISO()]);
    return claimed.length > 0 ? null : this.em.findOneOrFail(IdempotencyKeyEntity, { keyDigest });
  }

  async keep(keyDigest: string, sealedAnswer: string): Promise<void> {
    await this.em.nativeUpdate(IdempotencyKeyEntity, { keyDigest }, { sealedAnswer });
  }
}
