import type { OwnedEvent } from '@quorum/domain/policies';
import type { ParticipantEntity } from '../../persistence/entities/EventEntity.ts';
import type { PollVoterEntity } from '../../persistence/entities/PollEntity.ts';
import type { Context } from '../Context.ts';
import { inTransaction, type Transaction } from '../inTransaction.ts';
import { judgeEarly } from '../judgeEarly.ts';
import type { Subject } from './addAnswer.ts';

/** Which answer is meant, and the proof that it is the caller's. */
export interface AnswerAddress {
  urlHash: string;
  id: string;
  /** What came with the answer, or by mail; absent where the cookie or the signed-in person is the proof. */
  responseToken?: string | null | undefined;
}

/** An answer, and what it is to. */
export interface Found {
  of: Subject & OwnedEvent;
  answer: ParticipantEntity | PollVoterEntity;
}

/** How one kind of answer is found and settled, responses or votes. */
export interface Answers<Held extends Found, Changed> {
  /** Reads what is judged, and no more. @throws DomainError `NOT_FOUND` */
  look(context: Context, address: AnswerAddress): Promise<Found>;
  /** Holds it until the transaction ends, with what it is to. @throws DomainError `NOT_FOUND` */
  hold(transaction: Transaction, address: AnswerAddress): Promise<Held>;
  /** Settles what it is to, once the change is stored. */
  settle(transaction: Transaction, held: Held): Promise<Changed>;
}

type Change<Held> = (transaction: Transaction, held: Held) => void | Promise<void>;

/** Changes an answer, one change of what it is to after the other, and settles that. @throws DomainError `NOT_FOUND` */
export const changeHeld = <Held extends Found, Changed>(
  context: Context,
  answers: Answers<Held, Changed>,
  address: AnswerAddress,
  change: Change<Held>,
): Promise<Changed> =>
  inTransaction(context, [address.urlHash], async (transaction) => {
    const held = await answers.hold(transaction, address);
    await change(transaction, held);
    await transaction.em.flush();
    return answers.settle(transaction, held);
  });

/**
 * The same for one who may not be allowed to: judged before anything is held, so that a refusal has nobody wait, and again
 * when it is.
 * @throws DomainError `NOT_FOUND`, `RATE_LIMITED`, and what `judge` throws
 */
export async function changeAnswer<Held extends Found, Changed>(
  context: Context,
  answers: Answers<Held, Changed>,
  address: AnswerAddress,
  judge: (found: Found) => void,
  change: Change<Held>,
): Promise<Changed> {
  await judgeEarly(context, (apart) => answers.look(apart, address), judge);
  return changeHeld(context, answers, address, async (transaction, held) => {
    judge(held);
    await change(transaction, held);
  });
}
