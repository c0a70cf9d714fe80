import { CANCELLED_KEPT_DAYS } from '@quorum/domain/event/constants';
import { noteVisible } from '../../activity/record.ts';
import { CancelledEventEntity } from '../../persistence/entities/CancelledEventEntity.ts';
import { CancelledPollEntity } from '../../persistence/entities/CancelledPollEntity.ts';
import type { Context } from '../Context.ts';
import { FarewellRepository } from '../../persistence/repositories/FarewellRepository.ts';
import { WithdrawnRepository } from '../../persistence/repositories/organising/WithdrawnRepository.ts';
import { inTransaction, NO_TURN } from '../inTransaction.ts';

/** Deletes what is stored of events and polls that were deleted more than thirty days ago, and of people who withdrew and were told of to no one. */
export async function deleteExpiredCancelled(context: Context): Promise<void> {
  const cancelledAt = { $lt: context.clock.now().minus({ days: CANCELLED_KEPT_DAYS }) };
  await inTransaction(context, NO_TURN, async (transaction) => {
    const { em } = transaction;
    const events = await em.nativeDelete(CancelledEventEntity, { cancelledAt });
    const polls = await em.nativeDelete(CancelledPollEntity, { cancelledAt });
    await new FarewellRepository(em).deleteExpired(cancelledAt.$lt);
    await new WithdrawnRepository(em).deleteExpired(context.clock.now().minus({ days: 1 }));
    if (events + polls > 0) noteVisible(transaction);
  });
}
