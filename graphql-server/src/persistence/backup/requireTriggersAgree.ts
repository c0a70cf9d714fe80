import pg, { type ClientBase } from 'pg';
import { SCHEMAS } from './tables.ts';

/** The tables whose rows a trigger looks at when they change, and the columns that may be written. */
const WATCHED = `
  select tgrelid::regclass::text as name, array(
      select attname::text from pg_attribute where attrelid = tgrelid and attnum > 0 and not attisdropped
        and attgenerated = '' and attidentity <> 'a') as columns
  from pg_trigger join pg_class on pg_class.oid = tgrelid join pg_namespace on pg_namespace.oid = relnamespace
  where not tgisinternal and tgenabled <> 'D' and nspname in ${SCHEMAS}
    and (tgtype & 1) = 1 and (tgtype & 16) = 16
  group by tgrelid`;

/**
 * Has the triggers look at rows that were loaded without them: each is written as it is, and all of that undone, since a
 * trigger may note that something has changed. To be called in a transaction.
 * @throws Error what a trigger says about a row that it does not take
 */
export const requireTriggersAgree = async (client: ClientBase): Promise<void> => {
  const { rows: tables } = await client.query<{ name: string; columns: string[] }>(WATCHED);
  await client.query('savepoint before_triggers');
  for (const { name, columns } of tables) {
    const same = columns.map((column) => `${pg.escapeIdentifier(column)} = ${pg.escapeIdentifier(column)}`);
    await client.query(`update ${name} set ${same.join(', ')}`);
  }
  await client.query('rollback to savepoint before_triggers');
};
