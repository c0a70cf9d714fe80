import { DomainError } from '@quorum/domain/errors';
import { parse } from '@quorum/domain/parse';
import { forSomebodyElse } from '@quorum/domain/response/somebodyElse';
import type { Transaction } from '../inTransaction.ts';

/**
 * The transaction of the one whose answer it is. Where a program speaks for somebody else, that is a person without an account:
 * the token of the response proves whose it is, as it does for any visitor, and the limits of the program count.
 * @throws DomainError `BAD_USER_INPUT`, `FORBIDDEN` where it is no program
 */
export const asSpeaker = (transaction: Transaction, input: unknown): Transaction => {
  const { actor } = transaction;
  const { isForSomebodyElse } = parse(forSomebodyElse.loose(), input ?? {});
  if (!isForSomebodyElse) return transaction;
  if (!actor.scopes) throw new DomainError('FORBIDDEN', 'response.ofSomebodyElse', { fields: ['isForSomebodyElse'] });
  return { ...transaction, actor: { ...actor, uid: null, identity: null, isOperator: false, visitorToken: null } };
};
