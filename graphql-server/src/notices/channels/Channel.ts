import type { Transaction } from '../../use-cases/inTransaction.ts';
import type { Notification } from '../Notice.ts';

/** A way to reach people. */
export interface Channel {
  name: string;
  /** Has a notification sent to those of its readers whom it can reach by this way, each once. It sends nothing itself: jobs do. */
  deliver(transaction: Transaction, notification: Notification): Promise<void>;
}
