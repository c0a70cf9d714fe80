import { parse } from '@quorum/domain/parse';
import type { z } from 'zod';
import { ofNetwork } from '../../gateways/limiter.ts';
import type { ParticipantEntity } from '../../persistence/entities/EventEntity.ts';
import type { Transaction } from '../inTransaction.ts';
import { requireOwnUid } from '../permit.ts';
import { leftAddress, type Subject } from './address.ts';

/** By what somebody proves later that an answer is theirs. */
export interface Proof {
  /** Leaves the server in the answer to this request and never again. */
  responseToken: string;
  /** The secret of the visitor's browser, null for a signed-in person and a program. */
  visitorToken: string | null;
}

/** What is stored of the person whose answer it is. */
type StoredOwner = Pick<
  ParticipantEntity,
  'email' | 'language' | 'isEmailConfirmed' | 'uid' | 'tokenDigest' | 'visitorDigest'
>;

/** How one kind of answer is added. */
interface Adding<Said extends { email: string }, Locked extends { of: Subject }, Added> {
  schema: z.ZodType<Said>;
  /** Locks what is answered until the transaction ends. @throws DomainError where it does not take that */
  lock(said: Said): Promise<Locked>;
  add(locked: Locked, said: Omit<Said, 'email'>, owner: StoredOwner): Promise<Added>;
}

/** The `uid` that a client sends about itself. */
const uidIn = (input: unknown) =>
  typeof input === 'object' && input !== null && 'uid' in input ? input.uid : undefined;

/**
 * Adds what a visitor or the signed-in person answers to an event or a poll.
 * @throws DomainError `BAD_USER_INPUT`, `RATE_LIMITED`; `UNAUTHENTICATED` and `FORBIDDEN` for a `uid` that is not the caller's
 */
export async function addAnswer<Said extends { email: string }, Locked extends { of: Subject }, Added>(
  transaction: Transaction,
  urlHash: string,
  input: unknown,
  { schema, lock, add }: Adding<Said, Locked, Added>,
): Promise<Added & Proof> {
  const { actor, limiter, tokens } = transaction;
  requireOwnUid(actor, uidIn(input));
  const said = parse(schema, input);
  // before it is locked, so that a refusal does not wait for it; no other change of it counts them
  await limiter.consume([...ofNetwork('join', actor.address, urlHash), { limit: 'joinsOfEvent', key: urlHash }]);
  const locked = await lock(said);
  const { email, ...rest } = said;
  const { stored, claims } = leftAddress(transaction, locked.of, email);
  if (claims.length > 0) await limiter.consume(claims);
  const responseToken = tokens.secret();
  // a program has no browser that could be known again
  const isVisitor = actor.uid === null && !actor.scopes;
  const visitorToken = isVisitor ? (actor.visitorToken ?? tokens.secret()) : null;
  const proof = {
    uid: actor.uid,
    tokenDigest: tokens.digest(responseToken),
    visitorDigest: visitorToken && tokens.digest(visitorToken),
  };
  return { ...(await add(locked, rest, { ...stored, ...proof })), responseToken, visitorToken };
}
