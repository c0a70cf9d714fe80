import type { ClientBase } from 'pg';
import { StartupError } from '../../config/StartupError.ts';
import { migrate } from '../migrate.ts';
import { readBackup, type Batch } from './readBackup.ts';
import { tablesOf, versionOf, type Table } from './tables.ts';
import { withClient } from './withClient.ts';

const USED = `select exists (select from event) or exists (select from participant) or exists (select from local_account)
  or exists (select from mail) as used`;

/** Rows come table by table, so what they refer to may come later: it is looked at once all are there. */
const REFERENCES = `
  select format('alter table %s alter constraint %I', conrelid::regclass, conname) as change
  from pg_constraint join pg_namespace on pg_namespace.oid = connamespace
  where contype = 'f' and nspname in ('public', 'graphile_worker')`;

const SEQUENCES = `
  select format('select setval(%L, coalesce(max(%I), 0) + 1, false) from %I.%I', sequence, attname, nspname, relname) as change
  from pg_attribute join pg_class on pg_class.oid = attrelid join pg_namespace on pg_namespace.oid = relnamespace,
    lateral pg_get_serial_sequence(format('%I.%I', nspname, relname), attname) as sequence
  where nspname in ('public', 'graphile_worker') and relkind = 'r' and attnum > 0 and not attisdropped
    and sequence is not null`;

/** No server of the old database holds them any more. */
const RELEASE = `
  update graphile_worker._private_jobs set locked_at = null, locked_by = null where locked_at is not null;
  update graphile_worker._private_job_queues set locked_at = null, locked_by = null where locked_at is not null`;

const changesOf = async (client: ClientBase, sql: string): Promise<string[]> =>
  (await client.query<{ change: string }>(sql)).rows.map(({ change }) => change);

const insert = async (client: ClientBase, tables: readonly Table[], { table, lines }: Batch): Promise<void> => {
  const columns = tables.find(({ name }) => name === table)?.columns.join(', ');
  if (!columns) throw new StartupError(`The backup holds a table that this version does not have: ${table}`);
  await client.query(
    `insert into ${table} (${columns}) overriding system value
       select ${columns.replace(/(^|, )/g, '$1row.')} from unnest($1::text[]) as line,
       lateral json_populate_record(null::${table}, line::json -> 'row') as row`,
    [lines],
  );
};

const fill = async (client: ClientBase, file: string): Promise<number> => {
  const tables = await tablesOf(client);
  const version = await versionOf(client);
  let rows = 0;
  await client.query(`truncate ${tables.map(({ name }) => name).join(', ')}`);
  for await (const batch of readBackup(file, (other) => other === version)) {
    await insert(client, tables, batch);
    rows += batch.lines.length;
  }
  return rows;
};

/**
 * Puts what a backup holds into the database at `url`, which must be empty; all of it or, when it fails, nothing.
 * Returns how many rows there were.
 * @throws StartupError when the database is in use or the file does not fit
 */
export const restoreBackup = async (file: string, url: string): Promise<number> => {
  await migrate(url);
  return withClient(url, async (client) => {
    await client.query('begin');
    const { rows } = await client.query<{ used: boolean }>(USED);
    if (rows[0]?.used) throw new StartupError('The database is not empty: restore into one that is');
    const references = await changesOf(client, REFERENCES);
    for (const change of references) await client.query(`${change} deferrable initially deferred`);
    const count = await fill(client, file);
    await client.query('set constraints all immediate');
    for (const change of references) await client.query(`${change} not deferrable`);
    for (const change of await changesOf(client, SEQUENCES)) await client.query(change);
    await client.query(RELEASE);
    await client.query('commit');
    return count;
  });
};
