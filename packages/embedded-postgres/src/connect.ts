import { realpathSync } from 'node:fs';
import pg from 'pg';
import { readPassword, type DataFolder } from './dataFolder.ts';
import type { Naming } from './Naming.ts';
import { rolePassword } from './ownerRole.ts';

/** As the superuser, by whom the cluster is made and looked after. */
export const adminUrlOf = (folder: DataFolder, { admin }: Naming, port: number, database: string): string =>
  `postgres://${admin}:${readPassword(folder)}@127.0.0.1:${port}/${database}`;

/** As the role that owns the database. */
export const urlOf = (folder: DataFolder, { role, database }: Naming, port: number): string =>
  `postgres://${role}:${rolePassword(folder, role)}@127.0.0.1:${port}/${database}`;

const STATE = `select current_setting('data_directory') as place,
  exists (select from pg_database where datname = $1) as complete`;

const DUPLICATE = new Set(['42P04', '23505']);

const createDatabase = async (client: pg.Client, database: string) => {
  try {
    await client.query(`create database ${database}`);
  } catch (error) {
    if (!DUPLICATE.has((error as { code?: string }).code ?? '')) throw error; // another process was quicker
  }
};

/**
 * Whether the cluster of this folder, and no other, answers at `port`; its database is there afterwards.
 * Whatever keeps it from answering (not up yet, going down, somebody else's port) means no.
 */
export async function answers(folder: DataFolder, naming: Naming, port: number): Promise<boolean> {
  const client = new pg.Client({
    connectionString: adminUrlOf(folder, naming, port, 'postgres'),
    connectionTimeoutMillis: 5_000,
  });
  client.on('error', () => undefined); // it may go down under us; the query below says so too
  try {
    await client.connect();
    const { rows } = await client.query<{ place: string; complete: boolean }>(STATE, [naming.database]);
    if (rows[0]?.place !== realpathSync(folder.cluster)) return false;
    if (!rows[0].complete) await createDatabase(client, naming.database);
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}
