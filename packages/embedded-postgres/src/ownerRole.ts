import { createHmac } from 'node:crypto';
import pg from 'pg';
import { EmbeddedPostgresError } from './EmbeddedPostgresError.ts';
import { readPassword, type DataFolder } from './dataFolder.ts';

/** Of the role that owns the database: another than the superuser's, which does not follow from it. */
export const rolePassword = (folder: DataFolder, role: string): string =>
  createHmac('sha256', readPassword(folder)).update(role).digest('base64url');

/** A number that nothing else locks by: processes that start together take turns. */
const LOCK = 727_210_544;

const OWNED = `select exists (
  select from pg_database d join pg_roles r on r.oid = d.datdba where d.datname = current_database() and r.rolname = $1
) as owned`;

interface HandOver {
  /** Of the database, as a superuser opens it. */
  url: string;
  role: string;
  handOver: () => Promise<string>;
}

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
 * Makes the database belong to a role that is no superuser: what goes wrong in a program, or is slipped into a statement
 * of it, reads no files, runs no programs and sees no other database. All at once or not at all.
 * @throws EmbeddedPostgresError when PostgreSQL refuses
 */
export async function giveToRole(folder: DataFolder, { url, role, handOver }: HandOver): Promise<void> {
  const client = new pg.Client(url);
  client.on('error', () => undefined); // the query under way says so too
  try {
    await client.connect();
    const { rows } = await client.query<{ owned: boolean }>(OWNED, [role]);
    if (rows[0]?.owned) return;
    await inTransaction(client, async () => {
      await client.query('select pg_advisory_xact_lock($1)', [LOCK]);
      const { rowCount } = await client.query('select from pg_roles where rolname = $1', [role]);
      const verb = rowCount === 0 ? 'create' : 'alter';
      const rights = 'login nosuperuser nocreatedb nocreaterole noreplication nobypassrls';
      await client.query(`${verb} role ${role} ${rights} password '${rolePassword(folder, role)}'`);
      await client.query(await handOver());
    });
  } catch (error) {
    const said = error instanceof Error ? error.message : String(error);
    throw new EmbeddedPostgresError(`The embedded database could not be given to its server: ${said}`, {
      cause: error,
    });
  } finally {
    await client.end().catch(() => undefined);
  }
}
