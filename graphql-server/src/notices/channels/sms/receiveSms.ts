import { numberDigest } from '../../../gateways/addressDigest.ts';
import type { ReceivedSms } from '../../../gateways/sms/SmsSender.ts';
import { SmsRepository } from '../../../persistence/repositories/sms/SmsRepository.ts';
import type { Context } from '../../../use-cases/Context.ts';
import { confirmByText } from '../../../use-cases/phone/tryCode.ts';
import { inTransaction, NO_TURN } from '../../../use-cases/inTransaction.ts';
import { replyTo } from './replyTo.ts';
import { wordIn } from './replyWords.ts';

const E164 = /^\+[1-9]\d{6,14}$/;

/** A phone may write its numbers with spaces, and 00 for +. */
const numberIn = (from: string): string | null => {
  const number = from.replaceAll(/[\s()-]/g, '').replace(/^00/, '+');
  return E164.test(number) ? number : null;
};

/** Handles a call of a provider once, however often it is repeated: a repeated call gets the result of the first. */
export async function receiveSms(context: Context, received: ReceivedSms): Promise<void> {
  const { em, clock } = context;
  if (received.kind === 'report') {
    const texts = new SmsRepository(em);
    await texts.report(received.names, received.state, clock.now());
    if (received.isStopped) await texts.stopRecipientOf(received.names, clock.now());
  }
  if (received.kind === 'text') await receiveText(context, received);
}

async function receiveText(
  context: Context,
  { id, from, text, isAnswered }: ReceivedSms & { kind: 'text' },
): Promise<void> {
  const number = numberIn(from);
  if (number === null) return;
  const digest = numberDigest(context, number);
  const question = await new SmsRepository(context.em).findLastQuestion(digest);
  const turns = question?.participant ? [question.participant.event.urlHash] : NO_TURN;
  await inTransaction(context, turns, async (transaction) => {
    const texts = new SmsRepository(transaction.em);
    if (!(await texts.receive(`text ${id}`, transaction.clock.now()))) return;
    if (await confirmByText(transaction, number, text)) return;
    await replyTo(transaction, { id, number, digest, word: wordIn(text), isAnswered, question });
  });
}
