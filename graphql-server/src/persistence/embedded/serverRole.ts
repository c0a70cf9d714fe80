import { createHmac } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { PACKAGE_ROOT } from '../../config/packageRoot.ts';
import { StartupError } from '../../config/StartupError.ts';
import { readPassword, type DataFolder } from './dataFolder.ts';

/** As whom the server works: it owns its database and no more. */
export const SERVER_ROLE = 'quorum_server';

/** Of the server's role: another than the superuser's, which does not follow from it. */
export const serverPassword = (folder: DataFolder): string =>
  createHmac('sha256', readPassword(folder)).update(SERVER_ROLE).digest('base64url');

/** A number that nothing else locks by: processes that start together take turns. */
const LOCK = 727_210_544;

const OWNED = `select exists (
  select from pg_database d join pg_roles r on r.oid = d.datdba where d.datname = current_database() and r.rolname = '${SERVER_ROLE}'
) as owned`;

/** What is done to the database in it. */
const HAND_OVER = path.join(PACKAGE_ROOT, 'assets/database/giveToServer.sql');

const inTransaction = async (client: pg.Client, work: () => Promise<void>): Promise<void> => {
  await client.query('begin');
  try {
    await work();
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
};

/**
 * Has the database at `url`, which a superuser opens, belong to a role that is none: what goes wrong in the server, or is
 * slipped into a statement of it, reads no files, runs no programs and sees no other database. All at once or not at all.
 * @throws StartupError when PostgreSQL refuses
 */
export async function giveToServer(folder: DataFolder, url: string): Promise<void> {
  const client = new pg.Client(url);
  client.on('error', () => undefined); // the query under way says so too
  try {
    await client.connect();
    const { rows } = await client.query<{ owned: boolean }>(OWNED);
    if (rows[0]?.owned) return;
    await inTransaction(client, async () => {
      await client.query('select pg_advisory_xact_lock($1)', [LOCK]);
      const { rowCount } = await client.query('select from pg_roles where rolname = $1', [SERVER_ROLE]);
      const verb = rowCount === 0 ? 'create' : 'alter';
      const rights = 'login nosuperuser nocreatedb nocreaterole noreplication nobypassrls';
      await client.query(`${verb} role ${SERVER_ROLE} ${rights} password '${serverPassword(folder)}'`);
      await client.query(await readFile(HAND_OVER, 'utf8'));
    });
  } catch (error) {
    const said = error instanceof Error ? error.message : String(error);
    throw new StartupError(`The embedded database could not be given to its server: ${said}`, { cause: error });
  } finally {
    await client.end().catch(() => undefined);
  }
}
