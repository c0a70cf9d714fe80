import type { DateTime } from 'luxon';
import { IdempotencyKeyEntity } from '../entities/IdempotencyKeyEntity.ts';
import type { EntityManager } from '../orm.ts';
import { queryPrepared } from '../queryPrepared.ts';

type Claim = Pick<IdempotencyKeyEntity, 'keyDigest' | 'requestDigest' | 'createdAt'>;

/** Waits for another transaction that claims the same key. A key that has expired is claimed again. */
const CLAIM = `insert into idempotency_key as claimed (key_digest, request_digest, created_at) values ($1, $2, $3)
  on conflict (key_digest) do update
    set request_digest = excluded.request_digest, created_at = excluded.created_at, sealed_answer = null
    where claimed.created_at < $4
  returning key_digest`;

const STORE = 'update idempotency_key set sealed_answer = $2 where key_digest = $1';

/** The stored results of requests with an `Idempotency-Key`; to be used within a transaction. */
export class IdempotencyRepository {
  constructor(private readonly em: EntityManager) {}

  /** What is stored under that key since `expiry`; null for the first request, which has claimed the key now. */
  async findOrClaim({ keyDigest, requestDigest, createdAt }: Claim, expiry: DateTime) {
    const values = [keyDigest, requestDigest, createdAt.toISO(), expiry.toISO()];
    const claimed = await queryPrepared(this.em, CLAIM, values);
    return claimed.length > 0 ? null : this.em.findOneOrFail(IdempotencyKeyEntity, { keyDigest });
  }

  async store(keyDigest: string, encryptedResult: string): Promise<void> {
    await queryPrepared(this.em, STORE, [keyDigest, encryptedResult]);
  }
}
