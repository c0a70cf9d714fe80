import { DomainError } from '@quorum/domain/errors';
import { busy } from '../gateways/Turns.ts';
import { isLockTimeout } from '../persistence/isDatabaseUnavailable.ts';
import { retryOnDeadlock } from '../persistence/retryOnDeadlock.ts';
import type { Figures } from '../activity/Activity.ts';
import type { Recording } from '../activity/record.ts';
import type { Context } from './Context.ts';

/** A context with an open transaction: what it writes is committed together, or not at all. */
export type Transaction = Context & Recording;

/** For a transaction that waits for nothing which others may hold. */
export const NO_TURN: readonly string[] = [];

/** Does `work` as the request that has a key, in the first of its transactions. */
const claiming = async <Result>(keyed: Context['keyed'], work: () => Promise<Result>) => {
  await keyed?.claim();
  return work();
};

/** Ends a transaction that was only to show what would come of it. */
class Undone<Result> extends Error {
  constructor(readonly result: Result) {
    super('Taken back');
  }
}

/** Does all of it, as far as the database judges it too, and takes it back. */
const undone = async <Result>({ em }: Context, work: () => Promise<Result>): Promise<Result> => {
  const rehearse = async () => {
    const result = await work();
    await em.flush();
    throw new Undone(result);
  };
  try {
    return await em.transactional(rehearse);
  } catch (error) {
    // what was read is as it was changed
    em.clear();
    if (error instanceof Undone) return error.result as Result;
    throw error;
  }
};

/**
 * Runs `work` in a transaction, again when PostgreSQL ends it to untangle a deadlock: `work` changes nothing that a
 * rollback does not undo. A commit that changes what everybody sees invalidates the caches. A refusal in there counts, since
 * the transaction has held what others wait for.
 * @param turns the hashes of the events and polls whose rows `work` waits for: it begins, and takes a connection, once
 * nobody else on this server has them
 * @throws DomainError `UNAVAILABLE` where they are not free in time, `RATE_LIMITED` for a caller who was refused too
 * often
 */
export async function inTransaction<Result>(
  context: Context,
  turns: readonly string[],
  work: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  const run = async () => {
    const ofEvents = { figures: new Map<number, Figures>(), activities: [] };
    const effects = { isRecorded: false, isVisible: false, isTakenAway: false, ofEvents };
    const inside = () => claiming(context.keyed, () => work({ ...context, isTransaction: true, effects }));
    const { rehearsal } = context;
    if (rehearsal) {
      const result = await undone(context, inside);
      rehearsal.hasChanged ||= effects.isRecorded;
      return result;
    }
    const wasClaimed = context.keyed?.isClaimed;
    const result = await context.em.transactional(inside).catch((error: unknown) => {
      if (context.keyed && !wasClaimed) context.keyed.isClaimed = false;
      throw error;
    });
    if (effects.isVisible) context.invalidate(effects.isTakenAway);
    if (effects.isRecorded) context.dispatchSoon();
    return result;
  };
  try {
    const { keyed } = context;
    const taken = keyed && !keyed.isClaimed ? [...turns, keyed.keyDigest] : turns;
    const wait = () => context.turns.take(taken, () => retryOnDeadlock(run));
    return await (turns.length === 0 ? wait() : countRefusals(context, wait));
  } catch (error) {
    throw isLockTimeout(error) ? busy(error) : error;
  }
}

/**
 * Does `work` for one who was not refused too often, and counts where it is refused.
 * @throws DomainError `RATE_LIMITED`
 */
export async function countRefusals<Result>({ limiter }: Context, work: () => Promise<Result>): Promise<Result> {
  limiter.checkRefusals();
  try {
    return await work();
  } catch (error) {
    if (error instanceof DomainError && isOver(error)) limiter.addRefusal();
    throw error;
  }
}

/** A caller who must try again later was counted elsewhere, or has done nothing. */
const isOver = ({ code }: DomainError): boolean => code !== 'RATE_LIMITED' && code !== 'UNAVAILABLE';
