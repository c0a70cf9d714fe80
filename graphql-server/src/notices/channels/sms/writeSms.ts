import { SOURCE_LANGUAGE } from '@quorum/domain/language';
import type { DateTime } from 'luxon';
import { numberDigest } from '../../../gateways/addressDigest.ts';
import type { Mailing } from '../../../gateways/mail/Mailing.ts';
import { SmsRepository, type NewSms } from '../../../persistence/repositories/sms/SmsRepository.ts';
import type { Transaction } from '../../../use-cases/inTransaction.ts';
import type { Letter, Notification } from '../../Notice.ts';
import { deliveryKeyOf } from '../deliveryKey.ts';
import { expiryOf } from '../expiryOf.ts';
import { haveSent, momentsOf } from '../haveSent.ts';
import { textsLeft } from './dailyMax.ts';
import { textOf } from './textOf.ts';

/** A letter that a text can bring. */
interface Texted {
  letter: Letter;
  phone: string;
  digest: string;
}

/** The response to which the number is: what is replied is about that. */
const responseOf = ({ reader, phoneOf }: Letter): number | null => reader.id ?? phoneOf ?? null;

/** The letters that texts can bring, one for each number: two responses may share one. Not those whose owners said STOP. */
async function welcome(transaction: Transaction, { letters }: Notification): Promise<Texted[]> {
  const byDigest = new Map<string, Texted>();
  for (const letter of letters) {
    const { phone } = letter;
    if (phone === undefined) continue;
    const digest = numberDigest(transaction, phone);
    if (!byDigest.has(digest)) byDigest.set(digest, { letter, phone, digest });
  }
  const stopped = await new SmsRepository(transaction.em).stoppedAmong([...byDigest.keys()]);
  return [...byDigest.values()].filter(({ digest }) => !stopped.has(digest));
}

/** Makes the rows of the outbox. */
async function rowsOf(
  { em, clock, tokens }: Transaction,
  notification: Notification,
  { publicUrl }: Mailing,
  { chosen, waits }: { chosen: readonly Texted[]; waits: ReadonlyMap<Letter, DateTime> },
): Promise<NewSms[]> {
  const { kind, subject } = notification;
  const isCode = kind === 'confirmation';
  const texts = new SmsRepository(em);
  const unknown = await texts.newAmong(chosen.map(({ digest }) => digest));
  const languages = await texts.languagesOf(chosen.flatMap(({ letter }) => responseOf(letter) ?? []));
  const now = clock.now();
  return chosen.flatMap(({ letter, phone, digest }) => {
    const { reader, compose } = letter;
    const language = languages.get(responseOf(letter) ?? 0) ?? reader.language ?? SOURCE_LANGUAGE;
    // the person who confirmed the number has shown that the response is theirs
    const { sms } = compose({ publicUrl, unsubscribeUrl: publicUrl, language, isConfirmed: true });
    if (sms === null) return [];
    return {
      participant: subject.event ? responseOf(letter) : null,
      deliveryKey: deliveryKeyOf(notification, letter),
      messageId: tokens.urlHash(),
      recipient: phone,
      recipientDigest: digest,
      kind: isCode ? 'code' : kind,
      isQuestion: subject.event !== undefined && !isCode,
      language,
      body: textOf(sms, { language, isFirst: unknown.has(digest) }),
      createdAt: now,
      expiresAt: expiryOf(notification, waits.get(letter) ?? now, reader.until),
      attempts: 0,
    };
  });
}

/** Puts the texts of a notice into the outbox and has them sent. Past the most of a day the rest goes by mail, at once. */
export async function writeSms(
  transaction: Transaction,
  notification: Notification,
  waits: ReadonlyMap<Letter, DateTime>,
): Promise<readonly Letter[]> {
  const { em, mailing, smsSender, jobs } = transaction;
  if (!mailing || !smsSender || notification.subject.event?.isHidden) return [];
  const wanted = await welcome(transaction, notification);
  if (wanted.length === 0) return [];
  const chosen = wanted.slice(0, await textsLeft(transaction, wanted.length));
  const added = await new SmsRepository(em).add(await rowsOf(transaction, notification, mailing, { chosen, waits }));
  const moments = momentsOf(notification, waits);
  await haveSent(
    jobs,
    'sms',
    added.map(({ id, deliveryKey }) => ({ id, runAt: moments.get(deliveryKey) })),
  );
  return chosen.map(({ letter }) => letter);
}
