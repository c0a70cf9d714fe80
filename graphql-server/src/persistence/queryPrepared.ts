import { createHash } from 'node:crypto';
import { CompiledQuery } from 'kysely';
import pg from 'pg';
import type { EntityManager } from '@mikro-orm/postgresql';

/** At the end of a statement that each connection prepares once. */
const MARK = ' /* prepared */';

/**
 * Runs a statement that comes again and again, in the transaction that is open. Its values, `$1` and so on, go beside it
 * and not into it: to parse and plan it each time would take PostgreSQL longer than to run it.
 */
export const queryPrepared = async <Row>(
  em: EntityManager,
  statement: string,
  values: readonly unknown[],
): Promise<Row[]> => {
  const { rows } = await em.getKysely().executeQuery<Row>(CompiledQuery.raw(statement + MARK, [...values]));
  em.config.getLogger().logQuery({ level: 'info', query: statement });
  return rows;
};

const names = new Map<string, string>();

/** A name of the length that PostgreSQL takes. */
const nameOf = (statement: string): string => {
  const name = names.get(statement) ?? createHash('sha256').update(statement).digest('hex').slice(0, 32);
  names.set(statement, name);
  return name;
};

export type Query = (...request: readonly unknown[]) => unknown;

interface Config extends pg.ClientConfig {
  /** How long a transaction waits for what another one holds, in milliseconds. */
  lockPatience?: number;
}

/**
 * The pool's connections: they prepare the statements of `queryPrepared` by name, and bound what a transaction waits for.
 */
export class PreparingClient extends pg.Client {
  readonly #begin: string;

  constructor(config: Config = {}) {
    super(config);
    // for the transaction alone, as a pooler in between keeps it; with its begin, so that it costs no round trip
    this.#begin = `begin; set local lock_timeout = ${config.lockPatience ?? 0}`;
  }

  // its result depends on its arguments, which its callers know by the types of `pg.Client`
  override query(request: unknown, ...rest: readonly unknown[]): never {
    const query = super.query.bind(this) as Query;
    if (request === 'begin') return query(this.#begin, ...rest) as never;
    if (typeof request !== 'string' || !request.endsWith(MARK)) return query(request, ...rest) as never;
    const [values, ...others] = rest;
    return query({ name: nameOf(request), text: request, values }, ...others) as never;
  }
}
