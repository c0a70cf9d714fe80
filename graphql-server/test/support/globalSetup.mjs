import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { build } from '../../../scripts/lib/build.mjs';

// jest loads this file by itself, without compiling what it imports: so it takes what is built
const dist = new URL('../../dist/', import.meta.url);

/** @param {string} url  @param {string} name */
const withDatabase = (url, name) => Object.assign(new URL(url), { pathname: `/${name}` }).href;

/** @param {string} url */
const ownerOf = (url) => new URL(url).username;

/** The PostgreSQL that is given, else one of our own without durability, started once for all test files. */
const startPostgres = async () => {
  const given = process.env.TEST_DATABASE_URL;
  if (given) return { url: given, adminUrl: given, stop: async () => undefined };
  const { startDatabase } = await import(new URL('persistence/startDatabase.js', dist).href);
  const dataDir = mkdtempSync(path.join(tmpdir(), 'quorum-test-'));
  return { ...(await startDatabase({ dataDir, durable: false })), dataDir };
};

/** @param {{ url: string, adminUrl: string }} postgres  @param {string} name */
const makeTemplate = async ({ url, adminUrl }, name) => {
  const client = new pg.Client(adminUrl);
  await client.connect();
  try {
    await client.query(`create database ${name} owner ${ownerOf(url)}`);
  } finally {
    await client.end();
  }
  const { migrate } = await import(new URL('persistence/migrate.js', dist).href);
  await migrate(withDatabase(url, name));
};

export default async function globalSetup() {
  build({ only: ['domain', 'graphql-server'] });
  const postgres = await startPostgres();
  const template = `quorum_test_${process.pid}`;
  await makeTemplate(postgres, template);
  // what the test files, in processes of their own, go by
  process.env.QUORUM_TEST_SERVER = postgres.url;
  process.env.QUORUM_TEST_ADMIN = postgres.adminUrl;
  process.env.QUORUM_TEST_TEMPLATE = template;
  globalThis.quorumTest = { postgres, template };
}
