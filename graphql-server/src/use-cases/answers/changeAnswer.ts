import { parse } from '@quorum/domain/parse';
import { canEditResponse, canRemoveResponse, type Organised } from '@quorum/domain/policies';
import type { z } from 'zod';
import { ofNetwork } from '../../gateways/limiter.ts';
import type { ParticipantEntity } from '../../persistence/entities/EventEntity.ts';
import type { PollVoterEntity } from '../../persistence/entities/PollEntity.ts';
import { changedFields } from '../changedFields.ts';
import type { Context } from '../Context.ts';
import { inTransaction, type Transaction } from '../inTransaction.ts';
import { judgeEarly } from '../judgeEarly.ts';
import { permit } from '../permit.ts';
import { addressChangeClaims, leftAddress, type Subject } from './address.ts';
import { ownershipOf } from './ownership.ts';

/** Which answer is meant, and the proof that it is the caller's. */
export interface AnswerAddress {
  urlHash: string;
  id: string;
  /** What came with the answer, or by mail; absent where the cookie or the signed-in person is the proof. */
  responseToken?: string | null | undefined;
}

/** An answer, and its event or poll. */
export interface Found {
  of: Subject & Organised;
  answer: ParticipantEntity | PollVoterEntity;
}

/** One kind of answer, responses or votes: in what its changes differ from those of the other. */
export interface Answers<Locked extends Found, Changed, Said extends { email?: string | undefined }> {
  name: 'response' | 'vote';
  change: z.ZodType<Said>;
  /** Names an answer among those of both kinds, for limits. */
  keyOf(answer: Locked['answer']): string;
  /** Reads what is judged, and no more. @throws DomainError `NOT_FOUND` */
  look(context: Context, address: AnswerAddress): Promise<Found & Pick<Locked, 'answer'>>;
  /** Locks it until the transaction ends, with its event or poll. @throws DomainError `NOT_FOUND` */
  lock(transaction: Transaction, address: AnswerAddress): Promise<Locked>;
  /** What is stored with the answer itself. @throws DomainError where the event or poll does not take that */
  rowOf(transaction: Transaction, locked: Locked, said: Omit<Said, 'email'>): Partial<Locked['answer']>;
  /** Stores and records the rest of a change. @param fields what it changes, the address among them */
  finish(transaction: Transaction, locked: Locked, said: Omit<Said, 'email'>, fields: readonly string[]): Promise<void>;
  /** Takes along what goes with it, and records that it goes. */
  leave(transaction: Transaction, locked: Locked): void | Promise<void>;
  /** Settles its event or poll, once the change is stored. */
  settle(transaction: Transaction, locked: Locked): Promise<Changed>;
}

/** @throws DomainError `FORBIDDEN` where the answer is not the caller's */
const requireOwn = (context: Context, { answer }: Found, { responseToken }: AnswerAddress) =>
  permit(canEditResponse(context.actor, ownershipOf(context, answer, responseToken)), 'response.notYours');

/** An answer as it is, for its owner alone. @throws DomainError `FORBIDDEN`, `NOT_FOUND` */
export async function getOwnAnswer<Locked extends Found, Said extends object>(
  context: Context,
  answers: Answers<Locked, unknown, Said>,
  address: AnswerAddress,
): Promise<Locked['answer']> {
  const found = await answers.look(context, address);
  requireOwn(context, found, address);
  return found.answer;
}

type Change<Locked> = (transaction: Transaction, locked: Locked) => void | Promise<void>;

/**
 * Changes an answer, one change of its event or poll after the other, and settles that.
 * @throws DomainError `NOT_FOUND`
 */
export const changeLocked = <Locked extends Found, Changed, Said extends object>(
  context: Context,
  answers: Answers<Locked, Changed, Said>,
  address: AnswerAddress,
  change: Change<Locked>,
): Promise<Changed> =>
  inTransaction(context, [address.urlHash], (transaction) => changeWithin(transaction, answers, address, change));

