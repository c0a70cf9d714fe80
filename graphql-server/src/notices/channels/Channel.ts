import type { Transaction } from '../../use-cases/inTransaction.ts';
import type { Letter, Notification } from '../Notice.ts';

/** A way to reach people. */
export interface Channel {
  name: string;
  /**
   * Has a notification sent to those of its readers whom it can reach by this way, each once. It sends nothing itself:
   * jobs do.
   * @param tried the letters that go by a way before this one: this way waits for that, and takes its place if it fails
   * @returns the letters that go by this way
   */
  deliver(transaction: Transaction, notification: Notification, tried: ReadonlySet<Letter>): Promise<readonly Letter[]>;
}
