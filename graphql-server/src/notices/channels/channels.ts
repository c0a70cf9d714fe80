import type { Transaction } from '../../use-cases/inTransaction.ts';
import type { Letter, Notification } from '../Notice.ts';
import type { Channel } from './Channel.ts';
import { writeMails } from './mail/writeMails.ts';
import { writePushes } from './push/writePushes.ts';
import { writeSms } from './sms/writeSms.ts';

/** In the order in which they are tried: what reaches people sooner comes first. */
const CHANNELS: readonly Channel[] = [
  { name: 'push', deliver: writePushes },
  { name: 'sms', deliver: writeSms },
  { name: 'mail', deliver: writeMails },
];

/** Has a notification sent, to each reader by the first of their ways that works. */
export async function deliver(transaction: Transaction, notification: Notification): Promise<void> {
  const tried = new Set<Letter>();
  for (const channel of CHANNELS) {
    for (const letter of await channel.deliver(transaction, notification, tried)) tried.add(letter);
  }
}
