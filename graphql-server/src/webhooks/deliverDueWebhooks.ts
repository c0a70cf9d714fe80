import { DeliveryRepository } from '../persistence/repositories/webhooks/DeliveryRepository.ts';
import type { Context } from '../use-cases/Context.ts';
import { inTransaction, NO_TURN } from '../use-cases/inTransaction.ts';
import { addDelivery } from '../use-cases/webhooks/deliverLater.ts';

/** Has delivered what is due and has no job any more: by a clock that differs, or after a job that was given up. */
export async function deliverDueWebhooks(context: Context): Promise<void> {
  const due = await new DeliveryRepository(context.em).listDue(context.clock.now());
  if (due.length === 0) return;
  await inTransaction(context, NO_TURN, async (transaction) => {
    for (const told of due) await addDelivery(transaction, told);
  });
}
