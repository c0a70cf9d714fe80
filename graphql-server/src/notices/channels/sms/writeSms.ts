import type { DateTime } from 'luxon';
import { numberDigest } from '../../../gateways/addressDigest.ts';
import type { Mailing } from '../../../gateways/mail/Mailing.ts';
import { SmsRepository, type NewSms } from '../../../persistence/repositories/sms/SmsRepository.ts';
import type { TextedNumber } from '../../../persistence/repositories/sms/textedNumber.ts';
import type { Context } from '../../../use-cases/Context.ts';
import type { Transaction } from '../../../use-cases/inTransaction.ts';
import type { Addressee, Letter, Notification } from '../../Notice.ts';
import type { Announced } from '../Channel.ts';
import { deliveryKeyOf } from '../deliveryKey.ts';
import { expiryOf } from '../expiryOf.ts';
import { haveSent, momentsOf } from '../haveSent.ts';
import { textsLeft } from './dailyMax.ts';
import { textOf } from './textOf.ts';

/** A letter that a text can bring. */
interface Texted<One extends Addressee = Letter> {
  letter: One;
  phone: TextedNumber;
  digest: string;
}

/** The response that a text is about: what is replied is about that. */
const responseOf = ({ reader, phoneOf }: Letter): number | null => reader.id ?? phoneOf ?? null;

/**
 * The letters that texts can bring, one for each number: two responses may share one. Not those whose owners said STOP.
 */
async function welcome<One extends Addressee>(context: Context, { letters }: Announced<One>): Promise<Texted<One>[]> {
  if (!context.mailing || !context.smsSender) return [];
  const byDigest = new Map<string, Texted<One>>();
  for (const letter of letters) {
    const { phone } = letter;
    if (phone === undefined) continue;
    const digest = numberDigest(context, phone.number);
    if (!byDigest.has(digest)) byDigest.set(digest, { letter, phone, digest });
  }
  const stopped = await new SmsRepository(context.em).stoppedAmong([...byDigest.keys()]);
  return [...byDigest.values()].filter(({ digest }) => !stopped.has(digest));
}

export const reachedBySms = async (context: Context, announced: Announced): Promise<readonly Addressee[]> =>
  (await welcome(context, announced)).map(({ letter }) => letter);

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
  const now = clock.now();
  return chosen.flatMap(({ letter, phone, digest }) => {
    const { reader, compose } = letter;
    const { language } = phone;
    const response = subject.event ? responseOf(letter) : null;
    // the person who confirmed the number has shown that the response is theirs
    const { sms } = compose({ publicUrl, unsubscribeUrl: publicUrl, language, isConfirmed: true });
    if (sms === null) return [];
    return {
      participant: response,
      event: response === null ? (subject.event?.id ?? null) : null,
      uid: phone.uid,
      deliveryKey: deliveryKeyOf(notification, letter),
      messageId: tokens.urlHash(),
      recipient: phone.number,
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
  const { em, mailing, jobs } = transaction;
  const wanted = await welcome(transaction, notification);
  if (!mailing || wanted.length === 0) return [];
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
