import { canRemoveResponse } from '@quorum/domain/policies';
import type { Context } from '../Context.ts';
import type { Transaction } from '../inTransaction.ts';
import { permit } from '../permit.ts';
import { changeAnswer, type AnswerAddress, type Answers, type Found } from './changeAnswer.ts';
import { ownershipOf } from './ownership.ts';

/** One kind of answer, as it is withdrawn. */
export interface Removable<Held extends Found> {
  name: string;
  /** Takes along what goes with it, and records that it goes. */
  leave(transaction: Transaction, held: Held): void | Promise<void>;
}

/**
 * Withdraws an answer: its owner may, and the organiser of what it is to.
 * @throws DomainError `FORBIDDEN`, `NOT_FOUND`
 */
export async function removeAnswer<Held extends Found>(
  context: Context,
  answers: Answers<Held, unknown> & Removable<Held>,
  address: AnswerAddress,
): Promise<void> {
  const judge = ({ of, answer }: Found) => {
    const ownership = ownershipOf(context, answer, address.responseToken);
    permit(canRemoveResponse(context.actor, ownership, of), `Not authorized to remove this ${answers.name}`);
  };
  await changeAnswer(context, answers, address, judge, async (transaction, held) => {
    await answers.leave(transaction, held);
    transaction.em.remove(held.answer);
  });
}
