import { rmSync } from 'node:fs';
import pg from 'pg';

/** Removes every database of this run: on a PostgreSQL that was given, nothing of ours stays behind. */
const dropDatabases = async (/** @type {string} */ url, /** @type {string} */ prefix) => {
  const client = new pg.Client(url);
  await client.connect();
  try {
    const { rows } = await client.query('select datname from pg_database where starts_with(datname, $1)', [prefix]);
    for (const { datname } of rows) await client.query(`drop database if exists "${datname}" with (force)`);
  } finally {
    await client.end();
  }
};

export default async function globalTeardown() {
  const { postgres, template } = globalThis.quorumTest;
  if (!postgres.dataDir) await dropDatabases(postgres.url, template);
  await postgres.stop();
  if (postgres.dataDir) rmSync(postgres.dataDir, { recursive: true, force: true });
}
