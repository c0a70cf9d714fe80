import type { DateTime } from 'luxon';
import { DeliveryRepository } from '../../persistence/repositories/webhooks/DeliveryRepository.ts';
import type { Context } from '../Context.ts';
import { inTransaction, NO_TURN, type Transaction } from '../inTransaction.ts';

/** What a webhook is told about one thing: at most one job waits for it. */
export interface DeliveryLane {
  webhookId: number;
  subject: string;
}

/** Has the next of each delivered, now or when it is due. */
export const addDeliveries = (
  { jobs }: Pick<Transaction, 'jobs'>,
  lanes: readonly (DeliveryLane & { dueAt?: DateTime })[],
): Promise<void> =>
  jobs.addAll(
    'deliverWebhook',
    lanes.map(({ webhookId, subject, dueAt }) => ({
      payload: { webhookId, subject },
      key: `webhook ${webhookId} ${subject}`,
      // one request at a time to a receiver
      lane: `webhook ${webhookId}`,
      ...(dueAt && { runAt: dueAt }),
    })),
  );

/** Has all that waits for a webhook delivered at once. */
export async function deliverLater(transaction: Transaction, webhookId: number): Promise<void> {
  const { em, clock } = transaction;
  await em.flush();
  const subjects = await new DeliveryRepository(em).makeDue(webhookId, clock.now());
  await addDeliveries(
    transaction,
    subjects.map((subject) => ({ webhookId, subject })),
  );
}

/** Has delivered what is due and has no job any more: by a clock that differs, or after a job that was given up. */
export async function deliverDueWebhooks(context: Context): Promise<void> {
  const due = await new DeliveryRepository(context.em).listDue(context.clock.now());
  if (due.length === 0) return;
  await inTransaction(context, NO_TURN, (transaction) => addDeliveries(transaction, due));
}
