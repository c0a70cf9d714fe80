import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type * as embeddedModule from '../../../../graphql-server/src/persistence/startDatabase.ts';
import type * as migrateModule from '../../../../graphql-server/src/persistence/migrate.ts';
import { seed, seedPolls, withClient } from './seed.ts';

const built = (file: string): Promise<unknown> =>
  import(new URL(`../../../../graphql-server/dist/persistence/${file}`, import.meta.url).href);
const { migrate } = (await built('migrate.js')) as typeof migrateModule;
const { startDatabase } = (await built('startDatabase.js')) as typeof embeddedModule;

export const SMALL = { events: 200, responses: 12 };
const LARGE = { events: 5_000, responses: 20 };
/** As large as a poll can be, but for the voter whom `completePolls` adds. */
const FULL_POLLS = { count: 8, dates: 20, voters: 999 };

export interface Databases {
  small: string;
  large: string;
  /** Another small one, for what writes. */
  written: string;
  /** Another small one, with full polls beside the club's. */
  polls: string;
  /** Another small one, for notices. */
  told: string;
  stop(): Promise<void>;
}

const withDatabase = (url: string, name: string) => Object.assign(new URL(url), { pathname: `/${name}` }).href;

/** A PostgreSQL of our own, durable as in production, with the databases of the benchmark. */
export const startDatabases = async (): Promise<Databases> => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'quorum-bench-'));
  const { url, adminUrl, stop } = await startDatabase({ dataDir });
  const owner = new URL(url).username;
  // a round that writes ends with a checkpoint
  await withClient(adminUrl, (client) => client.query(`grant pg_checkpoint to ${owner}`));
  const create = async (name: string, template?: string) => {
    await withClient(adminUrl, (client) =>
      client.query(`create database ${name}${template ? ` template ${template}` : ''} owner ${owner}`),
    );
    return withDatabase(url, name);
  };
  const small = await create('small');
  await migrate(small);
  const large = await create('large', 'small');
  await seed(small, SMALL);
  await seed(large, LARGE);
  const written = await create('written', 'small');
  const polls = await create('polls', 'small');
  const told = await create('told', 'small');
  await seedPolls(polls, FULL_POLLS.count, FULL_POLLS);
  return {
    small,
    large,
    written,
    polls,
    told,
    async stop() {
      await stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
};
