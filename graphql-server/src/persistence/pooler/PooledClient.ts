import pg from 'pg';
import type { Query } from '../queryPrepared.ts';

interface Config extends pg.ClientConfig {
  /** How long a transaction waits for what another one holds, in milliseconds. */
  lockPatience?: number;
  /** How long a statement may take, and the next one of a transaction may be waited for. */
  statementPatience?: number;
  idlePatience?: number;
}

/** Beside what PostgreSQL allows a statement: a pooler that waits for a database says nothing meanwhile. */
const SILENCE_MS = 1_000;

/** What `pg` knows of a connection, and its types do not. */
interface Known {
  getTransactionStatus(): 'I' | 'T' | 'E' | null;
}

/**
 * Connections through a pooler that gives each transaction another connection to PostgreSQL. Nothing may stay on one:
 * neither settings, which such a pooler may refuse at the start, nor prepared statements. So a statement by itself is a
 * transaction too, which bounds what it takes; its parts go out together, and cost one round trip.
 */
export class PooledClient extends pg.Client {
  readonly #begin: string;

  constructor({ lockPatience = 0, statementPatience = 0, idlePatience = 0, ...config }: Config = {}) {
    super({
      ...config,
      pipeline: true,
      keepAlive: true,
      // the connection ends with it: whatever came later would be the answer to something else
      ...(statementPatience > 0 && { query_timeout: statementPatience + SILENCE_MS }),
    });
    this.#begin = [
      'begin',
      `set local lock_timeout = ${lockPatience}`,
      `set local statement_timeout = ${statementPatience}`,
      `set local idle_in_transaction_session_timeout = ${idlePatience}`,
    ].join('; ');
  }

  // its result depends on its arguments, which its callers know by the types of `pg.Client`
  override query(request: unknown, ...rest: readonly unknown[]): never {
    const query = super.query.bind(this) as Query;
    if (request === 'begin') return query(this.#begin, ...rest) as never;
    const isInTransaction = (this as unknown as Known).getTransactionStatus() !== 'I';
    const isPromised = typeof rest.at(-1) !== 'function';
    if (isInTransaction || !isPromised || typeof request !== 'string') return query(request, ...rest) as never;
    return this.#alone(query, () => query(request, ...rest)) as never;
  }

  /** The statement by itself; what it writes is there once it resolves. */
  async #alone(query: Query, send: () => unknown): Promise<unknown> {
    const [begun, result, committed] = await Promise.allSettled([query(this.#begin), send(), query('commit')]);
    for (const part of [begun, result, committed]) if (part.status === 'rejected') throw part.reason;
    return (result as PromiseFulfilledResult<unknown>).value;
  }
}
