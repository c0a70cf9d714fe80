import { IdempotencyKeyEntity } from '../persistence/entities/IdempotencyKeyEntity.ts';
import { LimitEntity } from '../persistence/entities/LimitEntity.ts';
import { HandOverRepository } from '../persistence/repositories/HandOverRepository.ts';
import { KEY_LIFETIME } from './withIdempotency.ts';
import type { Context } from './Context.ts';

/** Deletes the keys of requests that are a day old, counts whose time is over, and links that have expired. */
export async function deleteExpiredRequests({ em, clock }: Context): Promise<void> {
  const now = clock.now();
  await em.nativeDelete(IdempotencyKeyEntity, { createdAt: { $lt: now.minus(KEY_LIFETIME) } });
  await em.nativeDelete(LimitEntity, { endsAt: { $lte: now } });
  await new HandOverRepository(em).deleteExpired(now);
}
