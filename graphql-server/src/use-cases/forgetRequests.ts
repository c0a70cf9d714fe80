import { IdempotencyKeyEntity } from '../persistence/entities/IdempotencyKeyEntity.ts';
import { LimitEntity } from '../persistence/entities/LimitEntity.ts';
import { KEY_KEPT } from './answerOnce.ts';
import type { Context } from './Context.ts';

/** Forgets the keys of requests that are a day old, and the counts of limits that begin anew. */
export async function forgetRequests({ em, clock }: Context): Promise<void> {
  const now = clock.now();
  await em.nativeDelete(IdempotencyKeyEntity, { createdAt: { $lt: now.minus(KEY_KEPT) } });
  await em.nativeDelete(LimitEntity, { endsAt: { $lte: now } });
}
