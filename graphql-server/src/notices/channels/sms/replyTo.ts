import { DomainError } from '@quorum/domain/errors';
import type { AskAnswer } from '@quorum/domain/decision/ask';
import { SOURCE_LANGUAGE } from '@quorum/domain/language';
import type { SmsEntity } from '../../../persistence/entities/sms/SmsEntity.ts';
import { SmsRepository } from '../../../persistence/repositories/sms/SmsRepository.ts';
import { answerByText, type TextedOutcome } from '../../../use-cases/asking/answerByText.ts';
import type { Transaction } from '../../../use-cases/inTransaction.ts';
import { messagesIn } from '../../../messages/messagesIn.ts';
import type { ShortForm } from '../../messages/parts/Content.ts';
import { eventUrl } from '../../messages/parts/MailEvent.ts';
import { textedWhen } from '../../messages/parts/when.ts';
import { haveSent } from '../haveSent.ts';
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

/** An answer is news for so long. */
const NEWS_HOURS = 1;

/** Does what a text says, and has it answered. What no word says is answered once a day, if the number has had texts. */
export async function replyTo(transaction: Transaction, received: Received): Promise<void> {
  const { em, clock } = transaction;
  const { digest, word, isAnswered } = received;
  const texts = new SmsRepository(em);
  const isStopped = (await texts.stoppedAmong([digest])).size > 0;
  if (word === 'STOP') {
    await texts.stop(digest, clock.now());
    if (!isStopped && !isAnswered) await answer(transaction, received, plain('stopped'));
  } else if (word === 'START') {
    await texts.start(digest);
    if (isStopped && !isAnswered) await answer(transaction, received, plain('started'));
  } else if (word === 'HELP') {
    if (!isAnswered) await help(transaction, received);
  } else if (word && received.question?.participant) {
    await change(transaction, received, word, isStopped);
  } else if (!isStopped && (await texts.findLast(digest))) {
    await help(transaction, received);
  }
}

type Composed = (language: SmsEntity['language'], publicUrl: string) => ShortForm;

const plain =
  (which: 'stopped' | 'started' | 'help'): Composed =>
  (language, publicUrl) => {
    const { sms: words } = messagesIn(language);
    const text = which === 'help' ? words.help(words.replies) : words[which];
    return { say: () => text, title: null, takes: null, url: publicUrl };
  };

const help = (transaction: Transaction, received: Received): Promise<void> => {
  const day = transaction.clock.now().toUTC().toISODate() ?? '';
  return answer(transaction, received, plain('help'), `help ${received.digest} ${day}`);
};

async function change(
  transaction: Transaction,
  received: Received,
  said: AskAnswer,
  isStopped: boolean,
): Promise<void> {
  const { question, number: from, digest } = received;
  const participant = question?.participant;
  if (!participant) return;
  const { id: participantId, event } = participant;
  const since = transaction.clock.now().minus({ days: 1 });
  if ((await new SmsRepository(transaction.em).countAnswers(digest, since)) >= ANSWERS_MAX) return;
  const outcome = await answerByText(transaction, { from, urlHash: event.urlHash, participantId, answer: said }).catch(
    (error: unknown) => {
      // it has changed nothing
      if (error instanceof DomainError && error.code !== 'UNAVAILABLE') return 'REFUSED' as const;
      throw error;
    },
  );
  if (isStopped) return;
  await answer(transaction, received, (language, publicUrl) => ({
    say: (title) =>
      messagesIn(language).sms.about({ said: sentenceOf(outcome, language), title, when: textedWhen(event, language) }),
    title: event.title,
    takes: null,
    url: eventUrl({ publicUrl }, event),
  }));
}

const sentenceOf = (outcome: TextedOutcome | 'REFUSED', language: SmsEntity['language']): string => {
  const { now, late, refused } = messagesIn(language).sms;
  if (outcome === 'REFUSED') return refused;
  return outcome === 'LATE' ? late : now[outcome];
};

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
