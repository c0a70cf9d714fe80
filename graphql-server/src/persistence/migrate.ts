import type { MikroORM } from '@mikro-orm/postgresql';
import { createOrm } from './orm.ts';
import { prepareDatabase, prepareTables } from './prepareDatabase.ts';

const withOrm = async (url: string, work: (orm: MikroORM) => Promise<void>): Promise<void> => {
  const orm = createOrm({ url });
  try {
    await work(orm);
  } finally {
    await orm.close();
  }
};

/** Brings the database at `url`, which nobody has an ORM on yet, up to date with its event types. */
export const migrate = (url: string): Promise<void> =>
  withOrm(url, (orm) => prepareDatabase(orm, url, { seedDemo: false }));

/** Gives the database at `url` the tables of these migrations, which may be those of an older version. */
export const migrateTo = (url: string, migrations: string[]): Promise<void> =>
  withOrm(url, (orm) => prepareTables(orm, url, migrations));