/** The same in a transaction that is open, whose turn is that of the event or poll. @throws DomainError `NOT_FOUND` */
export async function changeWithin<Locked extends Found, Changed, Said extends object>(
  transaction: Transaction,
  answers: Answers<Locked, Changed, Said>,
  address: AnswerAddress,
  change: Change<Locked>,
): Promise<Changed> {
  const locked = await answers.lock(transaction, address);
  await change(transaction, locked);
  await transaction.em.flush();
  return answers.settle(transaction, locked);
}

/**
 * The same for one who may not be allowed to: judged before anything is locked, so that a refusal has nobody wait, and again
 * when it is.
 * @throws DomainError `NOT_FOUND`, `RATE_LIMITED`, and what `judge` throws
 */
export async function changeAnswer<Locked extends Found, Changed, Said extends object>(
  context: Context,
  answers: Answers<Locked, Changed, Said>,
  address: AnswerAddress,
  { judge, change }: { judge: (found: Found) => void; change: Change<Locked> },
): Promise<Changed> {
  await judgeEarly(context, (apart) => answers.look(apart, address), judge);
  return changeLocked(context, answers, address, async (transaction, locked) => {
    judge(locked);
    await change(transaction, locked);
  });
}

/**
 * Changes what an answer says; what `input` leaves out stays as it is. One that says what it said is news to nobody.
 * @throws DomainError `BAD_USER_INPUT`, `FORBIDDEN`, `NOT_FOUND`, `CONFLICT`; `RATE_LIMITED` for one address, or change, too
 * many
 */
export async function updateAnswer<Locked extends Found, Changed, Said extends { email?: string | undefined }>(
  context: Context,
  answers: Answers<Locked, Changed, Said>,
  address: AnswerAddress,
  input: unknown,
): Promise<Changed> {
  const { actor, limiter, tokens } = context;
  const { urlHash, responseToken } = address;
  const claims = ofNetwork('editResponse', actor.address, urlHash);
  // a refusal locks and loads nothing
  await limiter.check(claims);
  const judge = (found: Found) => requireOwn(context, found, address);
  const change = async (transaction: Transaction, locked: Locked) => {
    const { of, answer } = locked;
    const { email, ...said } = parse(answers.change, input);
    const row = answers.rowOf(transaction, locked, said);
    const isSame = email === undefined || (email || null) === answer.email;
    const left = isSame ? null : leftAddress(context, of, email);
    const ofAddress = left?.claims.length ? [...addressChangeClaims(actor, answers.keyOf(answer)), ...left.claims] : [];
    await transaction.limiter.consume([...claims, ...ofAddress]);
    const fields = changedFields<object>(answer, { ...row, ...left?.stored });
    const cameByMail = tokens.matches(responseToken, answer.mailTokenDigest ?? null);
    Object.assign(answer, {
      ...row,
      // the owner of the former address, perhaps a mistyped one, has nothing to do with it any more
      ...(left ? { ...left.stored, mailTokenDigest: null } : cameByMail && { isEmailConfirmed: true }),
      updatedAt: transaction.clock.now(),
    });
    await answers.finish(transaction, locked, said, fields);
  };
  return changeAnswer(context, answers, address, { judge, change });
}

/**
 * Withdraws an answer: its owner may, and the organiser of its event or poll.
 * @throws DomainError `FORBIDDEN`, `NOT_FOUND`
 */
export async function removeAnswer<Locked extends Found, Said extends object>(
  context: Context,
  answers: Answers<Locked, unknown, Said>,
  address: AnswerAddress,
): Promise<void> {
  const judge = ({ of, answer }: Found) => {
    const ownership = ownershipOf(context, answer, address.responseToken);
    permit(canRemoveResponse(context.actor, ownership, of), `${answers.name}.notYoursToRemove`);
  };
  const change = async (transaction: Transaction, locked: Locked) => {
    await answers.leave(transaction, locked);
    transaction.em.remove(locked.answer);
  };
  await changeAnswer(context, answers, address, { judge, change });
}
