import { randomInt } from 'node:crypto';
import type pg from 'pg';
import { StartupError } from '../../config/StartupError.ts';
import { withClients } from './withClients.ts';

/** Where requests go, and where what needs a session of its own goes. */
export interface Addresses {
  url: string;
  directUrl: string;
}

/** However busy a pooler is, one of these shows what it does. */
const TRIES = 8;
const KEY_MAX = 2 ** 31 - 1;

const DIRECT_IS_POOLER =
  'leads to a pooler that gives each transaction another connection. Set DATABASE_DIRECT_URL to the address of the ' +
  'database itself: migrations, jobs and what the servers tell each other need sessions of their own.';
const TWO_DATABASES =
  'DATABASE_URL and DATABASE_DIRECT_URL lead to different databases: what was written through one is not seen through ' +
  'the other.';

const pidOf = async (client: pg.Client): Promise<number> => {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  return rows[0]?.pid ?? 0;
};

/** Whether what one connection let go of serves another one. */
const isShared = async (one: pg.Client, other: pg.Client): Promise<boolean> => {
  const before = await pidOf(one);
  await other.query('begin');
  const meanwhile = await pidOf(other);
  const after = await pidOf(one);
  await other.query('commit');
  return before === meanwhile || before !== after;
};

const givesConnectionsAway = (url: string): Promise<boolean> =>
  withClients([url, url], async ([one, other]) => {
    // a pooler names a connection itself; where PostgreSQL has named it, nothing but a plain proxy is in between
    if ((one as unknown as { processID: number }).processID === (await pidOf(one))) return false;
    for (let n = 0; n < TRIES; n++) if (await isShared(one, other)) return true;
    return false;
  });

/** Whether what one connection holds is seen through the other: a lock is seen in its own database alone. */
const leadToOneDatabase = ({ url, directUrl }: Addresses): Promise<boolean> =>
  withClients([directUrl, url], async ([direct, pooled]) => {
    const key = randomInt(KEY_MAX);
    await direct.query(`begin; select pg_advisory_xact_lock(${key})`);
    const { rowCount } = await pooled.query(
      `select 1 from pg_locks where locktype = 'advisory' and classid = 0 and objid = ${key}
       and database = (select oid from pg_database where datname = current_database())`,
    );
    await direct.query('rollback');
    return rowCount === 1;
  });

/**
 * Both addresses answer; do they go together?
 * @throws StartupError where the direct one is a pooler's, or where they lead to different databases
 */
export const requirePair = async (addresses: Addresses): Promise<void> => {
  const { url, directUrl } = addresses;
  const isPair = url !== directUrl;
  if (await givesConnectionsAway(directUrl))
    throw new StartupError(`${isPair ? 'DATABASE_DIRECT_URL' : 'DATABASE_URL'} ${DIRECT_IS_POOLER}`);
  if (isPair && !(await leadToOneDatabase(addresses))) throw new StartupError(TWO_DATABASES);
};
