import { CANCELLED_KEPT_DAYS } from '@quorum/domain/event/constants';
import { CancelledEventEntity } from '../../persistence/entities/CancelledEventEntity.ts';
import type { Context } from '../Context.ts';

/** Deletes what is stored of events that were deleted more than thirty days ago. */
export async function deleteExpiredCancelled({ em, clock }: Context): Promise<void> {
  const cancelledAt = { $lt: clock.now().minus({ days: CANCELLED_KEPT_DAYS }) };
  await em.nativeDelete(CancelledEventEntity, { cancelledAt });
}
