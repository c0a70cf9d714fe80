import type { DateTime } from 'luxon';
import type { PushRequest } from '../../../gateways/push/PushSender.ts';
import type { MailKind } from '../../../persistence/entities/MailEntity.ts';
import type { Device } from '../../../persistence/entities/PushSubscriptionEntity.ts';
import { PushRepository } from '../../../persistence/repositories/PushRepository.ts';
import type { Transaction } from '../../../use-cases/inTransaction.ts';
import type { Letter, Notification } from '../../Notice.ts';
import { deliveryKeyOf } from '../deliveryKey.ts';
import { payloadOf } from './payloadOf.ts';

/** That an address was left is told to the address: its owner is asked whether it is theirs. */
const BY_MAIL_ALONE: MailKind = 'confirmation';

/** For these a device may be woken up. */
const URGENT: readonly MailKind[] = ['status', 'asked', 'cancelled'];

/** So long a device that is off is waited for, unless the event begins before; but never less than an hour. */
const NEWS_FOR = { days: 3 };
const NEWS_AT_LEAST = { hours: 1 };

const expiryOf = ({ subject: { event } }: Notification, now: DateTime): DateTime => {
  const latest = now.plus(NEWS_FOR);
  const earliest = now.plus(NEWS_AT_LEAST);
  if (!event || event.date > latest) return latest;
  return event.date > earliest ? event.date : earliest;
};

/** What goes to participants of an event, which they may be notified of; votes have no notifications yet. */
const subjectOf = ({ kind, subject }: Notification) => {
  if (kind === BY_MAIL_ALONE || subject.poll || subject.was === 'poll') return null;
  return subject.event ?? subject.gone;
};

interface Addressed {
  letter: Letter;
  devices: readonly Device[];
}

/** The letters whose readers have devices that are notified. */
async function addressed({ em }: Transaction, letters: readonly Letter[]): Promise<Addressed[]> {
  const ids = letters.flatMap(({ reader: { id, devices } }) => (id === undefined || devices ? [] : [id]));
  const kept = await new PushRepository(em).devicesOf(ids);
  return letters.flatMap((letter) => {
    const { id, devices = id === undefined ? [] : kept.get(id) } = letter.reader;
    return devices?.length ? [{ letter, devices }] : [];
  });
}

const rowsOf = (transaction: Transaction, notification: Notification, topic: string, publicUrl: string) => {
  const now = transaction.clock.now();
  const urgency: PushRequest['urgency'] = URGENT.includes(notification.kind) ? 'high' : 'normal';
  return ({ letter, devices }: Addressed) =>
    devices.map(({ language, ...device }) => {
      // the person who subscribed has proven that the response is theirs; they turn notifications off on the device
      const surroundings = { publicUrl, language, isConfirmed: true, unsubscribeUrl: publicUrl };
      return {
        ...device,
        participant: notification.subject.event ? (letter.reader.id ?? null) : null,
        deliveryKey: deliveryKeyOf(notification, letter),
        payload: payloadOf(letter.compose(surroundings), { language, tag: topic, publicUrl }),
        urgency,
        topic,
        createdAt: now,
        expiresAt: expiryOf(notification, now),
        attempts: 0,
      };
    });
};

/** As mails: two servers take turns at most at two, so that a push service that hangs leaves somebody free. */
const laneOf = (pushId: number) => `push-${pushId % 2}`;

/** Puts the notifications of a notice into the outbox and has them sent. */
export async function writePushes(transaction: Transaction, notification: Notification): Promise<readonly Letter[]> {
  const { em, mailing, pushSender, jobs } = transaction;
  const about = subjectOf(notification);
  if (!mailing || !pushSender || !about || notification.subject.event?.isHidden) return [];
  const reached = await addressed(transaction, notification.letters);
  const rows = reached.flatMap(rowsOf(transaction, notification, about.urlHash, mailing.publicUrl));
  const added = await new PushRepository(em).add(rows);
  await jobs.addAll(
    'sendPush',
    added.map((pushId) => ({ payload: { pushId }, lane: laneOf(pushId) })),
  );
  return reached.map(({ letter }) => letter);
}
