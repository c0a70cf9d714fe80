import { createHash } from 'node:crypto';
import { CompiledQuery } from 'kysely';
import type { PoolClient } from 'pg';
import type { EntityManager } from '@mikro-orm/postgresql';

/** At the end of a statement that each connection is to plan once. */
const MARK = ' /* planned once */';

/**
 * Asks a statement that comes again and again, in the transaction that is open. Its values, `$1` and so on, go beside it
 * and not into it: reading and planning it anew would take PostgreSQL longer than answering it.
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

type Query = (...request: readonly unknown[]) => unknown;

/** Has this connection remember the plans of such statements, by a name of each. */
export const rememberPlans = (client: PoolClient): void => {
  const query = client.query.bind(client) as Query;
  const rememberingQuery: Query = (request, ...rest) => {
    if (typeof request !== 'string' || !request.endsWith(MARK)) return query(request, ...rest);
    const [values, ...others] = rest;
    return query({ name: nameOf(request), text: request, values }, ...others);
  };
  Object.assign(client, { query: rememberingQuery });
};
