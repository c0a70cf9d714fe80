import { DomainError } from '@quorum/domain/errors';
import { seal, unseal } from '../gateways/sealing.ts';
import { KeptAnswerRepository } from '../persistence/repositories/KeptAnswerRepository.ts';
import type { Context, RequestActor } from './Context.ts';
import { inTurn } from './inTurn.ts';

export const KEY_KEPT = { hours: 24 };

const KEY = /^[\x21-\x7e]{1,255}$/;
/** Nobody guesses a key of this length, such as a UUID. */
const UNGUESSABLE = 16;

interface Call {
  /** What is asked for. */
  name: string;
  /** What the client said, as JSON has it. */
  said: unknown;
  /** The event that it changes; others that change it wait, before they hold a connection. */
  urlHash?: string;
}

/**
 * Whose a key is: the person's; of visitors whoever knows it, also from another network than before. A key that others
 * may have thought of too counts for one network alone.
 */
const holderOf = ({ uid, address }: RequestActor, key: string) => {
  if (uid !== null) return `person ${uid}`;
  return key.length < UNGUESSABLE ? `visitor at ${address}` : 'visitor';
};

/**
 * Answers a request that carries an `Idempotency-Key`: the first time by doing it, then for a day with the same answer.
 * Repetitions that come while it is being done wait for it. What is refused is forgotten, so that it can be tried again.
 * @throws DomainError `BAD_USER_INPUT` for a key that is none, `KEY_REUSED` for one that came with another request
 */
export async function answerOnce<Answer>(context: Context, call: Call, answer: () => Promise<Answer>): Promise<Answer> {
  const { actor, em, clock, tokens } = context;
  const key = actor.idempotencyKey;
  if (key === null) return answer();
  if (!KEY.test(key)) throw new DomainError('BAD_USER_INPUT', 'Idempotency-Key must be up to 255 letters and digits');
  const secret = `${key}\n${holderOf(actor, key)}`;
  const keyDigest = tokens.digest(secret);
  const requestDigest = tokens.digest(`${secret}\n${call.name}\n${JSON.stringify(call.said)}`);
  const kept = new KeptAnswerRepository(em);
  const once = async () => {
    const now = clock.now();
    const found = await kept.findOrClaim({ keyDigest, requestDigest, createdAt: now }, now.minus(KEY_KEPT));
    if (!found) {
      const made = await answer();
      await kept.keep(keyDigest, seal(secret, JSON.stringify(made)));
      return made;
    }
    if (found.requestDigest !== requestDigest)
      throw new DomainError('KEY_REUSED', 'This Idempotency-Key came with another request. Please use a new one');
    return JSON.parse(unseal(secret, found.sealedAnswer ?? '')) as Answer;
  };
  return inTurn(call.urlHash ?? keyDigest, () => em.transactional(once));
}
