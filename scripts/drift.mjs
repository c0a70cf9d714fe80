// npm run drift: fails when the migrations do not lead to what the entities say. Runs on a database of its own.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from './lib/build.mjs';

build({ only: ['domain', 'graphql-server'] });

const dist = new URL('../graphql-server/dist/persistence/', import.meta.url);
const { startDatabase } = await import(new URL('startDatabase.js', dist).href);
const { migrate } = await import(new URL('migrate.js', dist).href);
const { missingFromMigrations } = await import(new URL('checkMigrations.js', dist).href);

const dataDir = mkdtempSync(path.join(tmpdir(), 'quorum-drift-'));
const postgres = await startDatabase({ dataDir, durable: false });
try {
  await migrate(postgres.url);
  const missing = await missingFromMigrations(postgres.url);
  if (missing.trim()) {
    console.error(`The entities say more than the migrations do. A migration is missing that does this:\n\n${missing}`);
    process.exitCode = 1;
  }
} finally {
  await postgres.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
