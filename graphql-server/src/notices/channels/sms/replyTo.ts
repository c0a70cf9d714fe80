import { DomainError } from '@quorum/domain/errors';
import type { AskAnswer } from '@quorum/domain/decision/ask';
import { SOURCE_LANGUAGE } from '@quorum/domain/language';
import type { SmsEntity } from '../../../persistence/entities/sms/SmsEntity.ts';
import { SmsRepository } from '../../../persistence/repositories/sms/SmsRepository.ts';
import { answerByText } from '../../../use-cases/asking/answerByText.ts';
import type { Transaction } from '../../../use-cases/inTransaction.ts';
import { haveSent } from '../haveSent.ts';
import { answerAbout, helpAnswer, startedAnswer, stoppedAnswer, type Composed } from './answers.ts';
import { textsLeft } from './dailyMax.ts';
import type { TextedWord } from './replyWords.ts';
import { textOf } from './textOf.ts';

/** A text from a number. */
interface Received {
  /** Of the provider. */
  id: string;
  number: string;
  digest: string;
  word: TextedWord | null;
  /** The carrier has answered it, if it is STOP, START or HELP. */
  isAnswered: boolean;
  /** The last text to the number that took an answer. */
  question: SmsEntity | null;
}

/** So many answers a number gets in a day: each costs money, and somebody may let a program write. */
const ANSWERS_MAX = 20;

/** For how many hours an answer is still news. */
const NEWS_HOURS = 1;

/** Does what a text says, and has it answered. What no word says is answered once a day, if the number has had texts. */
export async function replyTo(transaction: Transaction, received: Received): Promise<void> {
  const { em, clock } = transaction;
  const { digest, word, isAnswered } = received;
  const texts = new SmsRepository(em);
  const isStopped = (await texts.stoppedAmong([digest])).size > 0;
  if (word === 'STOP') {
    await texts.stop(digest, clock.now());
    if (!isStopped && !isAnswered) await answer(transaction, received, stoppedAnswer);
  } else if (word === 'START') {
    await texts.start(digest);
    if (isStopped && !isAnswered) await answer(transaction, received, startedAnswer);
  } else if (word === 'HELP') {
    if (!isAnswered) await help(transaction, received);
  } else if (word && received.question?.participant) {
    await change(transaction, received, word, isStopped);
  } else if (word && received.question) {
    if (!isStopped) await sayUnchanged(transaction, received, received.question);
  } else if (!isStopped && (await texts.findLast(digest))) {
    await help(transaction, received);
  }
}

const help = (transaction: Transaction, received: Received): Promise<void> => {
  const day = transaction.clock.now().toUTC().toISODate() ?? '';
  return answer(transaction, received, helpAnswer, `help ${received.digest} ${day}`);
};

const hasHadEnough = async ({ em, clock }: Transaction, { digest }: Received): Promise<boolean> =>
  (await new SmsRepository(em).countAnswers(digest, clock.now().minus({ days: 1 }))) >= ANSWERS_MAX;

/** To a reply to what somebody was told as an organiser, who has not responded: once for each such text. */
async function sayUnchanged(
  transaction: Transaction,
  received: Received,
  { event, messageId }: SmsEntity,
): Promise<void> {
  if (!event || (await hasHadEnough(transaction, received))) return;
  const composed = answerAbout(event, ({ unchanged }) => unchanged);
  await answer(transaction, received, composed, `answer to ${messageId}`);
}

async function change(
  transaction: Transaction,
  received: Received,
  said: AskAnswer,
  isStopped: boolean,
): Promise<void> {
  const { question, number: from } = received;
  const participant = question?.participant;
  if (!participant) return;
  const { id: participantId, event } = participant;
  if (await hasHadEnough(transaction, received)) return;
  const outcome = await answerByText(transaction, { from, urlHash: event.urlHash, participantId, answer: said }).catch(
    (error: unknown) => {
      // it has changed nothing
      if (error instanceof DomainError && error.code !== 'UNAVAILABLE') return 'REFUSED' as const;
      throw error;
    },
  );
  if (isStopped) return;
  const composed = answerAbout(event, ({ now, late, refused }) => {
    if (outcome === 'REFUSED') return refused;
    return outcome === 'LATE' ? late : now[outcome];
  });
  await answer(transaction, received, composed);
}

/** Writes the answer to a text, and has it sent; one that is written already is not written again. */
async function answer(
  transaction: Transaction,
  { id, number, digest, question }: Received,
  compose: Composed,
  deliveryKey = `answer ${id}`,
): Promise<void> {
  const { em, clock, tokens, jobs, mailing, smsSender } = transaction;
  if (!mailing || !smsSender || (await textsLeft(transaction, 1)) === 0) return;
  const texts = new SmsRepository(em);
  const last = question ?? (await texts.findLast(digest));
  const language = last?.language ?? SOURCE_LANGUAGE;
  const now = clock.now();
  const added = await texts.add([
    {
      participant: question?.participant?.id ?? null,
      event: question?.event?.id ?? null,
      uid: last?.uid ?? null,
      deliveryKey,
      messageId: tokens.urlHash(),
      recipient: number,
      recipientDigest: digest,
      kind: 'answer',
      isQuestion: false,
      language,
      body: textOf(compose(language, mailing.publicUrl), { language, isFirst: false }),
      createdAt: now,
      expiresAt: now.plus({ hours: NEWS_HOURS }),
      attempts: 0,
    },
  ]);
  await haveSent(jobs, 'sms', added);
}
