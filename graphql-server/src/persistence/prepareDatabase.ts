import type { MikroORM } from '@mikro-orm/postgresql';
import { Logger, runMigrations } from 'graphile-worker';
import { exclusively } from './exclusively.ts';
import { DemoSeeder } from './seeders/DemoSeeder.ts';
import { EventTypeSeeder } from './seeders/EventTypeSeeder.ts';
import { waitForDatabase } from './waitForDatabase.ts';

const silent = new Logger(() => () => undefined);

interface Options {
  /** Demo events go into a database that has no events. */
  seedDemo: boolean;
}

/**
 * Brings a database up to date: the schema, the job queue, the event types, demo events. Replicas that start together take turns.
 * @throws StartupError when the database cannot be reached
 */
export const prepareDatabase = async (orm: MikroORM, url: string, { seedDemo }: Options): Promise<void> => {
  await waitForDatabase(url);
  await exclusively(url, async () => {
    await orm.migrator.up();
    await runMigrations({ connectionString: url, logger: silent });
    await orm.seeder.seed(EventTypeSeeder, ...(seedDemo ? [DemoSeeder] : []));
  });
};
