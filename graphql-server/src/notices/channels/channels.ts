import type { Transaction } from '../../use-cases/inTransaction.ts';
import type { Letter, Notification } from '../Notice.ts';
import type { Channel } from './Channel.ts';
import { mail } from './mail/mail.ts';
import { push } from './push/push.ts';

/** In the order in which they are tried: what reaches people sooner comes first. */
const CHANNELS: readonly Channel[] = [push, mail];

/** Has a notification sent, to each reader by the first of their ways that works. */
export async function deliver(transaction: Transaction, notification: Notification): Promise<void> {
  const tried = new Set<Letter>();
  for (const channel of CHANNELS) {
    for (const letter of await channel.deliver(transaction, notification, tried)) tried.add(letter);
  }
}
