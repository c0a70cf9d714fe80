import type { Transaction } from '../../use-cases/inTransaction.ts';
import type { Notification } from '../Notice.ts';
import type { Channel } from './Channel.ts';
import { mail } from './mail/mail.ts';

const CHANNELS: readonly Channel[] = [mail];

/** Has a notification sent by every channel. */
export async function deliver(transaction: Transaction, notification: Notification): Promise<void> {
  for (const channel of CHANNELS) await channel.deliver(transaction, notification);
}
