import { createOrm } from './orm.ts';

/**
 * What would still have to change in the database at `url`, which has all migrations, for it to be what the
 * entities say: SQL, empty when the migrations are complete.
 */
export const missingFromMigrations = async (url: string): Promise<string> => {
  const orm = createOrm({ url });
  try {
    return await orm.schema.getUpdateSchemaSQL({ wrap: false });
  } finally {
    await orm.close();
  }
};
