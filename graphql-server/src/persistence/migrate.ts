import { createOrm } from './orm.ts';
import { prepareDatabase } from './prepareDatabase.ts';

/** Brings the database at `url`, which nobody has an ORM on yet, up to date with its event types. */
export const migrate = async (url: string): Promise<void> => {
  const orm = createOrm({ url });
  try {
    await prepareDatabase(orm, url, { seedDemo: false });
  } finally {
    await orm.close();
  }
};
