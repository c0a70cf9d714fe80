import { SOURCE_LANGUAGE } from '@quorum/domain/language';
import type { DateTime } from 'luxon';
import { numberDigest } from '../../../gateways/addressDigest.ts';
import type { MailKind } from '../../../persistence/entities/MailEntity.ts';
import { SmsRepository, type NewSms } from '../../../persistence/repositories/sms/SmsRepository.ts';
import type { Transaction } from '../../../use-cases/inTransaction.ts';
import type { Letter, Notification } from '../../Notice.ts';
import { deliveryKeyOf } from '../deliveryKey.ts';
import { expiryOf } from '../expiryOf.ts';
import { laneOf } from '../lane.ts';
import { textsLeft } from './dailyMax.ts';
import { textOf } from './textOf.ts';

/** What is worth a text, which costs money: whether it happens, what somebody is asked, and the code for a number. */
const TEXTED: readonly MailKind[] = ['status', 'cancelled', 'asked', 'confirmation'];

/** So long a code confirms a number. */
const CODE_MINUTES = 10;

/** So long a text waits where a device is notified first. */
const TRIED_MINUTES = 2;

/** A change is worth a text to people who come today. */
const isUrgentChange = ({ kind, subject: { event } }: Notification, now: DateTime): boolean =>
  kind === 'changed' && event?.date.setZone(event.timezone).hasSame(now.setZone(event.timezone), 'day') === true;

interface Texted {
  letter: Letter & { phone: string };
  digest: string;
}

/** The letters that texts can bring, one for each number: two responses may share one. Not those whose owners said STOP. */
async function welcome(transaction: Transaction, { letters }: Notification): Promise<Texted[]> {
  const byDigest = new Map<string, Texted>();
  for (const letter of letters) {
    const { phone } = letter;
    if (phone === undefined) continue;
    const digest = numberDigest(transaction, phone);
    if (!byDigest.has(digest)) byDigest.set(digest, { letter: { ...letter, phone }, digest });
  }
  const stopped = await new SmsRepository(transaction.em).stoppedAmong([...byDigest.keys()]);
  return [...byDigest.values()].filter(({ digest }) => !stopped.has(digest));
}

/**
 * Puts the texts of a notice into the outbox and has them sent. Past the most of a day the rest goes by mail, at once.
 * @param tried the letters that devices show: their texts wait for that
 */
export async function writeSms(
  transaction: Transaction,
  notification: Notification,
  tried: ReadonlySet<Letter>,
): Promise<readonly Letter[]> {
  const { em, mailing, smsSender, jobs, clock } = transaction;
  const { event } = notification.subject;
  const now = clock.now();
  if (!mailing || !smsSender || event?.isHidden) return [];
  const isWorthIt = TEXTED.includes(notification.kind) || isUrgentChange(notification, now);
  const wanted = isWorthIt ? await welcome(transaction, notification) : [];
  if (wanted.length === 0) return [];
  const isCode = notification.kind === 'confirmation';
  const texts = new SmsRepository(em);
  const chosen = wanted.slice(0, await textsLeft(transaction, wanted.length));
  const news = await texts.newAmong(chosen.map(({ digest }) => digest));
  const rows = chosen.map(({ letter, digest }): NewSms => {
    const { reader, phone, compose } = letter;
    const language = reader.language ?? SOURCE_LANGUAGE;
    // the person who confirmed the number has shown that the response is theirs
    const surroundings = {
      publicUrl: mailing.publicUrl,
      unsubscribeUrl: mailing.publicUrl,
      language,
      isConfirmed: true,
    };
    const { sms } = compose(surroundings);
    return {
      participant: event ? (reader.id ?? null) : null,
      deliveryKey: deliveryKeyOf(notification, letter),
      messageId: transaction.tokens.urlHash(),
      recipient: phone,
      recipientDigest: digest,
      kind: isCode ? 'code' : notification.kind,
      isQuestion: event !== undefined && !isCode,
      language,
      body: textOf(sms, { language, isFirst: news.has(digest) }),
      createdAt: now,
      expiresAt: isCode ? now.plus({ minutes: CODE_MINUTES }) : expiryOf(notification, now),
      attempts: 0,
    };
  });
  const waiting = new Set([...tried].map((letter) => deliveryKeyOf(notification, letter)));
  const added = await texts.add(rows);
  await jobs.addAll(
    'sendSms',
    added.map(({ id, deliveryKey }) => {
      const job = { payload: { smsId: id }, lane: laneOf('sms', id) };
      return waiting.has(deliveryKey) ? { ...job, runAt: now.plus({ minutes: TRIED_MINUTES }) } : job;
    }),
  );
  return letters(chosen, notification);
}

/** As they were given: a channel names its letters by themselves. */
const letters = (chosen: readonly Texted[], notification: Notification): Letter[] => {
  const keys = new Set(chosen.map(({ letter }) => deliveryKeyOf(notification, letter)));
  return notification.letters.filter((letter) => keys.has(deliveryKeyOf(notification, letter)));
};
