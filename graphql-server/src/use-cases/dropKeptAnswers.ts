import { IdempotencyRepository } from '../persistence/repositories/IdempotencyRepository.ts';
import type { Transaction } from './inTransaction.ts';
import { personDigestOf } from './KeyedRequest.ts';

/**
 * Has nobody read again what these people were answered under an `Idempotency-Key`: they may read less now. To be called
 * wherever somebody stops organising. Answers are encrypted, so nobody knows which of them are about what they may not read.
 */
export const dropKeptAnswers = (transaction: Transaction, uids: readonly (string | null)[]): Promise<void> =>
  new IdempotencyRepository(transaction.em).dropAnswersOf(
    uids.flatMap((uid) => (uid === null ? [] : [personDigestOf(transaction, uid)])),
    // one who leaves gets the answer to that as often as they ask
    transaction.keyed?.keyDigest ?? null,
  );
