import type { DateTime } from 'luxon';
import type { PushRequest } from '../../../gateways/push/PushSender.ts';
import type { MailKind } from '../../../persistence/entities/MailEntity.ts';
import { PushRepository } from '../../../persistence/repositories/push/PushRepository.ts';
import type { Context } from '../../../use-cases/Context.ts';
import type { Transaction } from '../../../use-cases/inTransaction.ts';
import type { Addressee, Letter, Notification } from '../../Notice.ts';
import type { Announced } from '../Channel.ts';
import { deliveryKeyOf } from '../deliveryKey.ts';
import { expiryOf } from '../expiryOf.ts';
import { haveSent, momentsOf } from '../haveSent.ts';
import { payloadOf } from './payloadOf.ts';

/** For these a device may be woken up. */
const URGENT: readonly MailKind[] = ['status', 'asked', 'cancelled'];

interface Sending {
  notification: Notification;
  publicUrl: string;
  waits: ReadonlyMap<Letter, DateTime>;
}

const rowsOf = (transaction: Transaction, { notification, publicUrl, waits }: Sending) => {
  const { event, poll, gone } = notification.subject;
  const topic = (event ?? poll ?? gone).urlHash;
  const now = transaction.clock.now();
  const urgency: PushRequest['urgency'] = URGENT.includes(notification.kind) ? 'high' : 'normal';
  return (letter: Letter) =>
    (letter.devices ?? []).map(({ language, ...device }) => {
      // the person who subscribed has proven that the response is theirs; they turn notifications off on the device
      const surroundings = { publicUrl, language, isConfirmed: true, isOnDevice: true, unsubscribeUrl: publicUrl };
      return {
        ...device,
        participant: event ? (letter.reader.id ?? null) : null,
        follow: letter.reader.followId ?? null,
        deliveryKey: deliveryKeyOf(notification, letter),
        payload: payloadOf(letter.compose(surroundings), { language, tag: topic, publicUrl }),
        urgency,
        topic,
        createdAt: now,
        expiresAt: expiryOf(notification, waits.get(letter) ?? now, letter.reader.until),
        attempts: 0,
      };
    });
};

/** Those who have devices. */
export const reachedByPush = <One extends Addressee>(
  { mailing, pushSender }: Context,
  { letters }: Announced<One>,
): readonly One[] => (mailing && pushSender ? letters.filter(({ devices }) => devices?.length) : []);

/** Puts the notifications of a notice into the outbox and has them sent. */
export async function writePushes(
  transaction: Transaction,
  notification: Notification,
  waits: ReadonlyMap<Letter, DateTime>,
): Promise<readonly Letter[]> {
  const { em, mailing, jobs } = transaction;
  const letters = reachedByPush(transaction, notification);
  if (!mailing || letters.length === 0) return [];
  const rows = letters.flatMap(rowsOf(transaction, { notification, publicUrl: mailing.publicUrl, waits }));
  const added = await new PushRepository(em).add(rows);
  const moments = momentsOf(notification, waits);
  await haveSent(
    jobs,
    'push',
    added.map(({ id, deliveryKey }) => ({ id, runAt: moments.get(deliveryKey) })),
  );
  return letters;
}
