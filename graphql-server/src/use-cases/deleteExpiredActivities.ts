import { ActivityEntity } from '../persistence/entities/ActivityEntity.ts';
import type { Context } from './Context.ts';

/** How long one can see what happened. */
const KEPT_DAYS = 90;

/** Deletes what happened long ago. */
export async function deleteExpiredActivities({ em, clock }: Context): Promise<void> {
  await em.nativeDelete(ActivityEntity, { createdAt: { $lt: clock.now().minus({ days: KEPT_DAYS }) } });
}
