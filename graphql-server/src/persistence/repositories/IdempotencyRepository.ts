import type { DateTime } from 'luxon';
import { IdempotencyKeyEntity } from '../entities/IdempotencyKeyEntity.ts';
import type { EntityManager } from '../orm.ts';
import { queryPrepared } from '../queryPrepared.ts';

type Stored = Pick<IdempotencyKeyEntity, 'requestDigest' | 'encryptedResult'> & { isFresh: boolean };
type Claim = Pick<IdempotencyKeyEntity, 'keyDigest' | 'requestDigest' | 'personDigest' | 'createdAt'>;

/** In place of an answer that nobody may read any more. */
export const DROPPED = '';

/** Waits for another transaction that claims the same key. A key that has expired is claimed again. */
const CLAIM = `insert into idempotency_key as claimed (key_digest, request_digest, person_digest, created_at)
    values ($1, $2, $3, $4)
  on conflict (key_digest) do update
    set request_digest = excluded.request_digest, person_digest = excluded.person_digest,
      created_at = excluded.created_at, sealed_answer = null
    where claimed.created_at < $5
  returning key_digest`;

const FIND = `select request_digest as "requestDigest", sealed_answer as "encryptedResult",
    created_at >= $3 as "isFresh" from idempotency_key
  where key_digest = $1 and created_at >= $2`;

/** Not where the right to read it has ended meanwhile. */
const STORE = `update idempotency_key set sealed_answer = $2
  where key_digest = $1 and sealed_answer is distinct from '${DROPPED}'`;

const DROP = `update idempotency_key set sealed_answer = '${DROPPED}'
  where person_digest = any($1) and key_digest is distinct from $2`;

/** The stored results of requests with an `Idempotency-Key`; to be used within a transaction. */
export class IdempotencyRepository {
  constructor(private readonly em: EntityManager) {}

  /** What is stored under that key since `expiry`; null for the first request, which has claimed the key now. */
  async findOrClaim({ keyDigest, requestDigest, personDigest, createdAt }: Claim, expiry: DateTime) {
    const values = [keyDigest, requestDigest, personDigest, createdAt.toISO(), expiry.toISO()];
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

  /** Of all that these people did with a key nobody reads the answers any more; it is not done again either. @param but the key of what is done now */
  async dropAnswersOf(personDigests: readonly string[], but: string | null): Promise<void> {
    await queryPrepared(this.em, DROP, [personDigests, but]);
  }

  async store(keyDigest: string, encryptedResult: string): Promise<void> {
    await queryPrepared(this.em, STORE, [keyDigest, encryptedResult]);
  }
}
