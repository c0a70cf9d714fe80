import { parse } from '@quorum/domain/parse';
import { canEditResponse } from '@quorum/domain/policies';
import type { z } from 'zod';
import { ofNetwork } from '../../gateways/limiter.ts';
import { changedFields } from '../changedFields.ts';
import type { Context } from '../Context.ts';
import type { Transaction } from '../inTransaction.ts';
import { permit } from '../permit.ts';
import { isToConfirm, leftAddress } from './address.ts';
import { changeAnswer, type AnswerAddress, type Answers, type Found } from './changeAnswer.ts';
import { addressChangeClaims, addressClaims } from './claims.ts';
import { ownershipOf } from './ownership.ts';

interface Said {
  email?: string | undefined;
}

/** One kind of answer, as its owner changes it. */
export interface OwnAnswers<Held extends Found, Changed, Change extends Said> extends Answers<Held, Changed> {
  change: z.ZodType<Change>;
  /** Names an answer among those of all kinds, for limits. */
  keyOf(answer: Held['answer']): string;
  /** What is stored with the answer itself. @throws DomainError where what it is to does not take that */
  rowOf(transaction: Transaction, held: Held, said: Omit<Change, 'email'>): Partial<Held['answer']>;
  /** Stores the rest, and records the change. */
  finish(
    transaction: Transaction,
    held: Held,
    change: { said: Omit<Change, 'email'>; fields: readonly string[]; hasNewAddress: boolean },
  ): Promise<void>;
}

/**
 * Changes what an answer says; what `input` leaves out stays as it is. One that says what it said is news to nobody.
 * @throws DomainError `BAD_USER_INPUT`, `FORBIDDEN`, `NOT_FOUND`, `CONFLICT`; `RATE_LIMITED` for one address, or change, too
 * many
 */
export async function updateAnswer<Held extends Found, Changed, Change extends Said>(
  context: Context,
  answers: OwnAnswers<Held, Changed, Change>,
  address: AnswerAddress,
  input: unknown,
): Promise<Changed> {
  const { actor, limiter, mailing, tokens } = context;
  const { urlHash, responseToken } = address;
  const claims = ofNetwork('editResponse', actor.address, urlHash);
  // a refusal holds and loads nothing
  await limiter.check(claims);
  const judge = ({ answer }: Found) =>
    permit(canEditResponse(actor, ownershipOf(context, answer, responseToken)), 'Not authorized to edit');
  return changeAnswer(context, answers, address, judge, async (transaction, held) => {
    const { of, answer } = held;
    const { email, ...said } = parse(answers.change, input);
    const row = answers.rowOf(transaction, held, said);
    const left = email === undefined || (email || null) === answer.email ? null : leftAddress(actor, email);
    const isMailed = mailing !== null && left !== null && isToConfirm(left);
    const ofAddress = [...addressChangeClaims(actor, answers.keyOf(answer)), ...addressClaims(actor, of)];
    await transaction.limiter.consume(isMailed ? [...claims, ...ofAddress] : claims);
    const fields = changedFields<object>(answer, { ...row, ...left });
    const cameByMail = tokens.matches(responseToken, answer.mailTokenDigest ?? null);
    Object.assign(answer, {
      ...row,
      // the owner of the former address, perhaps a mistyped one, has nothing to do with it any more
      ...(left ? { ...left, mailTokenDigest: null } : cameByMail && { isEmailConfirmed: true }),
      updatedAt: transaction.clock.now(),
    });
    await answers.finish(transaction, held, { said, fields, hasNewAddress: left !== null });
  });
}
