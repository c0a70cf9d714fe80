import { DomainError } from '@quorum/domain/errors';
import { KEY_HOURS } from '@quorum/domain/platform/apiLimits';
import { decrypt, encrypt } from '../gateways/encryption.ts';
import { IdempotencyRepository } from '../persistence/repositories/IdempotencyRepository.ts';
import type { Context, RequestActor } from './Context.ts';
import { inTransaction, NO_TURN, type Transaction } from './inTransaction.ts';

export const KEY_LIFETIME = { hours: KEY_HOURS };

const KEY = /^[\x21-\x7e]{1,255}$/;
/** A key of this length, such as a UUID, cannot be guessed. */
const UNGUESSABLE = 16;

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
 * Whose a key is: the person's; for visitors it belongs to the one who knows it, also from another network than before.
 * A key that others may have thought of too counts for one network alone.
 */
const holderOf = ({ uid, address }: RequestActor, key: string) => {
  if (uid !== null) return `person ${uid}`;
  return key.length < UNGUESSABLE ? `visitor at ${address}` : 'visitor';
};

/**
 * Does `work` in one transaction. A request with an `Idempotency-Key` does it once: for a day, repetitions get the same
 * result, and those that come meanwhile wait for it. A refusal is not stored, so that it can be tried again.
 * @throws DomainError `BAD_USER_INPUT` for a malformed key, `KEY_REUSED` for one that came with another request
 */
export async function withIdempotency<Result>(
  context: Context,
  { name, input, urlHash, turns }: Call,
  work: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  const { actor, em, clock, tokens } = context;
  const key = actor.idempotencyKey;
  const changed = turns ?? (urlHash === undefined ? NO_TURN : [urlHash]);
  if (key === null) return inTransaction(context, changed, work);
  if (!KEY.test(key)) throw new DomainError('BAD_USER_INPUT', 'request.keyUnreadable');
  const secret = `${key}\n${holderOf(actor, key)}`;
  const keyDigest = tokens.digest(secret);
  const requestDigest = tokens.digest(`${secret}\n${name}\n${JSON.stringify(input)}`);
  const stored = new IdempotencyRepository(em);
  const once = async (transaction: Transaction) => {
    const now = clock.now();
    const found = await stored.findOrClaim({ keyDigest, requestDigest, createdAt: now }, now.minus(KEY_LIFETIME));
    if (!found) {
      const result = await work(transaction);
      await stored.store(keyDigest, encrypt(secret, JSON.stringify(result)));
      return result;
    }
    if (found.requestDigest !== requestDigest) throw new DomainError('KEY_REUSED', 'request.keyReused');
    return JSON.parse(decrypt(secret, found.encryptedResult ?? '')) as Result;
  };
  return inTransaction(context, [...changed, keyDigest], once);
}
