import type { DateTime } from 'luxon';
import { DeliveryRepository } from '../../persistence/repositories/webhooks/DeliveryRepository.ts';
import type { Transaction } from '../inTransaction.ts';

/** What a webhook is told about one thing: at most one job waits for it. */
export interface Told {
  webhookId: number;
  subject: string;
}

/** Has the next of it delivered, now or then. */
export const addDelivery = (
  { jobs }: Pick<Transaction, 'jobs'>,
  { webhookId, subject }: Told,
  runAt?: DateTime,
): Promise<void> =>
  jobs.add(
    'deliverWebhook',
    { webhookId, subject },
    // one request at a time to a receiver
    { key: `webhook ${webhookId} ${subject}`, lane: `webhook ${webhookId}`, ...(runAt && { runAt }) },
  );

/** Has all that waits for a webhook delivered at once. */
export async function deliverLater(transaction: Transaction, webhookId: number): Promise<void> {
  const { em, clock } = transaction;
  await em.flush();
  for (const subject of await new DeliveryRepository(em).makeDue(webhookId, clock.now()))
    await addDelivery(transaction, { webhookId, subject });
}
