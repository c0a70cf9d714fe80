import type { DateTime } from 'luxon';
import { IdempotencyKeyEntity } from '../entities/IdempotencyKeyEntity.ts';
import type { EntityManager } from '../orm.ts';
import { queryPrepared } from '../queryPrepared.ts';

type Stored = Pick<IdempotencyKeyEntity, 'requestDigest' | 'encryptedResult'> & { isFresh: boolean };
type Claim = Pick<IdempotencyKeyEntity, 'keyDigest' | 'requestDigest' | 'createdAt'>;

/** Waits for another transaction that claims the same key. A key that has expired is claimed again. */
const CLAIM = `insert into idempotency_key as claimed (key_digest, request_digest, created_at) values ($1, $2, $3)
  on conflict (key_digest) do update
    set request_digest = excluded.request_digest, created_at = excluded.created_at, sealed_answer = null
    where claimed.created_at < $4
  returning key_digest`;

const FIND = `select request_digest as "requestDigest", sealed_answer as "encryptedResult",
    created_at >= $3 as "isFresh" from idempotency_key
  where key_digest = $1 and created_at >= $2`;

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

  /** The same, without claiming it. @param begun since when one that has no answer may be on its way to it */
  async find(keyDigest: string, expiry: DateTime, begun: DateTime): Promise<Stored | null> {
    const [found] = await queryPrepared<Stored>(this.em, FIND, [keyDigest, expiry.toISO(), begun.toISO()]);
    return found ?? null;
  }

  async remove(keyDigest: string): Promise<void> {
    await queryPrepared(this.em, 'delete from idempotency_key where key_digest = $1', [keyDigest]);
  }

  async store(keyDigest: string, encryptedResult: string): Promise<void> {
    await queryPrepared(this.em, STORE, [keyDigest, encryptedResult]);
  }
}
