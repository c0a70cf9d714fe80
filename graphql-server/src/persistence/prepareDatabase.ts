import type { MikroORM } from '@mikro-orm/postgresql';
import { Logger, runMigrations } from 'graphile-worker';
import pg from 'pg';
import { withAdvisoryLock } from './withAdvisoryLock.ts';
import { DemoSeeder } from './seeders/DemoSeeder.ts';
import { EventTypeSeeder } from './seeders/EventTypeSeeder.ts';
import { PhoneKeySeeder } from './seeders/PhoneKeySeeder.ts';
import { PushKeySeeder } from './seeders/PushKeySeeder.ts';
import { waitForDatabase } from './waitForDatabase.ts';

const silent = new Logger(() => () => undefined);

interface Options {
  /** Demo events go into a database that has no events. */
  seedDemo: boolean;
}

/** The queue's own tables. A pool of its own making would have no listener left for a connection that is cut at the end. */
const migrateQueue = async (url: string): Promise<void> => {
  const pool = new pg.Pool({ connectionString: url });
  const wasCut = () => {
    // the statement under way says so too; without a listener it would end the process
  };
  pool.on('error', wasCut);
  pool.on('connect', (client) => client.on('error', wasCut));
  try {
    await runMigrations({ pgPool: pool, logger: silent });
  } finally {
    await pool.end();
  }
};

/** Gives a database the tables that these migrations make, and the queue's newest; nothing is put into them. */
export const prepareTables = (orm: MikroORM, url: string, migrations: string[]): Promise<void> =>
  withAdvisoryLock(url, async () => {
    await orm.migrator.up({ migrations });
    await migrateQueue(url);
  });

/**
 * Brings a database up to date: the schema, the job queue, the event types, the keys for notifications and for codes, demo events. Replicas that start together take turns.
 * @throws StartupError when the database cannot be reached
 */
export const prepareDatabase = async (orm: MikroORM, url: string, { seedDemo }: Options): Promise<void> => {
  await waitForDatabase(url);
  await withAdvisoryLock(url, async () => {
    await orm.migrator.up();
    await migrateQueue(url);
    await orm.seeder.seed(EventTypeSeeder, PushKeySeeder, PhoneKeySeeder, ...(seedDemo ? [DemoSeeder] : []));
  });
};
