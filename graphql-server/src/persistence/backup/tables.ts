import type { ClientBase } from 'pg';

/** What the migrations themselves keep is no data: a database that is restored into has its own. */
const NOT_DATA = `('public.mikro_orm_migrations', 'graphile_worker.migrations')`;

/** Names are quoted where they must be; what PostgreSQL computes itself is left out. */
const TABLES = `
  select format('%I.%I', table_schema, table_name) as name,
    array_agg(format('%I', column_name) order by ordinal_position) as columns
  from information_schema.columns join information_schema.tables using (table_schema, table_name)
  where table_schema in ('public', 'graphile_worker') and table_type = 'BASE TABLE' and is_generated = 'NEVER'
    and table_schema || '.' || table_name not in ${NOT_DATA}
  group by table_schema, table_name order by table_schema desc, table_name`;

const VERSION = `
  select array(select name from public.mikro_orm_migrations order by name)::text[]
    || array(select 'queue-' || id from graphile_worker.migrations order by id) as version`;

export interface Table {
  /** With its schema, as SQL writes it. */
  name: string;
  columns: string[];
}

export const tablesOf = async (client: ClientBase): Promise<Table[]> => (await client.query<Table>(TABLES)).rows;

/** The migrations that the database has had, the queue's too: rows fit where these are the same. */
export const versionOf = async (client: ClientBase): Promise<string> => {
  const { rows } = await client.query<{ version: string[] }>(VERSION);
  return rows[0]?.version.join(' ') ?? '';
};
