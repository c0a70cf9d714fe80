import type { Recorded } from '../activity/Activity.ts';
import type { Transaction } from '../use-cases/inTransaction.ts';

/** Code that is told about everything that happens, after it has happened and in its order for each event and poll. */
export interface Subscriber {
  /** By which a job names it. */
  name: string;
  /** What it writes is committed together with the note that it was told. It may be told again of what it failed over. */
  on(transaction: Transaction, activity: Recorded): Promise<void>;
}
