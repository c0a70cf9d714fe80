import type { FastifyRequest } from 'fastify';
import type { Context } from '../use-cases/Context.ts';
import type { Transaction } from '../use-cases/inTransaction.ts';
import { withIdempotency, type Call } from '../use-cases/withIdempotency.ts';

/** Runs a write, once for an idempotency key. A request that gets the stored result has written nothing. */
export async function writeOnce<Result>(
  request: FastifyRequest,
  context: Context,
  call: Call,
  work: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  request.hasWritten = false;
  return withIdempotency(context, call, async (transaction) => {
    const result = await work(transaction);
    request.hasWritten = true;
    return result;
  });
}
