import pg, { type ClientBase } from 'pg';
import { StartupError } from '../../config/StartupError.ts';
import { migrateTo } from '../migrate.ts';
import { migrations } from '../migrations/migrations.ts';
import { waitForDatabase } from '../waitForDatabase.ts';
import { withoutTriggers } from './pauses.ts';
import { readBackup, readVersion, type Batch } from './readBackup.ts';
import { ownOf, requireKnown, requireNotAhead } from './requireVersion.ts';
import { SCHEMAS, tablesOf, versionOf, type Sequence, type Table } from './tables.ts';
import { withClient } from './withClient.ts';

const MIGRATIONS = migrations.map(({ name }) => name);

/** What a server puts into a database by itself when it first starts. */
const PREPARED = ['public.event_type'];
const isOfQueue = (name: string) => name.startsWith('graphile_worker.');

/** For a file that does not say where the sequences were. */
const SEQUENCES_BY_ROWS = `
  select format('select setval(%L, coalesce(max(%I), 0) + 1, false) from %I.%I', sequence, attname, nspname, relname) as change
  from pg_attribute join pg_class on pg_class.oid = attrelid join pg_namespace on pg_namespace.oid = relnamespace,
    lateral pg_get_serial_sequence(format('%I.%I', nspname, relname), attname) as sequence
  where nspname in ${SCHEMAS} and relkind = 'r' and attnum > 0 and not attisdropped and sequence is not null`;

/** One that has given no number yet begins where it would have begun. */
const SET_SEQUENCE = `
  select setval(format('%I.%I', schemaname, sequencename), coalesce($2::bigint, start_value), $2 is not null)
  from pg_sequences where format('%I.%I', schemaname, sequencename) = $1`;

/** No server of the old database holds them any more. */
const RELEASE = `
  update graphile_worker._private_jobs set locked_at = null, locked_by = null where locked_at is not null;
  update graphile_worker._private_job_queues set locked_at = null, locked_by = null where locked_at is not null`;

/** @throws StartupError when somebody uses the database */
const requireUnused = async (client: ClientBase): Promise<void> => {
  for (const { name } of await tablesOf(client)) {
    if (isOfQueue(name) || PREPARED.includes(name)) continue;
    const { rows } = await client.query<{ used: boolean }>(`select exists (select from ${name}) as used`);
    if (rows[0]?.used) throw new StartupError('The database is not empty: restore into one that is');
  }
};

const insert = async (client: ClientBase, tables: readonly Table[], { table, columns, lines }: Batch) => {
  const found = tables.find(({ name }) => name === table);
  if (!found) throw new StartupError(`The backup holds a table that this version does not have: ${table}`);
  const unknown = columns.find((column) => !found.columns.includes(column));
  if (unknown) throw new StartupError(`The backup holds a column that this version does not have: ${table}.${unknown}`);
  const written = columns.filter((column) => !found.computed.includes(column)).map((name) => pg.escapeIdentifier(name));
  await client.query(
    `insert into ${found.name} (${written.join(', ')}) overriding system value
       select ${written.map((column) => `row.${column}`).join(', ')} from unnest($1::text[]) as line,
       lateral json_populate_record(null::${found.name}, line::json -> 'row') as row`,
    [lines],
  );
};

const setSequences = async (client: ClientBase, sequences: readonly Sequence[]): Promise<void> => {
  const { rows } = await client.query<{ change: string }>(SEQUENCES_BY_ROWS);
  for (const { change } of rows) await client.query(change);
  for (const { sequence, last } of sequences) await client.query(SET_SEQUENCE, [sequence, last]);
};

/** Puts the rows into the empty tables, and returns how many there were. */
const fill = async (client: ClientBase, file: string, tables: readonly Table[]): Promise<number> => {
  const sequences: Sequence[] = [];
  let rows = 0;
  for await (const part of readBackup(file)) {
    if ('sequence' in part) {
      sequences.push(part);
      continue;
    }
    await insert(client, tables, part);
    rows += part.lines.length;
  }
  await setSequences(client, sequences);
  return rows;
};

/** All of it or nothing, while nobody else reads or writes. */
const load = async (client: ClientBase, file: string, version: readonly string[]): Promise<number> => {
  const tables = await tablesOf(client);
  const names = tables.map(({ name }) => name).join(', ');
  await client.query('begin');
  await client.query(`lock table ${names} in access exclusive mode`);
  await requireUnused(client);
  // a server may have started meanwhile
  const present = await versionOf(client);
  requireKnown(file, version, present);
  requireNotAhead(file, version, present);
  const count = await withoutTriggers(client, async () => {
    await client.query(`truncate ${names}`);
    return fill(client, file, tables);
  });
  await client.query(RELEASE);
  await client.query('commit');
  return count;
};

/** What a database says about a file whose rows it does not take, without the row. */
const asRefusal = (file: string, error: unknown): unknown =>
  error instanceof pg.DatabaseError
    ? new StartupError(`${file} cannot be restored: ${error.message}`, { cause: error })
    : error;

/**
 * Puts what a backup holds into the database at `url`, which must be empty; all of it or, when it fails, nothing. One of an
 * older version is migrated once its rows are there. Returns how many rows there were.
 * @throws StartupError when the database is in use or the file does not fit
 */
export const restoreBackup = async (file: string, url: string): Promise<number> => {
  const version = await readVersion(file);
  requireKnown(file, ownOf(version), MIGRATIONS);
  await waitForDatabase(url);
  const count = await withClient(url, async (client) => {
    await requireUnused(client);
    requireNotAhead(file, version, await versionOf(client));
    await migrateTo(url, ownOf(version));
    try {
      return await load(client, file, version);
    } catch (error) {
      throw asRefusal(file, error);
    }
  });
  await migrateTo(url, MIGRATIONS);
  return count;
};
