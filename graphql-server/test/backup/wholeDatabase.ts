import { query } from '../../../packages/embedded-postgres/test/query.ts';

const SCHEMAS = `('public', 'graphile_worker')`;

/** What a backup makes other than it was, on purpose: no server of the old database holds a job any more. */
const WITHOUT_LOCKS = ['locked_at', 'locked_by', 'is_available'];

/** When the migrations of this very database ran is its own. */
const OWN = ['public.mikro_orm_migrations', 'graphile_worker.migrations'];

const OF_SCHEMA: Record<string, string> = {
  triggers: `select tgrelid::regclass::text as at, pg_get_triggerdef(pg_trigger.oid) as def, tgenabled from pg_trigger
    join pg_class on pg_class.oid = tgrelid join pg_namespace on pg_namespace.oid = relnamespace
    where nspname in ${SCHEMAS} and not tgisinternal order by 1, 2`,
  // those by which PostgreSQL itself keeps references
  internalTriggers: `select tgrelid::regclass::text as at, tgenabled, tgdeferrable, tginitdeferred, count(*)::int
    from pg_trigger join pg_class on pg_class.oid = tgrelid join pg_namespace on pg_namespace.oid = relnamespace
    where nspname in ${SCHEMAS} and tgisinternal group by 1, 2, 3, 4 order by 1, 2, 3, 4`,
  constraints: `select conrelid::regclass::text as at, conname, pg_get_constraintdef(pg_constraint.oid) as def, convalidated,
      condeferrable, condeferred
    from pg_constraint join pg_namespace on pg_namespace.oid = connamespace where nspname in ${SCHEMAS} order by 1, 2`,
  indexes: `select indexdef as def, indisvalid from pg_indexes join pg_index
      on indexrelid = format('%I.%I', schemaname, indexname)::regclass
    where schemaname in ${SCHEMAS} order by 1`,
  sequences: `select * from pg_sequences where schemaname in ${SCHEMAS} order by schemaname, sequencename`,
  functions: `select pronamespace::regnamespace::text, pg_get_functiondef(pg_proc.oid) as def from pg_proc
    where pronamespace::regnamespace::text in ${SCHEMAS} and prokind = 'f' order by 2`,
  migrations: `select name from public.mikro_orm_migrations order by 1`,
  migrationsOfQueue: `select id from graphile_worker.migrations order by 1`,
};

interface WholeDatabase {
  /** The rows of every table that there is, by its name. */
  rows: Record<string, unknown[]>;
  /** What else there is: triggers, constraints, indexes, sequences, functions. */
  schema: Record<string, unknown[]>;
}

const TABLES = `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
  where table_schema in ${SCHEMAS} and table_type = 'BASE TABLE' order by 1`;

/** All that is in the database at `url`, as its catalogue lists it. */
export const wholeDatabase = async (url: string): Promise<WholeDatabase> => {
  const rows: WholeDatabase['rows'] = {};
  for (const { name } of await query<{ name: string }>(url, TABLES)) {
    if (OWN.includes(name)) continue;
    const all = `select row::text from (select to_jsonb(one) - '{${WITHOUT_LOCKS.join(',')}}'::text[] as row from ${name} as one) as rows
      order by 1`;
    rows[name] = (await query<{ row: string }>(url, all)).map(({ row }) => row);
  }
  const schema: WholeDatabase['schema'] = {};
  for (const [name, sql] of Object.entries(OF_SCHEMA)) schema[name] = await query(url, sql);
  return { rows, schema };
};
