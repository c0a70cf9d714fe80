import type { Way } from '@quorum/domain/notifications/kinds';
import type { DateTime, DurationLikeObject } from 'luxon';
import type { Context } from '../../use-cases/Context.ts';
import type { Transaction } from '../../use-cases/inTransaction.ts';
import type { Addressee, Letter, Notification } from '../Notice.ts';

/** What is told to whom, as far as that says who is reached. */
export interface Announced<One extends Addressee = Addressee> extends Pick<Notification, 'subject'> {
  letters: readonly One[];
}

/** A way to reach people. */
export interface Channel {
  way: Way;
  /** Whether it wakes nobody up: it needs not wait for the end of quiet hours. */
  isSilent: boolean;
  /** How long after a way before it was tried this one is: within five minutes, so that a decision is known by then. */
  takesOverAfter: DurationLikeObject;
  /** Those whom this way reaches, each once. It counts against no limit. */
  reaches(context: Context, announced: Announced): Promise<readonly Addressee[]>;
  /**
   * Has a notification sent to those of its readers whom it can reach by this way, each once. It sends nothing itself:
   * jobs do.
   * @param waits when the letters are sent that must wait: for the end of quiet hours, or for a way before this one, whose
   * place it takes if that fails
   * @returns the letters that go by this way
   */
  deliver(
    transaction: Transaction,
    notification: Notification,
    waits: ReadonlyMap<Letter, DateTime>,
  ): Promise<readonly Letter[]>;
}
