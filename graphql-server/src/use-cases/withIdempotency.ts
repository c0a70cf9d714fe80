import { decrypt, encrypt } from '../gateways/encryption.ts';
import { DROPPED, IdempotencyRepository } from '../persistence/repositories/IdempotencyRepository.ts';
import type { Context } from './Context.ts';
import { inTransaction, NO_TURN, type Transaction } from './inTransaction.ts';
import { answerLost, claimOf, KEY_LIFETIME, keyReused } from './KeyedRequest.ts';

export interface Call {
  name: string;
  /** What the client sent, as JSON has it. */
  input: unknown;
  /** The event that it changes; other changes of it wait, before they hold a connection. */
  urlHash?: string;
  /** Where it changes more than that, the hashes of all. */
  turns?: readonly string[];
}

/**
 * Does `work` in one transaction. A request with an `Idempotency-Key` does it once: for a day, repetitions get the same
 * result, and those that come meanwhile wait for it. A refusal is not stored, so that it can be tried again.
 * @throws DomainError `BAD_USER_INPUT` for a malformed key, `KEY_REUSED` for one that came with another request, `CONFLICT` where
 * the right to read the result has ended since
 */
export async function withIdempotency<Result>(
  context: Context,
  { name, input, urlHash, turns }: Call,
  work: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  const { actor, em, clock } = context;
  const key = actor.idempotencyKey;
  const changed = turns ?? (urlHash === undefined ? NO_TURN : [urlHash]);
  // a request that is kept as a whole claims the key by itself
  if (key === null || context.keyed) return inTransaction(context, changed, work);
  const { secret, keyDigest, requestDigest, personDigest } = claimOf(context, key, name, input);
  const stored = new IdempotencyRepository(em);
  const once = async (transaction: Transaction) => {
    const now = clock.now();
    const claim = { keyDigest, requestDigest, personDigest, createdAt: now };
    const found = await stored.findOrClaim(claim, now.minus(KEY_LIFETIME));
    if (!found) {
      const result = await work(transaction);
      await stored.store(keyDigest, encrypt(secret, JSON.stringify(result)));
      return result;
    }
    if (found.requestDigest !== requestDigest) throw keyReused();
    if (found.encryptedResult === DROPPED) throw answerLost();
    return JSON.parse(decrypt(secret, found.encryptedResult ?? '')) as Result;
  };
  return inTransaction(context, [...changed, keyDigest], once);
}
