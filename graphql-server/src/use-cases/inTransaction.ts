import { retryOnDeadlock } from '../persistence/retryOnDeadlock.ts';
import type { Context } from './Context.ts';

/** A context with an open transaction: what it writes is committed together, or not at all. */
export type Transaction = Context & { readonly isTransaction: true };

/**
 * Runs `work` in a transaction, again when PostgreSQL ends it to untangle a deadlock: `work` changes nothing that a
 * rollback does not undo.
 */
export const inTransaction = <Result>(
  context: Context,
  work: (transaction: Transaction) => Promise<Result>,
): Promise<Result> => retryOnDeadlock(() => context.em.transactional(() => work({ ...context, isTransaction: true })));
